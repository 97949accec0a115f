import * as keywordWords from '../../../src/words/domain/keyword-messages.gen.ts';
import type { Synonym } from '../../../src/domain/keyword/synonym-form.ts';
import {
  isSynonymChanged,
  isSynonymReady,
  synonymEditorMachine,
} from '../../../src/machines/admin/synonym-editor.machine.ts';
import { type Deed, does, line, processOf, row, sees, when } from '../kit/kit.ts';
import { filter, isKnown, isNew, named, withName } from './keywords.ts';

const SYNONYM: Synonym = { word: 'schnauzer', meanings: ['pet shop'] };
const NEW_SYNONYM = { word: 'crumpet', meanings: 'bakery, coffee shop' };
const KNOWN = [SYNONYM.word];
const ADD = 'Add a synonym';
const EDIT = withName('Edit', SYNONYM.word);
const fillIn = (name: string, words: sees.Name): Deed => ({
  words: does.fill(name, words).words,
  hand: (stage) =>
    sees.partOf(stage, 'textbox', new RegExp(name)).fill(String(sees.read(words, stage))),
});
const fillMeanings = fillIn('Stands for', NEW_SYNONYM.meanings);
const isOpen = when.both(when.at('editing'), isSynonymChanged);

const asksToRemove = sees.part('dialog', (stage) =>
  keywordWords.askRemoveSynonym({ word: named(SYNONYM.word)(stage) }),
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
  steps: {
    'synonym.open': [
      row([does.press(ADD), sees.part('heading', 'New synonym')], {
        payload: { synonym: null, known: KNOWN },
        when: when.not(isOpen),
      }),
      row([does.press(EDIT), sees.part('heading', named(SYNONYM.word))], {
        payload: { synonym: SYNONYM, known: KNOWN },
        when: when.not(isOpen),
      }),
      row(does.findsOff(ADD, ', as long as changes are not saved'), {
        payload: { synonym: null, known: KNOWN },
        when: isOpen,
      }),
    ],
    'form.change': [
      row([fillIn('Word', named(NEW_SYNONYM.word)), fillMeanings], {
        payload: { part: NEW_SYNONYM },
        when: isNew,
      }),
      row(fillMeanings, { payload: { part: { meanings: NEW_SYNONYM.meanings } }, when: isKnown }),
    ],
    'form.save': when.either(
      isSynonymReady,
      does.press('Save synonym'),
      does.findsOff('Save synonym'),
    ),
    'form.cancel': does.press('Cancel'),
    'removal.ask': row(does.press(withName('Remove', SYNONYM.word)), {
      payload: { synonym: SYNONYM },
    }),
    'question.yes': does.press('Yes'),
    'question.no': does.press('No'),
    'done: saveSynonym': row(line.gets('saveSynonym'), { brings: SYNONYM }),
    'error: saveSynonym': line.fails('saveSynonym', sees.text(keywordWords.saveSynonymFailed())),
    'done: removeSynonym': line.gets(
      'removeSynonym',
      sees.text((stage) => keywordWords.synonymRemoved({ word: named(SYNONYM.word)(stage) })),
      sees.no('button', EDIT),
    ),
    'error: removeSynonym': [
      line.finds(`remove the synonym “Sample ${SYNONYM.word}”`, 'removeSynonym', (stage) =>
        stage.services.removeSynonym(named(SYNONYM.word)(stage)),
      ),
      line.fails('removeSynonym', sees.text(keywordWords.removeSynonymFailed())),
    ],
    'after: waitShown': does.WAITS,
  },
  views: {
    closed: sees.part('heading', 'Synonyms'),
    editing: sees.part('button', 'Save synonym'),
    'saving.brief': sees.part('button', /Save synonym|Saving…/),
    'saving.slow': sees.busy('button', 'Saving…'),
    asking: asksToRemove,
    'removing.brief': asksToRemove,
    'removing.slow': sees.busy('button', 'Removing…'),
  },
});
