import { useCallback, useMemo, useRef, useState } from 'react';
import type { DesignDocument } from '../../domain/design/design-document.ts';
import { TOKEN_GROUPS } from '../../domain/design/token-uses.ts';
import type { SourceIssue } from '../../domain/template/design-source.ts';
import type { ImportedElement } from '../../machines/admin/template-editor-context.ts';
import { SchemeDesk } from './desk/scheme-desk.tsx';
import type { InkOf } from './desk/template-preflight.tsx';
import { useTemplateForm } from './fields/template-fields.tsx';
import { EditorTop } from './frame/editor-top.tsx';
import { LeftPane, type LeftPaneProps, useSheet } from './left-pane.tsx';
import { Panes, type PaneWidths } from './frame/panes.tsx';
import { SourcePane } from './source/source-pane.tsx';
import { isBlockedByFields } from './view/blocked-save.ts';
import type { SendToEditor, EditorView } from './view/editor-view.ts';
import { FileUp } from 'lucide-react';
import type { PartName } from '../../domain/template/template-draft.ts';
import { CropMarks } from '../parts/paper/paper.tsx';
import { Notice } from '../parts/notices/notice.tsx';
import { usePageEvent } from '../parts/overlays/use-page-event.ts';
import { AsDropped } from './desk/as-dropped.tsx';
import * as adminWords from '../../words/admin.gen.ts';
import { relative, slug } from '../theme/layout.css.ts';
import * as desk from './desk/desk.css.ts';

type PageState = 'fields' | 'sheet' | 'chosen' | 'element' | 'onElement';

interface EditorPageProps extends Omit<LeftPaneProps, PageState> {
  readonly inkOf: InkOf;
  readonly widths: PaneWidths;
  readonly onWidths: (widths: PaneWidths) => void;
}

/** The template editor: source and fields, all schemes live, the source as text (ADMT-01 to ADMT-05). */
export function EditorPage(props: EditorPageProps) {
  const { view, send, widths, onWidths } = props;
  const panes = useRef<HTMLDivElement>(null);
  const fields = useTemplateForm(view, send, panes);
  const sheet = useSheet(view);
  const [element, setElement] = useState<ImportedElement | null>(null);
  const design = view.draft[view.part]?.design ?? null;
  const { chosen, choose } = useChosenScheme(design);
  const tokens = useMemo(() => tokensIn(design), [design]);
  const type = useCallback((text: string) => send({ type: 'source.type', text }), [send]);
  const showBlocks = () => {
    const isOnlyTexts = Object.keys(view.issues).join() === 'texts';
    sheet.choose(isOnlyTexts ? 'texts' : 'fields');
    fields.showErrors();
  };
  const save = () => {
    if (isBlockedByFields(view)) showBlocks();
    else send({ type: 'template.save' });
  };
  useEditorKeys(send, save);
  return (
    <>
      <EditorTop view={view} send={send} onSave={save} onShowBlocks={showBlocks} />
      <Panes
        place={panes}
        part={view.part}
        widths={widths}
        onWidths={onWidths}
        left={
          <LeftPane
            {...props}
            fields={fields}
            sheet={sheet}
            element={element}
            chosen={chosen}
            onElement={setElement}
          />
        }
        desk={
          design === null ? (
            <NoDesign view={view} />
          ) : (
            <SchemeDesk
              {...props}
              design={design}
              chosen={chosen}
              element={element}
              onChoose={choose}
            />
          )
        }
        right={
          <SourcePane
            source={view.sourceText}
            issues={view.broken?.issues ?? NO_ISSUES}
            tokens={tokens}
            onType={type}
          />
        }
      />
    </>
  );
}

/** The scheme of the large view and of the color fields; a scheme that was just added is chosen. */
function useChosenScheme(design: DesignDocument | null) {
  const [wanted, choose] = useState('');
  const names = design?.schemes.map(({ name }) => name) ?? [];
  return { chosen: names.includes(wanted) ? wanted : (names[0] ?? ''), choose };
}

/** One shared empty list, so that it causes no render; never written to. */
const NO_ISSUES: readonly SourceIssue[] = [];

function tokensIn(design: DesignDocument | null): readonly string[] {
  return TOKEN_GROUPS.flatMap((group) => Object.keys(design?.schemes[0].tokens[group] ?? {}));
}

/** Keys for saving, undo and redo; the JSON editor has its own undo and redo. */
function useEditorKeys(send: SendToEditor, onSave: () => void): void {
  usePageEvent('keydown', (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    const key = event.key.toLowerCase();
    if (key === 's' && !event.shiftKey) {
      event.preventDefault();
      return onSave();
    }
    if (event.target instanceof Element && event.target.closest('.cm-editor') !== null) return;
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
    if (!isRedo && key !== 'z') return;
    event.preventDefault();
    send({ type: isRedo ? 'edit.redo' : 'edit.undo' });
  });
}

/** The desk without a design: what to do, the import that is running, or that it was refused. */
function NoDesign({ view }: { readonly view: EditorView }) {
  const stage = view.importing?.stage;
  if (stage?.dropped !== undefined) {
    // The dropped file during the comparison.
    const { dropped, done, total } = stage;
    return (
      <figure className={desk.large}>
        <CropMarks size="medium">
          <div className={relative}>
            <AsDropped picture={dropped} share={(100 * done) / total} isFaint />
          </div>
        </CropMarks>
        <figcaption className={desk.tools}>
          <b>{adminWords.asDropped()}</b>
          <span className={`${slug} ${desk.end}`}>
            {dropped.width} × {dropped.height}
          </span>
        </figcaption>
      </figure>
    );
  }
  const { title, words } = wordsWithoutDesign(view);
  return (
    <div className={desk.empty}>
      <Notice title={title} icon={<FileUp />}>
        {words}
      </Notice>
    </div>
  );
}

const NO_DESIGN: Readonly<Record<PartName, () => { title: string; words: string }>> = {
  strip: () => ({ title: adminWords.dropToBegin(), words: adminWords.whatComesOfIt() }),
  rideAlong: () => ({ title: adminWords.noRideAlongYet(), words: adminWords.dropARideAlong() }),
};

function wordsWithoutDesign({ part, importing, outcome }: EditorView) {
  if (importing !== null) {
    return {
      title: adminWords.importingName({ name: importing.file.name }),
      words: adminWords.itIsDrawnHereAs(),
    };
  }
  if (outcome === null) return NO_DESIGN[part]();
  return {
    title: adminWords.filenameCouldNotBeTaken({ fileName: outcome.fileName }),
    words: adminWords.theReportSaysWhatStands(),
  };
}
