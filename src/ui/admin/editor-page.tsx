import { FileUp } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { fieldMessageOf } from '../../domain/field-messages.ts';
import type { DesignDocument, TextObject } from '../../domain/design/design-document.ts';
import type { SourceIssue } from '../../domain/template/design-source.ts';
import type { PartName } from '../../domain/template/template-draft.ts';
import { TOKEN_GROUPS } from '../../domain/design/token-uses.ts';
import type {
  ImportedElement,
  ImportOutcome,
  ImportStage,
} from '../../machines/admin/template-editor-context.ts';
import { Button } from '../parts/buttons/button.tsx';
import { CropMarks } from '../parts/paper/crop-marks.tsx';
import { Notice } from '../parts/notices/notice.tsx';
import { Progress } from '../parts/notices/progress.tsx';
import { TabPanel, Tabs } from '../parts/navigation/tabs.tsx';
import { AsDropped } from './desk/as-dropped.tsx';
import * as desk from './desk/desk.css.ts';
import { SchemeDesk } from './desk/scheme-desk.tsx';
import type { ContrastOf } from './view/contrast-words.ts';
import type { EditorView, SendToEditor } from './view/editor-view.ts';
import { ColorTokens } from './fields/color-tokens.tsx';
import { DesignTexts } from './fields/design-texts.tsx';
import { ImageChoice } from './fields/image-choice.tsx';
import { SourceDrop } from './fields/source-drop.tsx';
import { stages } from './fields/source-drop.css.ts';
import { TemplateFields } from './fields/template-fields.tsx';
import { EditorTop } from './frame/editor-top.tsx';
import { paneHead, paneTitle } from './frame/panes.css.ts';
import { Panes, type PaneWidths } from './frame/panes.tsx';
import { ElementReport, ImportSum } from './report/import-report.tsx';
import { SourcePane } from './source/source-pane.tsx';
import * as adminWords from '../../words/admin.gen.ts';
import * as actionsWords from '../../words/actions.gen.ts';

interface EditorPageProps {
  readonly view: EditorView;
  readonly send: SendToEditor;
  readonly widths: PaneWidths;
  readonly onWidths: (widths: PaneWidths) => void;
  /** One SVG for the design, or several at once. */
  readonly onFiles: (files: readonly File[]) => void;
  readonly keywords: readonly string[];
  readonly alike: readonly { readonly id: string; readonly title: string }[];
  /** The families that the product includes. */
  readonly fonts: readonly string[];
  readonly contrastOf: ContrastOf;
  readonly fitOf: (text: TextObject) => string | null;
  readonly onNewUuid: () => void;
}

