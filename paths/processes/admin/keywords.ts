/** What administrators do with keywords and missed searches. */
import { Buffer } from 'node:buffer';
import { expect } from '@playwright/test';
import * as administrationWords from '../../../src/words/administration.gen.ts';
import * as keywordWords from '../../../src/words/domain/keyword-messages.gen.ts';
import type { KeywordForm, StoredKeyword } from '../../../src/domain/keyword/keyword-form.ts';
import { NEW_KEYWORD_FORM } from '../../../src/domain/keyword/keyword-form.ts';
import { isChanged, isReady } from '../../../src/machines/admin/keyword-editor-context.ts';
import { keywordEditorMachine } from '../../../src/machines/admin/keyword-editor.machine.ts';
import { termDismissalMachine } from '../../../src/machines/admin/term-dismissal.machine.ts';
import type { Hand, Stage, View } from '../kit/kit.ts';
import { does, gates, line, processOf, row, sees, when } from '../kit/kit.ts';
import { canMake, termKeywordMachine } from '../../../src/machines/admin/term-keyword.machine.ts';

/** The path's word in letters only: a text with many digits may name a person, and such searches are not counted. */
const letters = ({ word }: Stage): string =>
  word.replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
/** Names in a path begin with the path's word. */
export const named = (name: string) => (stage: Stage) => `${letters(stage)} ${name}`;
export const withName = (words: string, name: string) => (stage: Stage) =>
  `${words} ${named(name)(stage)}`;

/** Searches for a text that no design matches. */
const searchInVain = (term: (stage: Stage) => string): Hand => [
  does.open((stage) => `/search/${term(stage)}`),
  sees.text(/nothing|no designs|0 designs/i),
];
export const filter = (box: string): Hand => [
  does.open('/admin/keywords'),
  (stage) => stage.page.getByRole('searchbox', { name: box }).fill(letters(stage)),
];

/** The stored keyword. */
const STORED = storedFrom({
  ...NEW_KEYWORD_FORM,
  name: 'rolls',
  description: 'All about rolls',
});
const TYPED = { name: 'bread', description: 'All about bread' };
const NOWHERE = 'nowhere';
const ofStored = (stage: Stage) => new RegExp(`^${named(STORED.name)(stage)}`);

function storedFrom({ weight, ...words }: KeywordForm): StoredKeyword {
  return { ...words, weight: Number(weight), thumbnail: null };
}

const showsForm = sees.part('button', 'Save keyword');
const asksToDelete = sees.part('dialog', (stage) =>
  keywordWords.askDelete({ name: named(STORED.name)(stage) }),
);
export const isNew = ({ stored }: { readonly stored: object | null }): boolean => stored === null;
export const isKnown = ({ stored }: { readonly stored: object | null }): boolean => stored !== null;

const GONE = line.finds('delete the keyword “Sample rolls”', 'removeKeyword', (stage) =>
  stage.services.removeKeyword(named(STORED.name)(stage)),
);
const saysDeleted = sees.text((stage) => keywordWords.deleted({ name: named(STORED.name)(stage) }));

/** “New keyword” was pressed while another one has unsaved changes. */
const leavesForNew = when.both(
  when.at('leaving'),
  ({ next }: { readonly next: object | null }) => next === null,
);

