import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { fieldMessageOf } from '../../domain/messages.ts';
import { TOKEN_GROUPS } from '../../domain/design/token-uses.ts';
import type { ImportedElement } from '../../machines/admin/template-editor-context.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { Progress } from '../parts/progress.tsx';
import { TabPanel, Tabs } from '../parts/tabs.tsx';
import { empty } from './desk/desk.css.ts';
import { SchemeDesk } from './desk/scheme-desk.tsx';
import type { EditorView, SendToEditor } from './editor-view.ts';
import { ImageChoice } from './fields/image-choice.tsx';
import { SourceDrop } from './fields/source-drop.tsx';
import { stages } from './fields/source-drop.css.ts';
import { TemplateFields } from './fields/template-fields.tsx';
import { EditorTop } from './frame/editor-top.tsx';
import { paneHead, paneTitle } from './frame/panes.css.ts';
import { Panes, type PaneWidths } from './frame/panes.tsx';
import { ImportReport } from './report/import-report.tsx';
import { SourcePane } from './source/source-pane.tsx';

export interface EditorPageProps {
  readonly view: EditorView;
  readonly send: SendToEditor;
  readonly widths: PaneWidths;
  readonly onWidths: (widths: PaneWidths) => void;
  /** One SVG for the design, or several at once. */
  readonly onFiles: (files: readonly File[]) => void;
  readonly keywords: readonly string[];
  readonly alike: readonly { readonly id: string; readonly title: string }[];
}

/** The template editor: source and fields, all schemes live, the source as text (ADMT-01 to ADMT-05). */
export function EditorPage(props: EditorPageProps) {
  const { view, send, widths, onWidths } = props;
  const [element, setElement] = useState<ImportedElement | null>(null);
  const [wanted, setScheme] = useState('');
  const design = view.draft[view.part]?.design ?? null;
  const names = design?.schemes.map(({ name }) => name) ?? [];
  const chosen = names.includes(wanted) ? wanted : (names[0] ?? '');
  return (
    <>
      <EditorTop view={view} send={send} />
      <Panes
        widths={widths}
        onWidths={onWidths}
        left={<LeftPane {...props} element={element} onElement={setElement} />}
        desk={
          design === null ? (
            <NoDesign view={view} />
          ) : (
            <SchemeDesk {...{ view, design, chosen, element, send }} onChoose={setScheme} />
          )
        }
        right={
          <SourcePane
            text={view.sourceText}
            issues={view.broken?.issues ?? []}
            tokens={TOKEN_GROUPS.flatMap((group) =>
              Object.keys(design?.schemes[0].tokens[group] ?? {}),
            )}
            onType={(text) => send({ type: 'source.type', text })}
          />
        }
      />
    </>
  );
}

interface LeftPaneProps extends EditorPageProps {
  readonly element: ImportedElement | null;
  readonly onElement: (element: ImportedElement | null) => void;
}

function LeftPane(props: LeftPaneProps) {
  const { view, onFiles, send } = props;
  const { draft, part, issues, importing } = view;
  const isMissing = issues.source !== undefined && part === 'strip' && view.isDirty;
  return (
    <>
      <div className={paneHead}>
        <h2 className={paneTitle}>Source and fields</h2>
      </div>
      {importing === null ? (
        <SourceDrop
          part={part}
          current={draft[part]}
          error={isMissing && issues.source !== undefined ? fieldMessageOf(issues.source) : null}
          onFiles={onFiles}
        />
      ) : (
        <div className={stages}>
          <Progress
            words={importing.stage?.words ?? `Reading ${importing.file.name}`}
            done={importing.stage?.done ?? 0}
            total={importing.stage?.total ?? 1}
          />
          <Button onClick={() => send({ type: 'import.cancel' })}>Cancel import</Button>
        </div>
      )}
      <Sheets {...props} />
    </>
  );
}

type Sheet = 'fields' | 'report';

/** What the left pane shows below the drawing, one at a time. */
function Sheets(props: LeftPaneProps) {
  const { view, send, keywords, alike, element, onElement } = props;
  const { draft, issues, outcome } = view;
  const [sheet, setSheet] = useState<Sheet>('fields');
  const shown = sheet === 'report' && outcome === null ? 'fields' : sheet;
  return (
    <Tabs<Sheet>
      id="sheet"
      label="Parts of the template"
      look="line"
      value={shown}
      onChange={setSheet}
      tabs={[
        { value: 'fields', label: 'Fields' },
        ...(outcome === null ? [] : [{ value: 'report', label: 'Import report' } as const]),
      ]}
    >
      <TabPanel value={shown}>
        {shown === 'report' && outcome !== null ? (
          <ImportReport outcome={outcome} chosen={element} onChoose={onElement} />
        ) : (
          <TemplateFields
            form={draft.form}
            {...{ issues, keywords, alike }}
            onChange={(change, key) => send({ type: 'form.change', change, key })}
          >
            <ImageChoice
              draft={draft}
              error={
                view.isDirty && issues.image !== undefined ? fieldMessageOf(issues.image) : null
              }
              onImage={(image) => send({ type: 'image.choose', image })}
            />
          </TemplateFields>
        )}
      </TabPanel>
    </Tabs>
  );
}

function NoDesign({ view: { part } }: { readonly view: EditorView }) {
  return (
    <div className={empty}>
      <Notice
        title={part === 'strip' ? 'Drop an SVG to begin' : 'No Ride-Along design yet'}
        icon={<FileUp />}
      >
        {part === 'strip'
          ? 'Its shapes get tokens for their colors, its texts can be edited, and everything is drawn here as it will be.'
          : 'Drop an SVG of 600 × 400. It is offered with the template under its informed images UUID.'}
      </Notice>
    </div>
  );
}