/** The template editor: source and fields, all schemes live, the source as text (ADMT-01 to ADMT-05). */
export function EditorPage(props: EditorPageProps) {
  const { view, send, widths, onWidths, contrastOf } = props;
  const [element, setElement] = useState<ImportedElement | null>(null);
  const [wanted, setScheme] = useState('');
  const design = view.draft[view.part]?.design ?? null;
  const names = design?.schemes.map(({ name }) => name) ?? [];
  const chosen = names.includes(wanted) ? wanted : (names[0] ?? '');
  const tokens = useMemo(() => tokensIn(design), [design]);
  const type = useCallback((text: string) => send({ type: 'source.type', text }), [send]);
  return (
    <>
      <EditorTop view={view} send={send} />
      <Panes
        part={view.part}
        widths={widths}
        onWidths={onWidths}
        left={<LeftPane {...props} {...{ element, chosen }} onElement={setElement} />}
        desk={
          design === null ? (
            <NoDesign view={view} />
          ) : (
            <SchemeDesk
              {...{ view, design, chosen, element, send, contrastOf }}
              onChoose={setScheme}
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

/** One shared empty list, so that it causes no render; never written to. */
const NO_ISSUES: readonly SourceIssue[] = [];

function tokensIn(design: DesignDocument | null): readonly string[] {
  return TOKEN_GROUPS.flatMap((group) => Object.keys(design?.schemes[0].tokens[group] ?? {}));
}

interface LeftPaneProps extends EditorPageProps {
  readonly chosen: string;
  readonly element: ImportedElement | null;
  readonly onElement: (element: ImportedElement | null) => void;
}

function LeftPane(props: LeftPaneProps) {
  const { view, onFiles, send } = props;
  const { draft, part, issues, importing, outcome } = view;
  const isMissing = issues.source !== undefined && part === 'strip' && view.isDirty;
  return (
    <>
      <div className={paneHead}>
        <h2 className={paneTitle}>{adminWords.sourceAndFields()}</h2>
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
            words={importing.stage?.words ?? adminWords.readingName({ name: importing.file.name })}
            done={importing.stage?.done ?? 0}
            total={importing.stage?.total ?? 1}
          />
          <Button onClick={() => send({ type: 'import.cancel' })}>
            {adminWords.cancelImport()}
          </Button>
        </div>
      )}
      {outcome !== null && importing === null && <ImportSum outcome={outcome} />}
      <Sheets {...props} />
    </>
  );
}

type Sheet = 'fields' | 'colors' | 'texts' | 'report';

interface ChosenSheet {
  readonly sheet: Sheet;
  /** The newest import at the time of the choice. */
  readonly after: ImportOutcome | null;
}

const wasRefused = ({ difference }: ImportOutcome) => difference === null;

/** The sheet below the drawing in the left pane, one at a time. */
function Sheets(props: LeftPaneProps) {
  const { draft, part, outcome } = props.view;
  const [chosen, setChosen] = useState<ChosenSheet>({ sheet: 'fields', after: outcome });
  // A refused drawing shows its reasons; the user's other choice lasts until the next import.
  const isRefused = outcome !== chosen.after && outcome !== null && wasRefused(outcome);
  const wanted = isRefused ? 'report' : chosen.sheet;
  const tabs = [
    { value: 'fields', label: adminWords.fields() } as const,
    ...(draft[part] === null
      ? []
      : [
          { value: 'colors', label: actionsWords.colors() } as const,
          { value: 'texts', label: adminWords.texts() } as const,
        ]),
    ...(outcome === null ? [] : [{ value: 'report', label: adminWords.report() } as const]),
  ];
  const shown = tabs.some(({ value }) => value === wanted) ? wanted : 'fields';
  return (
    <Tabs<Sheet>
      id="sheet"
      label={adminWords.partsOfTheTemplate()}
      look="line"
      value={shown}
      onChange={(sheet) => setChosen({ sheet, after: outcome })}
      tabs={tabs}
    >
      <TabPanel value={shown}>
        <Shown {...props} sheet={shown} />
      </TabPanel>
    </Tabs>
  );
}

function Shown(props: LeftPaneProps & { readonly sheet: Sheet }) {
  const { view, send, sheet, chosen, contrastOf, fonts, fitOf, element, onElement } = props;
  const design = view.draft[view.part]?.design;
  const change = (next: DesignDocument, key?: string) =>
    send({ type: 'design.change', design: next, ...(key !== undefined && { key }) });
  if (sheet === 'colors' && design !== undefined)
    return <ColorTokens {...{ design, chosen, contrastOf }} onChange={change} />;
  if (sheet === 'texts' && design !== undefined)
    return <DesignTexts {...{ design, fonts, fitOf }} onChange={change} />;
  if (sheet === 'report' && view.outcome !== null)
    return <ElementReport outcome={view.outcome} chosen={element} onChoose={onElement} />;
  return <Fields {...props} />;
}

function Fields({ view, send, keywords, alike, onNewUuid }: LeftPaneProps) {
  const { draft, issues, isDirty } = view;
  return (
    <TemplateFields
      form={draft.form}
      {...{ issues, keywords, alike, onNewUuid }}
      needsUuid={draft.rideAlong !== null && draft.form.informedImages === ''}
      onChange={(change, key) => send({ type: 'form.change', change, key })}
    >
      <ImageChoice
        draft={draft}
        stored={view.storedPicture}
        error={isDirty && issues.image !== undefined ? fieldMessageOf(issues.image) : null}
        onImage={(image) => send({ type: 'image.choose', image })}
      />
    </TemplateFields>
  );
}

/** The dropped file during the comparison. */
function Comparing({ dropped, done, total }: ImportStage & { readonly dropped: ImageData }) {
  return (
    <figure className={desk.large}>
      <CropMarks size="medium">
        <div className={desk.stage}>
          <AsDropped picture={dropped} share={(100 * done) / total} isFaint />
        </div>
      </CropMarks>
      <figcaption className={desk.tools}>
        <b>{adminWords.asDropped()}</b>
        <span className={`${desk.slug} ${desk.end}`}>
          {dropped.width} × {dropped.height}
        </span>
      </figcaption>
    </figure>
  );
}

/** The desk's message if there is no design to show. */
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

function NoDesign({ view }: { readonly view: EditorView }) {
  const stage = view.importing?.stage;
  if (stage?.dropped !== undefined) return <Comparing {...stage} dropped={stage.dropped} />;
  const { title, words } = wordsWithoutDesign(view);
  return (
    <div className={desk.empty}>
      <Notice title={title} icon={<FileUp />}>
        {words}
      </Notice>
    </div>
  );
}
