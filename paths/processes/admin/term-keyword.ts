/** What administrators do to make a keyword of a search that found nothing. */
import * as keywordWords from '../../../src/words/domain/keyword-messages.gen.ts';
import { canMake, termKeywordMachine } from '../../../src/machines/admin/term-keyword.machine.ts';
import { does, line, processOf, row, sees, type Stage, when } from '../kit/kit.ts';
import { letters, searchInVain, storedFrom, VAIN } from './keywords.ts';

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
