import { Plus } from 'lucide-react';
import { useState } from 'react';
import { type DesignDocument, textsIn } from '../../../domain/design/design-document.ts';
import type { ImportedElement } from '../../../machines/admin/template-editor-context.ts';
import {
  MOST_SCHEMES,
  withCopiedScheme,
  withoutScheme,
  withRenamedScheme,
} from '../../../domain/template/scheme-edits.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { Checkbox } from '../../parts/fields/checkbox.tsx';
import { CropMarks } from '../../parts/paper/paper.tsx';
import { ArtworkPartsLine } from '../../proof/artwork-parts-line.tsx';
import { isReadable } from '../../../domain/preflight/template-findings.ts';
import type { ContrastOf } from '../view/contrast-words.ts';
import type { EditorView, SendToEditor } from '../view/editor-view.ts';
import { PartArtwork } from '../frame/part-artwork.tsx';
import { paneHead, paneTitle } from '../frame/editor-frame.css.ts';
import { AsDropped } from './as-dropped.tsx';
import { relative, slug } from '../../theme/layout.css.ts';
import * as styles from './desk.css.ts';
import { ElementMark, GuideLegend, StripGuides } from './overlay.tsx';
import { SchemeFigure } from './scheme-figure.tsx';
import { type InkOf, TemplatePreflight } from './template-preflight.tsx';
import * as adminWords from '../../../words/admin.gen.ts';
import { chooseBackend, useDrawing } from '../../canvas/canvas-binding.ts';
import { Message } from '../../parts/fields/message.tsx';
import { Switch } from '../../parts/fields/switch.tsx';

interface SchemeDeskProps {
  readonly view: EditorView;
  readonly design: DesignDocument;
  /** The large view's scheme. */
  readonly chosen: string;
  /** The selected element of the report. */
  readonly element: ImportedElement | null;
  readonly onChoose: (scheme: string) => void;
  readonly contrastOf: ContrastOf;
  readonly inkOf: InkOf;
  readonly send: SendToEditor;
}

/** All schemes side by side, and one of them large: ADMT-02, ADMT-04. */
export function SchemeDesk(props: SchemeDeskProps) {
  const { view, design, chosen, onChoose, send } = props;
  const change = (next: DesignDocument) => send({ type: 'design.change', design: next });
  const copy = (index: number) => {
    const next = withCopiedScheme(design, index);
    change(next);
    onChoose(next.schemes.at(-1)?.name ?? chosen);
  };
  const missing = view.broken?.mismatch ?? null;
  const isBroken = view.broken !== null;
  return (
    <>
      <div className={paneHead}>
        <h2 className={paneTitle}>{adminWords.allSchemes()}</h2>
        <Button
          icon={<Plus />}
          disabled={isBroken || design.schemes.length >= MOST_SCHEMES}
          onClick={() => copy(0)}
        >
          {adminWords.addScheme()}
        </Button>
      </div>
      <EngineLine />
      <ArtworkPartsLine />
      <fieldset className={styles.grid} disabled={isBroken}>
        {design.schemes.map((scheme, index) => (
          <SchemeFigure
            // Keyed by position: a renamed scheme keeps its figure and the focus.
            key={index}
            part={view.part}
            design={design}
            index={index}
            scheme={scheme}
            isChosen={scheme.name === chosen}
            missing={missing?.get(scheme.name) ?? []}
            unreadable={unreadableIn(design, scheme.name, props.contrastOf)}
            onChoose={() => onChoose(scheme.name)}
            onCopy={() => copy(index)}
            onRename={(name) => {
              change(withRenamedScheme(design, index, name));
              if (scheme.name === chosen) onChoose(name);
            }}
            onRemove={() => change(withoutScheme(design, index))}
          />
        ))}
      </fieldset>
      <TemplatePreflight part={view.part} {...props} />
      <LargeView {...props} />
      <TestCanvas {...props} />
    </>
  );
}

