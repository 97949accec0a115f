import {
  type RefObject,
  useRef,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import type { PartName } from '../../../domain/template/template-draft.ts';
import { Desk } from '../../parts/paper/paper.tsx';
import { panelId } from '../../parts/navigation/tabs.tsx';
import * as styles from './editor-frame.css.ts';
import { usePreservedFocus } from './use-preserved-focus.ts';
import * as adminWords from '../../../words/admin.gen.ts';

/** px. */
export interface PaneWidths {
  readonly left: number;
  readonly right: number;
}

const PANE_LIMITS = { least: 280, most: 720 } as const;

/** px per press of an arrow key. */
const STEP = 24;

interface PanesProps {
  /** Set to the element around the panes. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** The part whose tab is selected. */
  readonly part: PartName;
  readonly widths: PaneWidths;
  readonly onWidths: (widths: PaneWidths) => void;
  readonly left: ReactNode;
  readonly desk: ReactNode;
  readonly right: ReactNode;
}

/** Three panes; pointer or arrow keys resize the outer ones. */
export function Panes({ place, part, widths, onWidths, left, desk, right }: PanesProps) {
  const set = (side: keyof PaneWidths) => (width: number) =>
    onWidths({ ...widths, [side]: clamped(width) });
  usePreservedFocus(place);
  return (
    <div
      ref={place}
      id={panelId('part', part)}
      role="tabpanel"
      aria-labelledby={`part-tab-${part}`}
      className={styles.panes}
      style={columnsOf(widths)}
    >
      <section className={styles.pane} aria-label={adminWords.sourceAndFields()}>
        {left}
      </section>
      <Grip
        label={adminWords.widthOfSourceAndFields()}
        width={widths.left}
        sign={1}
        onWidth={set('left')}
      />
      <Desk className={styles.pane}>
        <section aria-label={adminWords.livePreview()}>{desk}</section>
      </Desk>
      <Grip
        label={adminWords.widthOfTheEditorSource()}
        width={widths.right}
        sign={-1}
        onWidth={set('right')}
      />
      <section className={styles.pane} aria-label={adminWords.editorSource()}>
        {right}
      </section>
    </div>
  );
}

interface GripProps {
  readonly label: string;
  readonly width: number;
  /** Whether the pane grows to the right (1) or left (-1). */
  readonly sign: 1 | -1;
  readonly onWidth: (width: number) => void;
}

function Grip({ label, width, sign, onWidth }: GripProps) {
  const start = useRef<{ readonly x: number; readonly width: number } | null>(null);
  const press = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, width };
  };
  const drag = (event: PointerEvent) => {
    if (start.current === null) return;
    onWidth(start.current.width + sign * (event.clientX - start.current.x));
  };
  const type = (event: KeyboardEvent) => {
    const next = {
      ArrowLeft: width - sign * STEP,
      ArrowRight: width + sign * STEP,
      Home: PANE_LIMITS.least,
      End: PANE_LIMITS.most,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onWidth(next);
  };
  return (
    <div
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation="vertical"
      aria-valuenow={Math.round(width)}
      aria-valuemin={PANE_LIMITS.least}
      aria-valuemax={PANE_LIMITS.most}
      className={styles.grip}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={() => {
        start.current = null;
      }}
      onKeyDown={type}
    />
  );
}

function columnsOf({ left, right }: PaneWidths): Readonly<Record<string, string>> {
  return { '--left-pane': `${left}px`, '--right-pane': `${right}px` };
}

function clamped(width: number): number {
  return Math.min(PANE_LIMITS.most, Math.max(PANE_LIMITS.least, Math.round(width)));
}
