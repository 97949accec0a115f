import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { adminSynonymsQuery } from '../../api/admin-keywords.ts';
import { actorWith } from '../../app/actors/with-calls.ts';
import {
  isSynonymChanged,
  isSynonymReady,
  synonymEditorMachine,
} from '../../machines/admin/synonym-editor.machine.ts';
import type { MachineView } from '../../machines/machine-view.ts';
import { Synonyms, SynonymSheet } from '../../ui/admin/keywords/synonyms.tsx';
import { QuestionDialog } from '../../ui/parts/overlays/question-dialog.tsx';
import { useToast } from '../../ui/parts/overlays/toast.tsx';
import { isLost } from '../-queries/endless-list.ts';
import { useServices } from '../-queries/with-services.tsx';
import * as keywordsWords from '../../words/keywords.gen.ts';
import * as actionsWords from '../../words/actions.gen.ts';
import * as keywordMessagesWords from '../../words/domain/keyword-messages.gen.ts';

/** Binds the synonym machine to its section (BROWSE-14). */
export function SynonymList() {
  const editor = useSynonymEditor();
  const synonyms = useQuery(adminSynonymsQuery(useServices().client));
  const list = synonyms.data ?? null;
  const state = useSelector(editor, (snapshot) => snapshot);
  const known = list?.map(({ word }) => word) ?? [];
  return (
    <Synonyms
      synonyms={list}
      hasFailed={isLost(synonyms) && list === null}
      canEdit={!state.hasTag('busy') && !(state.hasTag('open') && isSynonymChanged(state.context))}
      form={
        state.hasTag('open') && (
          <SynonymSheet
            key={state.context.opened}
            state={state}
            send={editor.send}
            canSave={isSynonymReady(state.context)}
          />
        )
      }
      onOpen={(synonym) => editor.send({ type: 'synonym.open', synonym, known })}
      onRemove={(synonym) => editor.send({ type: 'removal.ask', synonym })}
      onRetry={() => void synonyms.refetch()}
    >
      <Question state={state} send={editor.send} />
    </Synonyms>
  );
}

const REFUSED = {
  save: keywordMessagesWords.saveSynonymFailed,
  remove: keywordMessagesWords.removeSynonymFailed,
} as const;

/** The machine of the synonyms with the services behind it; it ends with the page. */
function useSynonymEditor() {
  const { client, queryClient } = useServices();
  const say = useToast();
  const [editor] = useState(() => {
    const actor = actorWith(synonymEditorMachine, {
      saveSynonym: ({ word, meanings }) =>
        client.PUT('/api/v1/synonym/admin/{word}', {
          params: { path: { word } },
          body: { meanings },
        }),
      removeSynonym: (word) =>
        client.DELETE('/api/v1/synonym/admin/{word}', { params: { path: { word } } }),
    });
    const told = (text: string) => {
      say({ kind: 'ok', text });
      for (const queryKey of [['synonyms'], ['missed-searches'], ['templates']])
        void queryClient.invalidateQueries({ queryKey });
    };
    actor.on('synonym.saved', ({ word }) => told(keywordMessagesWords.synonymSaved({ word })));
    actor.on('synonym.removed', ({ word }) => told(keywordMessagesWords.synonymRemoved({ word })));
    actor.on('deed.refused', ({ deed }) => say({ kind: 'bad', text: REFUSED[deed]() }));
    return actor.start();
  });
  return editor;
}

function Question({ state, send }: MachineView<typeof synonymEditorMachine>) {
  if (!state.matches('asking') && !state.matches('removing')) return null;
  const word = state.context.stored?.word ?? '';
  return (
    <QuestionDialog
      question={keywordMessagesWords.askRemoveSynonym({ word })}
      isBusy={state.hasTag('busy')}
      isSlow={state.hasTag('slow')}
      busyWords={actionsWords.removing()}
      onYes={() => send({ type: 'question.yes' })}
      onNo={() => send({ type: 'question.no' })}
    >
      <p>{keywordsWords.aSearchForItFinds()}</p>
    </QuestionDialog>
  );
}
