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
      'searches the catalogue for a template, and switches it off by the eye of its tile',
      { templateId: 'template', active: false },
      [pressFirst, line.pass('changeTemplate'), switchedOff],
    ),
    start(
      'searches the catalogue for a template, and meets services that fail to switch it off',
      { templateId: REFUSED, active: true },
      [pressFirst, refuse],
    ),
  ],
  reads: ({ active, stored }) => ({ active, stored }),
  events: { 'template.toggle': row('presses the eye of its tile', press) },
  actors: {
    switchTemplate: {
      done: [
        row(line.gets('changeTemplate'), { when: ({ templateId }) => templateId !== REFUSED }),
        row(
          'gets the services’ yes to what they refused before',
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
      async (stage) => {
        const deed = (await isActive(stage)) === true ? 'Deactivate' : 'Activate';
        return sees.part('button', `${deed} ${couponOf(stage).name}`);
      },
      sees.busy('button', TOGGLE, false),
    ],
    'switching.calling': isSwitching,
    'switching.settled': isSwitching,
  },
});

const FIRST = 'rolls.svg';
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
  const link = page.getByRole('link', { name: `Edit the template of ${FIRST}` });
  const id = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
  expect((await services.readTemplate(id))?.active).toBe(false);
}

export const bulkImport = processOf(bulkImportMachine, 'Many drawings at once', {
  rows: ['ADMT-12'],
  person: 'administrator',
  starts: row(
    'drops two SVG files at once on “Source image” of a new template; the second is a text under the name of a drawing',
    [
      ...[line.hold('makeTemplate'), imports.install, does.open('/template/create')],
      ...[EDITOR_OPENS, chooseSvg(...FILES)],
    ],
  ),
  reads: ({ items }) => ({ states: items.map(({ state }) => state) }),
  events: {
    'files.drop': row(
      'sees both in a list',
      FILES.map(({ name }) => says(name, name)),
      { payload: { files: FILES }, when: ({ items }) => items.length === 0 },
    ),
    'bulk.stop': row('presses “Stop here”', [
      does.press('Stop here'),
      says(NO_DRAWING.name, 'Not imported'),
    ]),
  },
  actors: {
    makeTemplate: {
      done: [
        row(
          'gets a template of the first, which is inactive',
          [
            ...[importFirst, line.pass('makeTemplate'), says(FIRST, 'Inactive template made')],
            expectInactive,
          ],
          { when: isDrawing, brings: { outcome: outcomeOf(FIRST), templateId: 'template' } },
        ),
        row('reads why the second is refused', [letImport, says(NO_DRAWING.name, 'Refused')], {
          when: (context) => !isDrawing(context),
          brings: { outcome: outcomeOf(NO_DRAWING.name), templateId: null },
        }),
      ],
      error: {
        ...line.fails('makeTemplate'),
        words: 'meets services that fail to take the first',
        when: isDrawing,
        hand: [importFirst, line.fail('makeTemplate'), says(FIRST, 'Refused')],
      },
    },
  },
  views: {
    resting: [sees.part('heading', '2 drawings'), sees.part('link', 'Back to the designs')],
    making: [sees.text(/^Importing \d of 2$/), sees.part('button', 'Stop here')],
  },
});
