import type { Synonym } from '../../../src/domain/keyword/synonym-form.ts';
import {
  isSynonymChanged,
  isSynonymReady,
  synonymEditorMachine,
} from '../../../src/machines/admin/synonym-editor.machine.ts';
import { does, type Hand, line, processOf, row, sees } from '../../model/kit.ts';
import { filter, isKnown, isNew, named, withName } from './keywords.ts';
import * as keywordMessagesWords from '../../../src/words/domain/keyword-messages.gen.ts';

const SYNONYM: Synonym = { word: 'schnauzer', meanings: ['pet shop'] };
const NEW_SYNONYM = { word: 'crumpet', meanings: 'bakery, coffee shop' };
const KNOWN = [SYNONYM.word];
const ADD = 'Add a synonym';
const EDIT = withName('Edit', SYNONYM.word);
const fillIn = (name: string, words: sees.Name): Hand => {
  return (stage) =>
    sees.partOf(stage, 'textbox', new RegExp(name)).fill(String(sees.read(words, stage)));
};
const isOpen = (
  context: Parameters<typeof isSynonymChanged>[0],
  places: readonly string[],
): boolean => places.includes('editing') && isSynonymChanged(context);

const showsSynonym = sees.part('button', 'Save synonym');
const asksToRemove = sees.part('dialog', (stage) =>
  keywordMessagesWords.askRemoveSynonym({ word: named(SYNONYM.word)(stage) }),
);

export const synonymEditor = processOf(synonymEditorMachine, 'Synonyms', {
  rows: ['BROWSE-14'],
  person: 'administrator',
  starts: row(
    `makes the synonym “Sample ${SYNONYM.word}” of “pet shop”, opens “Keywords” and types “Sample” as “Filter synonyms”`,
    [
      line.hold('saveSynonym', 'removeSynonym'),
      (stage) => stage.services.makeSynonym(named(SYNONYM.word)(stage), SYNONYM.meanings),
      ...[filter('Filter synonyms'), sees.part('button', EDIT)],
    ],
  ),
  reads: (context) => ({
    isNew: isNew(context),
    isChanged: isSynonymChanged(context),
    isReady: isSynonymReady(context),
  }),
  events: {
    'synonym.open': [
      row(does.press(ADD), {
        payload: { synonym: null, known: KNOWN },
        when: (context, places) => !isOpen(context, places),
      }),
      row(`presses “Edit” beside “Sample ${SYNONYM.word}”`, does.press(EDIT), {
        payload: { synonym: SYNONYM, known: KNOWN },
        when: (context, places) => !isOpen(context, places),
      }),
      row(does.findsOff(ADD, ', as long as changes are not saved'), {
        payload: { synonym: null, known: KNOWN },
        when: isOpen,
      }),
    ],
    'form.change': [
      row(
        `types “Sample ${NEW_SYNONYM.word}” as “Word” and “${NEW_SYNONYM.meanings}” as “Stands for”`,
        [fillIn('Word', named(NEW_SYNONYM.word)), fillIn('Stands for', NEW_SYNONYM.meanings)],
        { payload: { part: NEW_SYNONYM }, when: isNew },
      ),
      row(
        `types “${NEW_SYNONYM.meanings}” as “Stands for”`,
        fillIn('Stands for', NEW_SYNONYM.meanings),
        { payload: { part: { meanings: NEW_SYNONYM.meanings } }, when: isKnown },
      ),
    ],
    'form.save': [
      row(does.press('Save synonym'), { when: isSynonymReady }),
      row(does.findsOff('Save synonym'), { when: (context) => !isSynonymReady(context) }),
    ],
    'form.cancel': does.press('Cancel'),
    'removal.ask': row(
      `presses “Remove” beside “Sample ${SYNONYM.word}”`,
      does.press(withName('Remove', SYNONYM.word)),
      { payload: { synonym: SYNONYM } },
    ),
    'question.yes': does.press('Yes'),
    'question.no': does.press('No'),
  },
  actors: {
    saveSynonym: {
      done: row(line.gets('saveSynonym'), { brings: SYNONYM }),
      error: line.fails('saveSynonym', sees.text(keywordMessagesWords.saveSynonymFailed())),
    },
    removeSynonym: {
      done: line.gets(
        'removeSynonym',
        sees.text((stage) =>
          keywordMessagesWords.synonymRemoved({ word: named(SYNONYM.word)(stage) }),
        ),
        sees.no('button', EDIT),
      ),
      error: [
        line.finds(`remove the synonym “Sample ${SYNONYM.word}”`, 'removeSynonym', (stage) =>
          stage.services.removeSynonym(named(SYNONYM.word)(stage)),
        ),
        line.fails('removeSynonym', sees.text(keywordMessagesWords.removeSynonymFailed())),
      ],
    },
  },
  delays: { waitShown: does.WAITS },
  views: {
    closed: sees.part('heading', 'Synonyms'),
    editing: showsSynonym,
    'saving.brief': sees.part('button', /Save synonym|Saving…/),
    'saving.slow': sees.busy('button', 'Saving…'),
    asking: asksToRemove,
    'removing.brief': asksToRemove,
    'removing.slow': sees.busy('button', 'Removing…'),
  },
});