export const keywordEditor = processOf(keywordEditorMachine, 'Keywords', {
  rows: ['ADMK-01', 'ADMK-02'],
  person: 'administrator',
  starts: row(
    'makes the keyword “Sample rolls”, opens “Keywords” and types “Sample” as “Filter keywords”',
    [
      ...[line.hold('makeKeyword', 'changeKeyword', 'removeKeyword'), gates.files.install],
      (stage) => stage.services.makeKeyword(named(STORED.name)(stage)),
      ...[filter('Filter keywords'), sees.part('button', ofStored)],
    ],
  ),
  reads: (context) => ({
    isNew: isNew(context),
    isChanged: isChanged(context),
    isReady: isReady(context),
    next: context.next?.name ?? null,
  }),
  steps: {
    'keyword.open': [
      row('presses the keyword “Sample rolls”', does.press(ofStored), {
        payload: { keyword: STORED },
        when: isNew,
      }),
      row(does.press('New keyword'), { payload: { keyword: null }, when: isKnown }),
    ],
    'form.change': [
      row(
        `types “Sample ${TYPED.name}” as “Name” and “${TYPED.description}” as “Description”`,
        [
          (stage) =>
            stage.page.getByLabel('Name', { exact: false }).last().fill(named(TYPED.name)(stage)),
          does.fill('Description', TYPED.description),
        ],
        { payload: { part: TYPED } },
      ),
      row([does.fill('Weight', 'a lot'), sees.text('Must be an integer')], {
        payload: { part: { weight: 'a lot' } },
      }),
    ],
    'picture.choose': row(
      'chooses a PNG file as “Thumbnail”',
      ({ page }) => {
        const file = { name: 'rolls.png', mimeType: 'image/png', buffer: Buffer.from('rolls') };
        return page.getByLabel('Thumbnail file').setInputFiles(file);
      },
      { payload: { file: new File([], 'rolls.png', { type: 'image/png' }) } },
    ),
    'form.save': when.either(isReady, does.press('Save keyword'), does.findsOff('Save keyword')),
    'removal.ask': when.either(
      isKnown,
      does.press('Delete keyword'),
      does.findsNo('Delete keyword', ' below a new one'),
    ),
    'question.yes': [
      row(does.press('Yes'), { when: when.not(leavesForNew) }),
      row([does.press('Yes'), sees.value('Description', '')], { when: leavesForNew }),
    ],
    'question.no': does.press('No'),
    'done: saveKeyword': [
      row(line.gets('makeKeyword'), { brings: ({ form }) => storedFrom(form), when: isNew }),
      row(line.gets('changeKeyword'), { brings: ({ form }) => storedFrom(form), when: isKnown }),
    ],
    'error: saveKeyword': [
      row(line.fails('makeKeyword', sees.text(keywordWords.createFailed())), { when: isNew }),
      row(line.fails('changeKeyword', sees.text(keywordWords.updateFailed())), {
        when: isKnown,
      }),
    ],
    'done: removeKeyword': line.gets('removeKeyword', saysDeleted, sees.no('button', ofStored)),
    'error: removeKeyword': [
      { ...GONE, ...row([GONE, saysDeleted]) },
      line.fails('removeKeyword', sees.text(keywordWords.deleteFailed())),
    ],
    'done: readPicture': row('waits until the picture is read', gates.files.pass, {
      brings: 'data:image/png;base64,cm9sbHM=',
    }),
    'error: readPicture': row(
      'has a picture that cannot be read (only the runner can do this)',
      gates.files.fail,
      { brings: new Error('The file could not be read.') },
    ),
    'after: waitShown': does.WAITS,
  },
  views: {
    closed: sees.text('Choose a keyword to edit, or add a new one.'),
    editing: showsForm,
    reading: showsForm,
    'saving.brief': sees.part('button', /Save keyword|Saving…/),
    'saving.slow': sees.busy('button', 'Saving…'),
    asking: asksToDelete,
    'removing.brief': asksToDelete,
    'removing.slow': sees.busy('button', 'Deleting…'),
    leaving: sees.part('dialog', administrationWords.askLeaveWizard()),
  },
});

const SECOND = 'elsewhere';
const rowOf = (term: string) => (stage: Stage) => new RegExp(named(term)(stage));

/** The row disappears at once, before the services answer. */
const dismiss = (term: string): Hand => [
  does.press(withName('Dismiss', term)),
  sees.no('row', rowOf(term)),
];
const VAIN: View = sees.part('heading', 'Searches that found nothing');

