/** What administrators do with templates outside of the editor: the switch, and importing many drawings at once. */
import { expect } from '@playwright/test';
import type { ContextFrom } from 'xstate';
import * as templateWords from '../../../src/words/domain/template-messages.gen.ts';
import type { BulkItem } from '../../../src/machines/admin/bulk-import.machine.ts';
import { bulkImportMachine } from '../../../src/machines/admin/bulk-import.machine.ts';
import { templateToggleMachine } from '../../../src/machines/admin/template-toggle.machine.ts';
import type { Deed, Hand, Stage } from '../kit/kit.ts';
import { couponOf, does, gates, line, processOf, row, sees, start, when } from '../kit/kit.ts';
import { sentenceOf } from '../../hand/hand.ts';
import { chooseSvg, drawnSvg, fileIn, NO_DRAWING, outcomeOf } from '../../hand/sample-drawings.ts';

/** Adds a template to the catalogue. The path is about it, like other paths about a coupon. */
export const PREPARE_TEMPLATE: Deed = {
  words: 'makes a template with the title “Sample rolls”',
  hand: async ({ services, coupons, word }) => {
    const name = `${word} rolls`;
    coupons.push({ id: await services.makeTemplate(name), name });
  },
};

/** ms; an import of a few shapes ends within this time. */
const SOON = { timeout: 15_000 };
/** A development server compiles the editor on its first request. */
export const EDITOR_OPENS: Hand = ({ page }) =>
  page.getByRole('tab', { name: 'Strip' }).waitFor({ timeout: 45_000 });

const TOGGLE = /^(Activate|Deactivate) /;

/** Uses the keyboard: the actions of a tile appear on focus. */
const press: Deed = {
  words: 'presses the eye of the tile “Sample rolls”',
  hand: (stage) => sees.partOf(stage, 'button', TOGGLE).press('Enter'),
};

/** In the model: the first press was refused. */
const REFUSED = 'refused';
type Pressed = ContextFrom<typeof templateToggleMachine>;
const wasRefused = ({ templateId }: Pressed): boolean => templateId === REFUSED;

/** The first press on a tile starts its machine. */
const pressFirst: Hand = [
  ...[PREPARE_TEMPLATE, line.hold('changeTemplate')],
  ...[does.open(({ word }) => `/search/${word}`), press],
];
const updateFailed = sees.text(templateWords.updateFailed());
const refuse = line.fails('changeTemplate', updateFailed);
const switchedOff = row('reads that the template is switched off', [
  sees.text((stage) => templateWords.switched({ title: couponOf(stage).name, isActive: false })),
]);
const isActive = async (stage: Stage): Promise<boolean | undefined> =>
  (await stage.services.readTemplate(couponOf(stage).id))?.active;
const isInactive: Hand = async (stage) => expect(await isActive(stage)).toBe(false);
const isSwitching = sees.busy('button', TOGGLE);

