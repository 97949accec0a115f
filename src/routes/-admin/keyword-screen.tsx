import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { adminKeywordsQuery, type Keyword, missedSearchesQuery } from '../../api/admin-keywords.ts';
import { type KeywordManager, runKeywordManager } from '../../app/admin/keyword-manager.ts';
import { isChanged, isReady } from '../../machines/admin/keyword-editor-context.ts';
import type { keywordEditorMachine } from '../../machines/admin/keyword-editor.machine.ts';
import type { MachineView } from '../../machines/machine-view.ts';
import { KeywordSheet, NoKeyword } from '../../ui/admin/keywords/keyword-form.tsx';
import { KeywordPage } from '../../ui/admin/keywords/keyword-page.tsx';
import { MissedSearches } from '../../ui/admin/keywords/missed-searches.tsx';
import { QuestionDialog } from '../../ui/parts/overlays/question-dialog.tsx';
import { useToast } from '../../ui/parts/overlays/toast.tsx';
import { useServices } from '../-queries/with-services.tsx';
import { isLost } from '../-queries/endless-list.ts';
import { usePictures } from '../-queries/use-pictures.ts';
import { SynonymList } from './synonym-list.tsx';
import { TermKeyword } from './term-keyword-binding.tsx';
import * as keywordsWords from '../../words/keywords.gen.ts';
import * as keywordMessagesWords from '../../words/domain/keyword-messages.gen.ts';
import * as administrationWords from '../../words/administration.gen.ts';

/** Binds the keyword machines and lists to the page (ADMK-01, PRE-06). */
export function KeywordScreen() {
  const services = useServices();
  const say = useToast();
  const [manager] = useState(() => runKeywordManager({ ...services, say }));
  const { editor } = manager;
  const keywords = useQuery(adminKeywordsQuery(services.client));
  const state = useSelector(editor, (snapshot) => snapshot);
  const pictures = useKeywordPictures(keywords.data);
  const stored = state.context.stored?.name ?? '';
  const thumbnail = keywords.data?.find(({ name }) => name === stored)?.thumbnail ?? '';
  const { thumbnail: picture = pictures.get(thumbnail) ?? null } = state.context.form;
  return (
    <KeywordPage
      keywords={keywords.data}
      hasFailed={isLost(keywords)}
      pictures={pictures}
      current={state.hasTag('open') ? stored : null}
      onOpen={(keyword) => editor.send({ type: 'keyword.open', keyword })}
      onRetry={() => void keywords.refetch()}
      missed={<Missed manager={manager} />}
      synonyms={<SynonymList />}
      form={
        state.hasTag('open') ? (
          <KeywordSheet
            key={state.context.opened}
            state={state}
            send={editor.send}
            picture={picture}
            canSave={isReady(state.context)}
          />
        ) : (
          <NoKeyword />
        )
      }
    >
      <Questions state={state} send={editor.send} />
      <TermKeyword term={manager.term} />
    </KeywordPage>
  );
}

function useKeywordPictures(keywords: readonly Keyword[] | undefined) {
  const { client } = useServices();
  const pictured = useMemo(
    () =>
      (keywords ?? []).flatMap(({ name, active, thumbnail: address }) => {
        if (address === null) return [];
        const call = { params: { path: { name } }, parseAs: 'blob' } as const;
        // Only administrators may read the picture of an inactive keyword.
        const read = (signal: AbortSignal) =>
          client.GET('/api/v1/media/keyword/{name}', { ...call, signal });
        return [{ address, active, read }];
      }),
    [client, keywords],
  );
  return usePictures(pictured);
}

function Missed({ manager }: { readonly manager: KeywordManager }) {
  const { editor, term: maker, dismissal } = manager;
  const searches = useQuery(missedSearchesQuery(useServices().client));
  const dismissed = useSelector(dismissal, ({ context }) => context.terms);
  const canMake = useSelector(
    editor,
    (state) => !state.hasTag('busy') && !(state.hasTag('open') && isChanged(state.context)),
  );
  const left = searches.data?.filter(({ term }) => !dismissed.includes(term)) ?? null;
  return (
    <MissedSearches
      searches={left}
      hasFailed={isLost(searches) && left === null}
      canMake={canMake}
      onMake={(term) => maker.send({ type: 'term.make', term })}
      onDismiss={(term) => dismissal.send({ type: 'term.dismiss', term })}
      onRetry={() => void searches.refetch()}
    />
  );
}

function Questions({ state, send }: MachineView<typeof keywordEditorMachine>) {
  const isRemoval = state.matches('asking') || state.matches('removing');
  if (!isRemoval && !state.matches('leaving')) return null;
  const { stored } = state.context;
  return (
    <QuestionDialog
      question={
        isRemoval
          ? keywordMessagesWords.askDelete({ name: stored?.name ?? '' })
          : administrationWords.askLeaveWizard()
      }
      isBusy={state.hasTag('busy')}
      isSlow={state.hasTag('slow')}
      busyWords={keywordsWords.deleting()}
      onYes={() => send({ type: 'question.yes' })}
      onNo={() => send({ type: 'question.no' })}
    >
      <p>
        {isRemoval
          ? keywordsWords.itIsSuggestedNoLonger()
          : keywordsWords.theChangesToThisKeyword()}
      </p>
    </QuestionDialog>
  );
}
