/** The keyword manager's machines while its screen is open, connected to the services (ADMK-01, PRE-06). */
import type { QueryClient } from '@tanstack/react-query';
import { saveKeyword } from '../../api/admin-keywords.ts';
import type { ClientAndCache } from '../../api/client.ts';
import { UPLOAD_MAX_BYTES } from '../../domain/constants.ts';
import { dataUrlOf } from '../../domain/images/data-url.ts';
import { FIELD_MESSAGES } from '../../domain/field-messages.ts';
import {
  keywordEditorMachine,
  type KeywordEditorActor,
} from '../../machines/admin/keyword-editor.machine.ts';
import { termKeywordMachine } from '../../machines/admin/term-keyword.machine.ts';
import { termDismissalMachine } from '../../machines/admin/term-dismissal.machine.ts';
import { actorWith } from '../actors/with-calls.ts';
import * as keywordMessagesWords from '../../words/domain/keyword-messages.gen.ts';

interface KeywordManagerPorts extends ClientAndCache {
  readonly say: (said: { readonly kind: 'ok' | 'bad'; readonly text: string }) => void;
}

export type KeywordManager = ReturnType<typeof runKeywordManager>;

const REFUSALS = {
  create: keywordMessagesWords.createFailed,
  update: keywordMessagesWords.updateFailed,
  delete: keywordMessagesWords.deleteFailed,
} as const;

/** Starts the machines; they stop when the page stops using them. */
export function runKeywordManager(ports: KeywordManagerPorts) {
  const editor = startEditor(ports);
  return { editor, term: startTerm(ports, editor), dismissal: startDismissal(ports) };
}

function startEditor({ client, queryClient, say }: KeywordManagerPorts): KeywordEditorActor {
  const actor = actorWith(keywordEditorMachine, {
    saveKeyword: ({ name, form }) => saveKeyword(client, name, form),
    removeKeyword: (name) =>
      client.DELETE('/api/v1/keyword/admin/{name}', { params: { path: { name } } }),
    readPicture: readKeywordPicture,
  });
  const refresh = () => refreshKeywords(queryClient);
  actor.on('keyword.saved', ({ keyword: { name }, wasNew }) => {
    say({
      kind: 'ok',
      text: wasNew
        ? keywordMessagesWords.created({ name })
        : keywordMessagesWords.updated({ name }),
    });
    refresh();
  });
  actor.on('keyword.removed', ({ name }) => {
    say({ kind: 'ok', text: keywordMessagesWords.deleted({ name }) });
    refresh();
  });
  actor.on('deed.refused', ({ deed }) => say({ kind: 'bad', text: REFUSALS[deed]() }));
  return actor.start();
}

/** A new keyword opens in the editor, where its description can be changed. */
function startTerm({ client, queryClient, say }: KeywordManagerPorts, editor: KeywordEditorActor) {
  const actor = actorWith(termKeywordMachine, {
    makeKeyword: ({ form, templateIds }) => saveKeyword(client, null, form, templateIds),
  });
  actor.on('keyword.made', ({ keyword }) => {
    say({ kind: 'ok', text: keywordMessagesWords.created({ name: keyword.name }) });
    refreshKeywords(queryClient);
    editor.send({ type: 'keyword.open', keyword });
  });
  actor.on('keyword.refused', () =>
    say({ kind: 'bad', text: keywordMessagesWords.createFailed() }),
  );
  return actor.start();
}

function refreshKeywords(queryClient: QueryClient): void {
  for (const queryKey of [['keywords'], ['missed-searches'], ['templates']])
    void queryClient.invalidateQueries({ queryKey });
}

function startDismissal({ client, queryClient, say }: KeywordManagerPorts) {
  const actor = actorWith(termDismissalMachine, {
    dismissTerm: (term) =>
      client.DELETE('/api/v1/search/admin/{term}', { params: { path: { term } } }),
  });
  actor.on('term.dismissed', () => {
    void queryClient.invalidateQueries({ queryKey: ['missed-searches'] });
  });
  actor.on('dismissal.refused', ({ term }) =>
    say({ kind: 'bad', text: keywordMessagesWords.notDismissed({ term }) }),
  );
  return actor.start();
}

/** The file as a data URL; rejects with a sentence for the field. */
async function readKeywordPicture(file: File): Promise<string> {
  if (file.type !== 'image/png' && file.type !== 'image/jpeg')
    throw new Error(keywordMessagesWords.pictureType());
  if (file.size > UPLOAD_MAX_BYTES)
    throw new Error(FIELD_MESSAGES.fileTooLarge({ limit: UPLOAD_MAX_BYTES }));
  return dataUrlOf(file);
}