export const termDismissal = processOf(termDismissalMachine, 'Dismissing missed searches', {
  rows: ['PRE-06'],
  person: 'administrator',
  starts: row(
    `opens /search/Sample ${NOWHERE} and /search/Sample ${SECOND}, which find nothing, and then “Keywords”`,
    [
      ...[line.hold('dismissSearch'), searchInVain(named(NOWHERE)), searchInVain(named(SECOND))],
      ...[does.open('/admin/keywords'), sees.part('row', rowOf(SECOND))],
    ],
  ),
  reads: ({ terms }) => ({ count: terms.length }),
  steps: {
    'term.dismiss': [
      row(`presses “Dismiss” beside the search “Sample ${NOWHERE}”`, dismiss(NOWHERE), {
        payload: { term: NOWHERE },
        when: ({ terms }) => terms.length === 0,
      }),
      row(
        `presses “Dismiss” beside the search “Sample ${SECOND}” as well; no second request is sent yet`,
        [dismiss(SECOND), async ({ network }) => expect(network.count('dismissSearch')).toBe(1)],
        { payload: { term: SECOND }, when: ({ terms }) => terms.length === 1 },
      ),
    ],
    'done: dismissTerm': line.gets('dismissSearch'),
    'error: dismissTerm': [
      row(
        line.finds(`dismiss the search “Sample ${NOWHERE}”`, 'dismissSearch', (stage) =>
          stage.services.dismissSearch(named(NOWHERE)(stage)),
        ),
        { when: ({ terms }) => terms.length === 1 },
      ),
      row(
        line.fails(
          'dismissSearch',
          sees.text((stage) => keywordWords.notDismissed({ term: named(NOWHERE)(stage) })),
          sees.part('row', rowOf(NOWHERE)),
        ),
        { when: ({ terms }) => terms.length === 1 },
      ),
    ],
  },
  views: { resting: VAIN, dismissing: [VAIN, sees.no('row', rowOf(NOWHERE))] },
});

/** Without the path's word, so that a search for it finds nothing. */
const title = ({ word }: Stage) =>
  `Buns ${word.replaceAll(/[a-z]/g, (letter) => String(letter.charCodeAt(0) % 10))}`;
const DIALOG = sees.part('dialog', 'Make a keyword');
const refusesName = does.waits('until the services have refused the name', [
  (stage) => stage.services.makeKeyword(letters(stage)),
  line.pass('makeKeyword'),
]);
const inDialog = ({ page }: Stage) => page.getByRole('dialog');

export const termKeyword = processOf(termKeywordMachine, 'A keyword for a search', {
  rows: ['PRE-06'],
  person: 'administrator',
  starts: row(
    `opens /search/Sample, which finds nothing, makes a template with the title “Buns 5” and opens “Keywords”`,
    [
      ...[line.hold('makeKeyword'), searchInVain(letters)],
      (stage) => stage.services.makeTemplate(title(stage)),
      ...[does.open('/admin/keywords'), sees.part('row', (stage) => new RegExp(letters(stage)))],
    ],
  ),
  reads: (context) => ({
    hasName: context.form.name !== '',
    hasDesign: context.designs.length > 0,
    canMake: canMake(context),
  }),
  steps: {
    'term.make': row(
      does.press((stage) => `Make a keyword of ${letters(stage)}`),
      {
        payload: { term: 'sample' },
        when: ({ designs }) => designs.length === 0,
      },
    ),
    'form.change': row(
      'empties the field “Name” in the dialog',
      (stage) => inDialog(stage).getByRole('textbox', { name: 'Name' }).fill(''),
      { payload: { part: { name: '' } } },
    ),
    'design.toggle': row(
      'types “Buns 5” as “Search designs” and presses the design with this title',
      [
        (stage) =>
          inDialog(stage).getByRole('searchbox', { name: 'Search designs' }).fill(title(stage)),
        does.press(title),
      ],
      { payload: { design: { id: '00000000-0000-4000-8000-00000000b005', title: 'Buns 5' } } },
    ),
    'keyword.make': when.either(
      canMake,
      does.press('Make keyword'),
      does.findsOff('Make keyword', ' without a name or a design'),
    ),
    'keyword.cancel': does.press('Cancel'),
    'done: makeKeyword': row(
      line.gets(
        'makeKeyword',
        sees.text((stage) => keywordWords.created({ name: letters(stage) })),
        sees.part('heading', letters),
      ),
      { brings: ({ form }) => storedFrom(form) },
    ),
    'error: makeKeyword': [
      line.fails('makeKeyword', sees.text(keywordWords.createFailed())),
      row([refusesName, sees.text('A keyword with that name already exists.')], {
        before: `make the keyword “Sample” in another browser`,
        brings: line.failureOf('keyword-exists', ['/name']),
      }),
    ],
    'after: waitShown': does.WAITS,
  },
  views: {
    resting: [VAIN, sees.no('dialog', 'Make a keyword')],
    choosing: DIALOG,
    'saving.brief': [DIALOG, sees.part('button', /Make keyword|Making…/)],
    'saving.slow': [DIALOG, sees.busy('button', 'Making…')],
  },
});
