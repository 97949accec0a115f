/** The print kit's process (PRE-05). */
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import type { HouseholdRows, PrintOptions } from '../../../src/domain/print/print-options.ts';
import type { PrintSheet } from '../../../src/domain/print/print-sheet.ts';
import { printKitMachine } from '../../../src/machines/print/print-kit.machine.ts';

interface Doubles {
  readonly draws?: (options: PrintOptions) => Promise<Partial<PrintSheet>>;
  readonly saves?: () => Promise<void>;
  readonly hasBarcode?: boolean;
  readonly households?: HouseholdRows | null;
}

function kit({
  draws = async (options) => ({ options, isCodePrintable: true }),
  saves = async () => undefined,
  hasBarcode = true,
  households = null,
}: Doubles = {}) {
  const saved: (PrintSheet | null)[] = [];
  const machine = printKitMachine.provide({
    actors: {
      drawSheet: fromPromise<PrintSheet, PrintOptions>(
        async ({ input }) => (await draws(input)) as PrintSheet,
      ),
      savePdf: fromCallback<{ type: string }, PrintSheet | null>(({ input, sendBack }) => {
        sendBack({ type: 'pdf.progress', coupons: 8 });
        saves().then(
          () => {
            saved.push(input);
            sendBack({ type: 'pdf.saved' });
          },
          (error: unknown) => sendBack({ type: 'pdf.failed', error }),
        );
        return () => undefined;
      }),
    },
  });
  const actor = createActor(machine, { input: { hasBarcode, households } }).start();
  return { actor, saved };
}

test('[PRE-05] the sheet of the last choice is shown, whichever drawing ends first', async () => {
  const slow = Promise.withResolvers<Partial<PrintSheet>>();
  const { actor } = kit({
    draws: async (options) => (options.layout === 'eight' ? slow.promise : { options }),
  });
  actor.send({ type: 'options.change', options: { layout: 'two' } });
  await waitFor(actor, (state) => state.matches('ready'));
  slow.resolve({});
  await slow.promise;
  expect(actor.getSnapshot().context.sheet?.options.layout).toBe('two');
});

test('[PRE-05] a coupon without a barcode gets the code of its page', () => {
  expect(kit({ hasBarcode: false }).actor.getSnapshot().context.options.code).toBe('link');
});

test('[PRE-05] a code with lines too thin for paper is not downloaded', async () => {
  const { actor } = kit({ draws: async (options) => ({ options, isCodePrintable: false }) });
  await waitFor(actor, (state) => state.matches('ready'));
  actor.send({ type: 'pdf.download' });
  expect(actor.getSnapshot().value).toBe('ready');
});

test('[PRE-05] a PDF that was not made says why, and leaves the sheet', async () => {
  const { actor } = kit({ saves: () => Promise.reject(new Error('No memory.')) });
  await waitFor(actor, (state) => state.matches('ready'));
  actor.send({ type: 'pdf.download' });
  await waitFor(actor, (state) => state.matches('ready'));
  expect(actor.getSnapshot().context).toMatchObject({
    failure: 'No memory.',
    sheet: { isCodePrintable: true },
  });
});
