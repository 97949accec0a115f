import { expect } from '@playwright/test';
import {
  bulkImportMachine,
  type BulkItem,
  type MadeTemplate,
} from '../../../src/machines/admin/bulk-import.machine.ts';
import { armImports, holdImports, letImport } from '../../hand/import-gate.ts';
import { drawnSvg, NO_DRAWING, outcomeOf } from '../../hand/sample-drawings.ts';
import type { Stage } from '../../hand/stage.ts';
import { processOf } from '../../model/process.ts';
import { CALLS } from '../../hand/calls.ts';
import { failureOf } from '../dashboard/dashboard.ts';

/** ms; an import of a few shapes ends within it. */
const SOON = { timeout: 15_000 };
/** ms; a development server compiles the editor when it is first asked for. */
const AT_FIRST = { timeout: 45_000 };
const FILES = [drawnSvg('rolls.svg'), NO_DRAWING];

/** Whether the drawing that is imported now can be read. */
const isDrawing = ({ items }: { readonly items: readonly BulkItem[] }): boolean =>
  items.find(({ state }) => state === 'working')?.file.name !== NO_DRAWING.name;

const made = (templateId: string | null, name: string): MadeTemplate => ({
  outcome: outcomeOf(name),
  templateId,
});

/** Imports the drawing up to the call that makes a template of it; the next drawing waits again. */
async function importFirst(stage: Stage): Promise<void> {
  await letImport(stage);
  await expect.poll(() => stage.network.count(CALLS.makeTemplate), SOON).toBe(1);
  await armImports(stage);
}

async function says({ page }: Stage, file: string, words: string): Promise<void> {
  await expect(page.getByRole('listitem').filter({ hasText: file })).toContainText(words, SOON);
}

export const bulkImport = processOf({
  name: 'bulk-import',
  title: 'Many drawings at once',
  rows: ['ADMT-12'],
  person: 'administrator',
  machine: bulkImportMachine,
  starts: [
    {
      words:
        'drops two SVG files at once on “Source image” of a new template; the second is a text under the name of a drawing',
      input: undefined,
      hand: async (stage) => {
        await stage.network.hold(CALLS.makeTemplate);
        await holdImports(stage);
        await stage.page.goto(`${stage.url}/template/create`);
        await stage.page.getByRole('tab', { name: 'Strip' }).waitFor(AT_FIRST);
        await stage.page.getByLabel('Source image file').setInputFiles(
          FILES.map(({ name, text }) => ({
            name,
            mimeType: 'image/svg+xml',
            buffer: Buffer.from(text),
          })),
        );
      },
    },
  ],
  reads: ({ items }) => ({ states: items.map(({ state }) => state) }),
  events: {
    'files.drop': [
      {
        words: 'sees both in a list',
        payload: { files: FILES },
        when: ({ items }) => items.length === 0,
        hand: async (stage) => {
          for (const { name } of FILES) await says(stage, name, name);
        },
      },
    ],
    'bulk.stop': [
      {
        words: 'presses “Stop here”',
        hand: async (stage) => {
          await stage.page.getByRole('button', { name: 'Stop here' }).click();
          await says(stage, NO_DRAWING.name, 'Not imported');
        },
      },
    ],
  },
  actors: {
    makeTemplate: {
      done: [
        {
          words: 'gets a template of the first, which is inactive',
          when: isDrawing,
          brings: () => made('template', 'rolls.svg'),
          hand: async (stage) => {
            await importFirst(stage);
            await stage.network.pass(CALLS.makeTemplate);
            await says(stage, 'rolls.svg', 'Inactive template made');
            await expectInactive(stage);
          },
        },
        {
          words: 'reads why the second is refused',
          when: (context) => !isDrawing(context),
          brings: () => made(null, NO_DRAWING.name),
          hand: async (stage) => {
            await letImport(stage);
            await says(stage, NO_DRAWING.name, 'Refused');
          },
        },
      ],
      error: [
        {
          words: 'meets services that fail to take the first',
          when: isDrawing,
          brings: () => failureOf('internal'),
          hand: async (stage) => {
            await importFirst(stage);
            await stage.network.fail(CALLS.makeTemplate);
            await says(stage, 'rolls.svg', 'Refused');
          },
        },
      ],
    },
  },
  delays: {},
  views: {
    resting: async (sight) => {
      await sight.sees('heading', '2 drawings');
      await sight.sees('link', 'Back to the designs');
    },
    making: async (sight) => {
      await sight.reads(/^Importing \d of 2$/);
      await sight.sees('button', 'Stop here');
    },
  },
});

/** Nobody but administrators is offered what was made. */
async function expectInactive({ page, services }: Stage): Promise<void> {
  const link = page.getByRole('link', { name: 'Edit the template of rolls.svg' });
  const id = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
  const stored = await services.readTemplate(id);
  if (stored?.active !== false) throw new Error(`The template ${id} should be inactive.`);
}
