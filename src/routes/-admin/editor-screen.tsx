import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { lazyRouteComponent, useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useState } from 'react';
import { adminKeywordsQuery } from '../../api/admin-keywords.ts';
import { similarTemplatesQuery } from '../../api/admin-templates.ts';
import type { TemplateSummary } from '../../api/templates.queries.ts';
import type { RunningEditor } from '../../app/admin/running-editor.ts';
import { FONT_FAMILIES } from '../../app/admin/text-measures.ts';
import { rememberedPanes, rememberPanes } from '../../app/admin/pane-widths.ts';
import { useServices } from '../-queries/with-services.tsx';
import * as commonWords from '../../words/common.gen.ts';
import { alikeTemplates } from '../../domain/template/alike-templates.ts';
import { clashingParts } from '../../domain/template/merged-draft.ts';
import type { SvgFile } from '../../machines/admin/template-editor-context.ts';
import type { MachineView } from '../../machines/machine-view.ts';
import type {
  templateEditorMachine,
  TemplateEditorSnapshot,
} from '../../machines/admin/template-editor.machine.ts';
import { EditorPage } from '../../ui/admin/editor-page.tsx';
import { FailureNotice, Notice } from '../../ui/parts/notices/notice.tsx';
import { PageSpinner } from '../../ui/parts/notices/spinner.tsx';
import { useToast } from '../../ui/parts/overlays/toast.tsx';
import { readSvgFile } from '../../app/admin/read-svg-file.ts';
import { useTextMeasures } from './use-text-measures.ts';
import { useEditorView } from './use-editor-view.ts';
import * as adminWords from '../../words/admin.gen.ts';
import * as templateMessagesWords from '../../words/domain/template-messages.gen.ts';
import {
  ConflictDialog,
  LeavingDialog,
  RemovalDialog,
  ReplacementDialog,
} from '../../ui/admin/frame/editor-dialogs.tsx';

interface EditorScreenProps {
  readonly editor: RunningEditor;
}

/** Binds the template editor to its machine, and navigates when it ends. */
export function EditorScreen({ editor }: EditorScreenProps) {
  const { actor } = editor;
  const snapshot = useSelector(actor, (state) => state);
  useOutcome(editor);
  const { client } = useServices();
  const { templateId } = snapshot.context;
  const keywords = useQuery(adminKeywordsQuery(client));
  const similar = useQuery({
    ...similarTemplatesQuery(client, templateId ?? ''),
    enabled: templateId !== null,
  });
  const [many, setMany] = useState<readonly SvgFile[] | null>(null);
  if (many !== null)
    return (
      <Suspense fallback={<PageSpinner words={adminWords.importing()} />}>
        <LazyBulkScreen files={many} onEmpty={() => setMany(null)} />
      </Suspense>
    );
  if (snapshot.matches('missing'))
    return (
      <Notice level={1} title={commonWords.templateNotFound()}>
        {adminWords.itMayHaveBeenDeleted()}
      </Notice>
    );
  if (snapshot.matches('unloadable'))
    return (
      <FailureNotice onRetry={() => actor.send({ type: 'load.retry' })}>
        {adminWords.theTemplateCouldNotBe({ failure: snapshot.context.failure ?? '' })}
      </FailureNotice>
    );
  const isLoading = snapshot.matches('loading') || snapshot.matches('beginning');
  if (isLoading || isAwaited(keywords) || isAwaited(similar))
    return <PageSpinner words={adminWords.loadingTheTemplate()} />;
  return (
    <OpenEditor
      editor={editor}
      snapshot={snapshot}
      keywords={keywords.data?.map(({ name }) => name) ?? []}
      similar={similar.data ?? []}
      onMany={setMany}
    />
  );
}

/** Whether the fields wait for an answer, which would move them; they do not wait for a second attempt. */
function isAwaited({ isLoading, failureCount }: UseQueryResult): boolean {
  return isLoading && failureCount === 0;
}

interface OpenEditorProps extends EditorScreenProps {
  /** Called with several drawings; each becomes its own template. */
  readonly onMany: (files: readonly SvgFile[]) => void;
  readonly snapshot: TemplateEditorSnapshot;
  readonly keywords: readonly string[];
  readonly similar: readonly TemplateSummary[];
}

function OpenEditor(props: OpenEditorProps) {
  const { editor, snapshot, keywords, similar, onMany } = props;
  const { actor } = editor;
  const view = useEditorView(snapshot);
  const [widths, setWidths] = useState(rememberedPanes);
  const { send } = actor;
  const measures = useTextMeasures(view.draft[view.part]?.design ?? null);
  const drop = async (files: readonly File[]) => {
    const read = await Promise.all(files.map(readSvgFile));
    const [file] = read;
    if (read.length > 1) onMany(read);
    else if (file !== undefined) send({ type: 'svg.drop', file });
  };
  return (
    <>
      <EditorPage
        view={view}
        send={send}
        widths={widths}
        onWidths={(next) => {
          setWidths(next);
          rememberPanes(next);
        }}
        onFiles={(files) => void drop(files)}
        keywords={keywords}
        fonts={FONT_FAMILIES}
        {...measures}
        alike={alikeTemplates(view.draft.form, similar)}
      />
      <EditorDialogs state={snapshot} send={send} />
    </>
  );
}

/** Shows successes and failures, and navigates when the editor ends. */
function useOutcome({ actor }: RunningEditor): void {
  const say = useToast();
  const navigate = useNavigate();
  useEffect(() => {
    const listening = [
      actor.on('template.saved', () => say({ kind: 'ok', text: templateMessagesWords.saved() })),
      actor.on('save.refused', ({ isNew }) => {
        const { saveFailed, updateFailed } = templateMessagesWords;
        say({ kind: 'bad', text: isNew ? saveFailed() : updateFailed() });
      }),
      actor.on('removal.refused', () =>
        say({ kind: 'bad', text: templateMessagesWords.deleteFailed() }),
      ),
      actor.subscribe({
        complete: () => {
          const { value, context } = actor.getSnapshot();
          if (value === 'removed') say({ kind: 'ok', text: templateMessagesWords.deleted() });
          if (value === 'created' && context.templateId !== null) {
            const params = { templateId: context.templateId };
            return void navigate({ to: '/template/edit/$templateId', params, replace: true });
          }
          void navigate({ to: '/' });
        },
      }),
    ];
    return () => {
      for (const { unsubscribe } of listening) unsubscribe();
    };
  }, [actor, say, navigate]);
}

/** The question of the editor's current state, if any. */
function EditorDialogs({ state, send }: MachineView<typeof templateEditorMachine>) {
  const { stored, draft, theirs, replacement } = state.context;
  if (state.matches('askingToLeave')) return <LeavingDialog send={send} />;
  if (state.matches('askingToRemove') || state.matches('removing'))
    return <RemovalDialog title={draft.form.title} busy={state.matches('removing')} send={send} />;
  if (state.matches('replacing') && replacement !== null)
    return <ReplacementDialog replacement={replacement} send={send} />;
  if (state.matches('conflicted') && stored !== null && theirs !== null)
    return (
      <ConflictDialog
        mine={draft}
        theirs={theirs.draft}
        differing={clashingParts(stored.draft, draft, theirs.draft)}
        send={send}
      />
    );
  return null;
}

/** The list of many drawings in its own chunk; one drawing needs the editor alone. */
const LazyBulkScreen = lazyRouteComponent(() => import('./bulk-screen.tsx'), 'BulkScreen');
