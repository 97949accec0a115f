/** The synonym machine while its screen is open, connected to the services (BROWSE-14). */
import type { QueryClient } from '@tanstack/react-query';
import { createActor, fromPromise } from 'xstate';
import { removeSynonym, saveSynonym } from '../../api/admin-synonyms.ts';
import type { ApiClient } from '../../api/client.ts';
import {
  synonymEditorMachine,
  type SynonymEditorActor,
} from '../../machines/admin/synonym-editor.machine.ts';
import { watched } from '../actors/watched.ts';
import * as keywordMessagesWords from '../../words/domain/keyword-messages.gen.ts';

interface SynonymManagerPorts {
  readonly client: ApiClient;
  readonly queryClient: QueryClient;
  readonly say: (said: { readonly kind: 'ok' | 'bad'; readonly text: string }) => void;
}

const REFUSALS = {
  save: keywordMessagesWords.saveSynonymFailed,
  remove: keywordMessagesWords.removeSynonymFailed,
} as const;

/** Starts the machine; it stops when the page stops using it. */
export function runSynonymManager({
  client,
  queryClient,
  say,
}: SynonymManagerPorts): SynonymEditorActor {
  const machine = synonymEditorMachine.provide({
    actors: {
      saveSynonym: fromPromise(({ input }) => saveSynonym(client, input)),
      removeSynonym: fromPromise(({ input }) => removeSynonym(client, input)),
    },
  });
  const actor = createActor(machine, watched());
  const refresh = () => {
    for (const queryKey of [['synonyms'], ['missed-searches'], ['templates']])
      void queryClient.invalidateQueries({ queryKey });
  };
  actor.on('synonym.saved', ({ word }) => {
    say({ kind: 'ok', text: keywordMessagesWords.synonymSaved({ word }) });
    refresh();
  });
  actor.on('synonym.removed', ({ word }) => {
    say({ kind: 'ok', text: keywordMessagesWords.synonymRemoved({ word }) });
    refresh();
  });
  actor.on('deed.refused', ({ deed }) => say({ kind: 'bad', text: REFUSALS[deed]() }));
  return actor.start();
}
