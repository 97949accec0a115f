import { type ComponentProps, useState } from 'react';
import type { DesignDocument, TextObject } from '../../domain/design/design-document.ts';
import { fieldMessageOf } from '../../domain/field-messages.ts';
import type {
  ImportedElement,
  ImportOutcome,
} from '../../machines/admin/template-editor-context.ts';
import * as actionsWords from '../../words/actions.gen.ts';
import * as adminWords from '../../words/admin.gen.ts';
import { Button } from '../parts/buttons/button.tsx';
import { Progress } from '../parts/notices/progress.tsx';
import { TabPanel, Tabs } from '../parts/navigation/tabs.tsx';
import { ColorTokens } from './fields/color-tokens.tsx';
import { DesignTexts } from './fields/design-texts.tsx';
import { ImageChoice } from './fields/image-choice.tsx';
import { SourceAdvice, SourceDrop } from './fields/source-drop.tsx';
import { stages, sumRoom } from './fields/fields.css.ts';
import { TemplateFields } from './fields/template-fields.tsx';
import { ElementReport, ImportSum } from './report/import-report.tsx';
import type { ContrastOf } from './view/contrast-words.ts';
import type { EditorView } from './view/editor-view.ts';
import { paneHead, paneTitle } from './frame/editor-frame.css.ts';

type FieldsProps = Omit<ComponentProps<typeof TemplateFields>, 'children'>;

export interface LeftPaneProps extends FieldsProps {
  readonly sheet: ReturnType<typeof useSheet>;
  /** One SVG for the design, or several at once. */
  readonly onFiles: (files: readonly File[]) => void;
  /** The families that the product includes. */
  readonly fonts: readonly string[];
  readonly contrastOf: ContrastOf;
  readonly fitOf: (text: TextObject) => string | null;
  /** The scheme whose colors are edited. */
  readonly chosen: string;
  readonly element: ImportedElement | null;
  readonly onElement: (element: ImportedElement | null) => void;
}

/** The drawing, and the sheets of the template below it. */
export function LeftPane(props: LeftPaneProps) {
  const { view, onFiles, send, fields } = props;
  const { draft, part, issues, importing, outcome } = view;
  const isMissing =
    issues.source !== undefined && part === 'strip' && (view.isDirty || fields.showsAll);
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
          <Button shape="compact" onClick={() => send({ type: 'import.cancel' })}>
            {adminWords.cancelImport()}
          </Button>
        </div>
      )}
      <div className={sumRoom}>
        {outcome === null || importing !== null ? (
          <SourceAdvice svg={draft[part]?.svg ?? null} />
        ) : (
          <ImportSum outcome={outcome} />
        )}
      </div>
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

/** The chosen sheet. */
export function useSheet({ outcome }: EditorView) {
  const [chosen, setChosen] = useState<ChosenSheet>({ sheet: 'fields', after: outcome });
  // A refused drawing shows its reasons; the user's other choice lasts until the next import.
  const isRefused = outcome !== chosen.after && outcome?.difference === null;
  return {
    wanted: isRefused ? 'report' : chosen.sheet,
    choose: (sheet: Sheet) => setChosen({ sheet, after: outcome }),
  };
}

/** The sheets below the drawing, one at a time. */
function Sheets(props: LeftPaneProps) {
  const { draft, part, outcome } = props.view;
  const { wanted, choose } = props.sheet;
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
      onChange={choose}
      tabs={tabs}
    >
      <TabPanel value={shown}>
        <Shown {...props} shown={shown} />
      </TabPanel>
    </Tabs>
  );
}

function Shown(props: LeftPaneProps & { readonly shown: Sheet }) {
  const { view, send, shown, chosen, contrastOf, fonts, fitOf, element, onElement } = props;
  const design = view.draft[view.part]?.design;
  const change = (next: DesignDocument, key?: string) =>
    send({ type: 'design.change', design: next, ...(key !== undefined && { key }) });
  const isBroken = view.broken !== null;
  if (design !== undefined && (shown === 'colors' || shown === 'texts'))
    return (
      <fieldset disabled={isBroken} inert={isBroken}>
        {shown === 'colors' ? (
          <ColorTokens design={design} chosen={chosen} contrastOf={contrastOf} onChange={change} />
        ) : (
          <DesignTexts design={design} fonts={fonts} fitOf={fitOf} onChange={change} />
        )}
      </fieldset>
    );
  if (shown === 'report' && view.outcome !== null)
    return <ElementReport outcome={view.outcome} chosen={element} onChoose={onElement} />;
  const isTold = view.isDirty || props.fields.showsAll;
  const { image } = view.issues;
  return (
    <TemplateFields {...props}>
      <ImageChoice
        draft={view.draft}
        stored={view.storedPicture}
        error={isTold && image !== undefined ? fieldMessageOf(image) : null}
        onImage={(image) => send({ type: 'image.choose', image })}
      />
    </TemplateFields>
  );
}