export const templateToggle = processOf(templateToggleMachine, 'Switching a template on and off', {
  rows: ['ADMT-07'],
  person: 'administrator',
  starts: [
    start({ templateId: 'template', active: false }, [
      pressFirst,
      line.pass('changeTemplate'),
      switchedOff,
    ]),
    start(
      { templateId: REFUSED, active: true },
      `${refuse.before.replace('block', 'blocks')}, ${sentenceOf([pressFirst, updateFailed])}`,
      [pressFirst, refuse],
    ),
  ],
  reads: ({ active, stored }) => ({ active, stored }),
  steps: {
    'template.toggle': press,
    'done: switchTemplate': [
      row(line.gets('changeTemplate'), { when: when.not(wasRefused) }),
      row(line.gets('changeTemplate', switchedOff, isInactive), {
        when: when.both(wasRefused, ({ active, stored }) => active !== stored),
      }),
    ],
    'error: switchTemplate': row(refuse, { when: when.not(wasRefused) }),
  },
  views: {
    resting: [
      sees.told(
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

const refusedNotes = ({ items }: { readonly items: readonly BulkItem[] }): number =>
  items.findIndex(({ state, file }) => state === 'refused' && file.name === NO_DRAWING.name);
const hasRefusedNotes = (context: Parameters<typeof refusedNotes>[0]): boolean =>
  refusedNotes(context) !== -1;

const BESIDE_REFUSED = 'The buttons are only beside a refused drawing; a machine test shows it.';

const chooseNotesAgain: Hand = async ({ page }) => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose it again: notes.svg' }).click();
  await (await chooser).setFiles(fileIn(NO_DRAWING));
};
const notesAreGone: Hand = ({ page }) =>
  expect(page.getByRole('listitem').filter({ hasText: NO_DRAWING.name })).toBeHidden(SOON);

/** Imports the drawing up to the call that creates a template. The next drawing waits again. */
const importFirst: Hand = [
  gates.letImport,
  ({ network }) => expect.poll(() => network.count('makeTemplate'), SOON).toBe(1),
  gates.imports.arm,
];

const reads = (file: string, words: string): Deed => ({
  words: `reads “${words}” at ${file}`,
  hand: ({ page }) =>
    expect(page.getByRole('listitem').filter({ hasText: file })).toContainText(words, SOON),
});

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
      ...[line.hold('makeTemplate'), gates.imports.install, does.open('/template/create')],
      ...[EDITOR_OPENS, chooseSvg(...FILES)],
    ],
  ),
  reads: ({ items }) => ({ states: items.map(({ state }) => state) }),
  steps: {
    // The list has what was begun.
    'files.drop': row('sees rolls.svg in a list', [reads(FIRST, FIRST)], {
      payload: { files: FILES },
      when: ({ items }) => items.length === 0,
    }),
    'drawing.replace': row(
      'presses “Choose it again” at notes.svg and chooses notes.svg',
      [gates.imports.arm, chooseNotesAgain],
      {
        payload: (context) => ({ index: refusedNotes(context), file: NO_DRAWING }),
        when: hasRefusedNotes,
      },
    ),
    'drawing.dismiss': row(
      'presses “Leave it out” at notes.svg, which leaves the list',
      [does.press('Leave it out: notes.svg'), notesAreGone],
      { payload: (context) => ({ index: refusedNotes(context) }), when: hasRefusedNotes },
    ),
    'bulk.stop': row([
      does.press('Stop importing'),
      reads(NO_DRAWING.name, 'Not imported'),
      sees.no('button', 'Stop importing'),
    ]),
    'done: makeTemplate': [
      row(
        [
          does.waits('for the first import', [importFirst, line.pass('makeTemplate')]),
          reads(FIRST, 'Inactive template created'),
          expectInactive,
        ],
        { when: isDrawing, brings: { outcome: outcomeOf(FIRST), template: NEW_TEMPLATE } },
      ),
      row(
        [
          does.waits('for the second import', gates.letImport),
          reads(NO_DRAWING.name, 'Refused'),
          sees.no('button', 'Stop importing'),
        ],
        {
          when: when.not(isDrawing),
          brings: { outcome: outcomeOf(NO_DRAWING.name), template: null },
        },
      ),
    ],
    'error: makeTemplate': {
      ...line.fails('makeTemplate', reads(FIRST, 'Refused')),
      when: isDrawing,
      hand: [importFirst, line.fail('makeTemplate'), reads(FIRST, 'Refused')],
    },
  },
  views: {
    // It begins with dropped files, so its first rest is over before it is seen.
    resting: sees.part('link', 'Back to the designs'),
    making: [sees.text(/^Importing \d of 2$/), sees.part('button', 'Stop importing')],
  },
  notWalked: {
    'bulkImport · drawing.replace · refused': BESIDE_REFUSED,
    'bulkImport · drawing.dismiss · refused': BESIDE_REFUSED,
  },
});
