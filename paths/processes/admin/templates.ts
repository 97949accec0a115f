/** What administrators do with templates outside of the editor: the switch, and importing many drawings at once. */
import { expect } from '@playwright/test';
import {
  bulkImportMachine,
  type BulkItem,
} from '../../../src/machines/admin/bulk-import.machine.ts';
import { templateToggleMachine } from '../../../src/machines/admin/template-toggle.machine.ts';
import type { Hand, Stage } from '../../model/kit.ts';
import {
  coupon,
  couponOf,
  does,
  imports,
  letImport,
  line,
  processOf,
  row,
  sees,
  start,
  told,
} from '../../model/kit.ts';
import { chooseSvg, drawnSvg, NO_DRAWING, outcomeOf } from '../../hand/sample-drawings.ts';
import * as templateMessagesWords from '../../../src/words/domain/template-messages.gen.ts';

/** Adds a template to the catalogue. The path is about it, like other paths about a coupon. */
export const prepareTemplate: Hand = async ({ services, coupons, word }) => {
  const name = `${word} rolls`;
  coupons.push({ id: await services.makeTemplate(name), name });
};

/** ms; an import of a few shapes ends within this time. */
const SOON = { timeout: 15_000 };
/** A development server compiles the editor on its first request. */
export const EDITOR_OPENS: Hand = ({ page }) =>
  page.getByRole('tab', { name: 'Strip' }).waitFor({ timeout: 45_000 });

const TOGGLE = /^(Activate|Deactivate) /;

/** Uses the keyboard: the actions of a tile appear on focus. */
const press: Hand = (stage) => sees.partOf(stage, 'button', TOGGLE).press('Enter');

/** In the model: the first press was refused. */
const REFUSED = 'refused';

/** The first press on a tile starts its machine. */
const pressFirst: Hand = [
  ...[prepareTemplate, line.hold('changeTemplate')],
  ...[does.open(({ word }) => `/search/${encodeURIComponent(word)}`), press],
];
const refuse = line.fails('changeTemplate', sees.text(templateMessagesWords.updateFailed()));
const switchedOff = sees.text((stage) =>
  templateMessagesWords.switched({ title: coupon(stage), isActive: false }),
);
const isActive = async ({ services, coupons }: Stage): Promise<boolean | undefined> =>
  (await services.readTemplate(coupons[0]?.id ?? ''))?.active;
const isSwitching = sees.busy('button', TOGGLE);

export const templateToggle = processOf(templateToggleMachine, 'Switching a template on and off', {
  rows: ['ADMT-07'],
  person: 'administrator',
  starts: [
    start(
      'makes a template with the title “Sample rolls”, opens /search/Sample, and presses the eye of its tile',
      { templateId: 'template', active: false },
      [pressFirst, line.pass('changeTemplate'), switchedOff],
    ),
    start(
      `${line.blocking('changeTemplate').replace('block', 'blocks')}, makes a template with the title “Sample rolls”, opens /search/Sample, presses the eye of its tile, and reads “${templateMessagesWords.updateFailed()}”`,
      { templateId: REFUSED, active: true },
      [pressFirst, refuse],
    ),
  ],
  reads: ({ active, stored }) => ({ active, stored }),
  events: { 'template.toggle': row('presses the eye of the tile “Sample rolls”', press) },
  actors: {
    switchTemplate: {
      done: [
        row(line.gets('changeTemplate'), { when: ({ templateId }) => templateId !== REFUSED }),
        row(
          'waits until the services have answered, and reads that the template is switched off',
          [
            ...[line.pass('changeTemplate'), switchedOff],
            async (stage) => expect(await isActive(stage)).toBe(false),
          ],
          { when: ({ templateId, active, stored }) => templateId === REFUSED && active !== stored },
        ),
      ],
      error: { ...refuse, when: ({ templateId }) => templateId !== REFUSED },
    },
  },
  views: {
    resting: [
      told(
        'the eye of “Sample rolls”, open or crossed out as it is after a reload',
        async (stage) => {
          const deed = (await isActive(stage)) === true ? 'Deactivate' : 'Activate';
          return sees.part('button', `${deed} ${couponOf(stage).name}`);
        },
      ),
      sees.busy('button', TOGGLE, false),
    ],
    'switching.calling': isSwitching,
    'switching.settled': isSwitching,
  },
});

const FIRST = 'rolls.svg';
const NEW_TEMPLATE = { id: 'template', title: 'Rolls', picture: '/rolls.png' };
const FILES = [drawnSvg(FIRST), NO_DRAWING];

/** Whether the drawing being imported is readable. */
const isDrawing = ({ items }: { readonly items: readonly BulkItem[] }): boolean =>
  items.find(({ state }) => state === 'working')?.file.name !== NO_DRAWING.name;

/** Imports the drawing up to the call that creates a template. The next drawing waits again. */
const importFirst: Hand = [
  letImport,
  ({ network }) => expect.poll(() => network.count('makeTemplate'), SOON).toBe(1),
  imports.arm,
];

const says =
  (file: string, words: string): Hand =>
  ({ page }) =>
    expect(page.getByRole('listitem').filter({ hasText: file })).toContainText(words, SOON);

/** Only administrators see the new template. */
async function expectInactive({ page, services }: Stage): Promise<void> {
  const link = page.getByRole('link', { name: `Add its texts: ${FIRST}` });
  const id = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
  expect((await services.readTemplate(id))?.active).toBe(false);
}

export const bulkImport = processOf(bulkImportMachine, 'Many drawings at once', {
  rows: ['ADMT-12'],
  person: 'administrator',
  starts: row(
    'drops rolls.svg, a drawing, and notes.svg, a text file, at once on “Source image” of a new template',
    [
      ...[line.hold('makeTemplate'), imports.install, does.open('/template/create')],
      ...[EDITOR_OPENS, chooseSvg(...FILES)],
    ],
  ),
  reads: ({ items }) => ({ states: items.map(({ state }) => state) }),
  events: {
    'files.drop': row(
      'sees rolls.svg and notes.svg in a list',
      FILES.map(({ name }) => says(name, name)),
      { payload: { files: FILES }, when: ({ items }) => items.length === 0 },
    ),
    'bulk.stop': row('presses “Stop importing”', [
      does.press('Stop importing'),
      says(NO_DRAWING.name, 'Not imported'),
    ]),
  },
  actors: {
    makeTemplate: {
      done: [
        row(
          'waits, and reads “Inactive template made” at rolls.svg',
          [
            ...[importFirst, line.pass('makeTemplate'), says(FIRST, 'Inactive template created')],
            expectInactive,
          ],
          { when: isDrawing, brings: { outcome: outcomeOf(FIRST), template: NEW_TEMPLATE } },
        ),
        row(
          'waits, and reads “Refused” at notes.svg',
          [letImport, says(NO_DRAWING.name, 'Refused')],
          {
            when: (context) => !isDrawing(context),
            brings: { outcome: outcomeOf(NO_DRAWING.name), template: null },
          },
        ),
      ],
      error: {
        ...line.fails('makeTemplate'),
        words: 'waits, and reads “Refused” at rolls.svg',
        when: isDrawing,
        hand: [importFirst, line.fail('makeTemplate'), says(FIRST, 'Refused')],
      },
    },
  },
  views: {
    resting: [
      sees.part('heading', /^\d of 2 drawings are templates$/),
      sees.part('link', 'Back to the designs'),
    ],
    making: [sees.text(/^Importing \d of 2$/), sees.part('button', 'Stop importing')],
  },
});
