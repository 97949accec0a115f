import { Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { Button } from '../parts/button.tsx';
import * as styles from './screen-layout.css.ts';

interface DesignToolsProps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  /** Null where the strip cannot be edited (PREV-04). */
  readonly onReset: (() => void) | null;
}

/** Undo and redo inside the step (WIZ-18), and the way back to the template's own design (PREV-04). */
export function DesignTools({ canUndo, canRedo, onUndo, onRedo, onReset }: DesignToolsProps) {
  return (
    <div className={styles.tools}>
      {onReset !== null && (
        <Button look="bare" shape="compact" onClick={onReset}>
          <RotateCcw />
          Reset Design
        </Button>
      )}
      <Button look="bare" shape="square" aria-label="Undo" disabled={!canUndo} onClick={onUndo}>
        <Undo2 />
      </Button>
      <Button look="bare" shape="square" aria-label="Redo" disabled={!canRedo} onClick={onRedo}>
        <Redo2 />
      </Button>
    </div>
  );
}
