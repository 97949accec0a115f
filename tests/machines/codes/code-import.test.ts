/** The import of codes: read, mapped, sent, cancelled, gone on with (SER-01, SER-03). */
import { fromCallback } from 'xstate';
import { expect, test } from 'vitest';
import { CODE_IMPORT_RETRY_MS } from '../../../src/domain/constants.ts';
import {
  codeImportMachine,
  type CodeImportReport,
  type WantedCodes,
} from '../../../src/machines/codes/code-import.machine.ts';
import { serviceFailure } from '../../support/service-failures.ts';
import { inTurn, started } from '../../support/started.ts';

type Removed = Readonly<Record<'couponId' | 'seriesId', string>>;

function driver(removal?: Error) {
  const imports: WantedCodes[] = [];
  const { actor: removeSeries, asked: removals } = inTurn<void, Removed>(removal);
  let report: (sent: CodeImportReport) => void = () => undefined;
  const importCodes = fromCallback<{ type: string }, WantedCodes>(({ input, sendBack }) => {
    imports.push(input);
    report = sendBack;
  });
  const machine = codeImportMachine.provide({ actors: { importCodes, removeSeries } });
  const input = { couponId: 'coupon', barcodeType: 'QR', householdsOnly: null } as const;
  const { actor, ...running } = started(machine, { input });
  return {
    ...running,
    actor,
    imports,
    removals,
    report: (sent: CodeImportReport) => report(sent),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

test('[SER-01] a number of codes is made, none for a number that is none', () => {
  const { actor, state, context, imports, report } = driver();
  for (const count of [0, -1, 1.5, 1_000_001, Number.NaN])
    actor.send({ type: 'codes.make', count, seriesId: 'series' });
  expect(state()).toBe('choosing');
  actor.send({ type: 'ownCode.choose', householdsOnly: true });
  actor.send({ type: 'codes.make', count: 25, seriesId: 'series' });
  const made = { seriesId: 'series', count: 25, list: null };
  expect(imports).toMatchObject([{ ...made, householdsOnly: true }]);
  report({ type: 'import.done', equalRows: 0 });
  expect([state(), context().householdsOnly]).toEqual(['done', null]);
});

test('[SER-03] an import that got no answer goes on with the same series by itself', () => {
  const { actor, clock, state, imports, report } = driver();
  actor.send({ type: 'codes.make', count: 25, seriesId: 'series' });
  report({ type: 'import.progress', progress: { rows: 10, perSecond: 5 } });
  report({ type: 'import.failed', error: serviceFailure('unreachable') });
  expect(state()).toBe('waiting');
  clock.increment(CODE_IMPORT_RETRY_MS);
  expect(state()).toBe('importing');
  expect(imports.map(({ seriesId }) => seriesId)).toEqual(['series', 'series']);
});

test('[SER-03] an import that was refused stops with its reason', () => {
  const { actor, clock, state, context, report } = driver();
  actor.send({ type: 'codes.make', count: 25, seriesId: 'series' });
  report({ type: 'import.failed', error: serviceFailure('too-many-codes') });
  clock.increment(CODE_IMPORT_RETRY_MS);
  expect(state()).toBe('stopped');
  expect(context().failure).toBe('too-many-codes');
});

test.each([undefined, 'not-found'] as const)(
  '[SER-03] cancel removes the series, also before the services have stored anything: %s',
  async (code) => {
    const { actor, at, context, removals } = driver(code && serviceFailure(code));
    actor.send({ type: 'codes.make', count: 25, seriesId: 'series' });
    actor.send({ type: 'import.cancel' });
    await at('choosing');
    expect(removals).toMatchObject([{ seriesId: 'series' }]);
    expect(context().failure).toBe(null);
  },
);