/** Tokens of texts that are hard to read in this scheme. */
function unreadableIn(design: DesignDocument, scheme: string, contrastOf: ContrastOf) {
  return textsIn(design).flatMap(({ id, tokens, fontSize }) => {
    const ratio = contrastOf(scheme, id);
    if (typeof ratio !== 'number' || isReadable(ratio, fontSize)) return [];
    return [tokens.text ?? id];
  });
}

function LargeView({ view, design, chosen, element }: SchemeDeskProps) {
  const { part, outcome } = view;
  const dropped = outcome?.dropped;
  const [hasGuides, setGuides] = useState(true);
  const [compared, setCompared] = useState<number | null>(null);
  const { width, height } = design.data;
  return (
    <figure className={styles.large}>
      <CropMarks size="medium">
        <div className={relative}>
          <PartArtwork
            part={part}
            design={design}
            scheme={chosen}
            label={adminWords.largeViewChosen({ chosen })}
          />
          {dropped !== undefined && compared !== null && (
            <AsDropped picture={dropped} share={compared} />
          )}
          {part === 'strip' && hasGuides && <StripGuides />}
          {element !== null && <ElementMark element={element} size={{ width, height }} />}
        </div>
      </CropMarks>
      <figcaption className={styles.tools}>
        <b>{adminWords.largeViewChosen({ chosen })}</b>
        {part === 'strip' && (
          <Checkbox checked={hasGuides} onChange={setGuides}>
            {adminWords.safeAreaAndWalletCrops()}
          </Checkbox>
        )}
        <span className={`${slug} ${styles.end}`}>
          {width} × {height}
        </span>
        {dropped !== undefined && <Sides share={compared} onShare={setCompared} />}
        {part === 'strip' && hasGuides && <GuideLegend />}
      </figcaption>
    </figure>
  );
}

/** Percent. */
const HALF = 50;

interface SidesProps {
  /** Null while the file is hidden. */
  readonly share: number | null;
  readonly onShare: (share: number | null) => void;
}

/** Whether the file overlays its import, and up to which line. */
function Sides({ share, onShare }: SidesProps) {
  return (
    <div className={styles.sides}>
      <Checkbox checked={share !== null} onChange={(next) => onShare(next ? HALF : null)}>
        {adminWords.besideTheFile()}
      </Checkbox>
      {share !== null && (
        <label className={styles.line}>
          {adminWords.asDropped()}
          <input
            type="range"
            min={0}
            max={100}
            value={share}
            aria-label={adminWords.lineBetweenTheFileAnd()}
            aria-valuetext={adminWords.shareAsDropped({ share })}
            onChange={({ target }) => onShare(target.valueAsNumber)}
          />
          {adminWords.asTearlineDrawsIt()}
        </label>
      )}
    </div>
  );
}

function TestCanvas({ view: { part }, design, chosen }: SchemeDeskProps) {
  if (part !== 'strip') return null;
  return (
    <figure className={styles.test}>
      <PartArtwork
        part={part}
        design={design}
        scheme={chosen}
        label={adminWords.testCanvasChosen({ chosen })}
      />
      <figcaption className={styles.caption}>
        {adminWords.testCanvas()}
        <span className={`${slug} ${styles.end}`}>375 × 144</span>
      </figcaption>
    </figure>
  );
}

/** The drawing engine, with a switch to the other one (ADMT-10). */
function EngineLine() {
  const drawing = useDrawing();
  if (drawing === 'starting' || drawing === 'none') return <div className={styles.engine} />;
  const isWebgl = drawing === 'webgl';
  return (
    <div className={styles.engine}>
      <Message kind="ok">{WORDS[drawing]()}</Message>
      <Switch
        label={adminWords.drawByWebgl()}
        words=""
        checked={isWebgl}
        onToggle={() => chooseBackend(isWebgl ? 'canvas' : 'webgl')}
      />
    </div>
  );
}

const WORDS = {
  webgl: adminWords.byWebgl,
  emulated: adminWords.byEmulation,
  canvas: adminWords.byCanvas,
} as const;
