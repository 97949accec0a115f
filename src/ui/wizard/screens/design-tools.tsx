import { Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { Button } from '../../parts/buttons/button.tsx';
import * as actionsWords from '../../../words/actions.gen.ts';
import * as wizardScreensWords from '../../../words/wizard-screens.gen.ts';
import * as styles from './screen-layout.css.ts';

export interface DesignToolsProps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  /** Null if the strip cannot be edited (PREV-04). */
  readonly onReset: (() => void) | null;
}

/** Undo and redo within the step (WIZ-18), and "Reset Design" (PREV-04). */
export function DesignTools({ canUndo, canRedo, onUndo, onRedo, onReset }: DesignToolsProps) {
  return (
    <div className={styles.tools}>
      {onReset !== null && (
        <Button icon={<RotateCcw />} look="bare" shape="compact" onClick={onReset}>
          {wizardScreensWords.resetDesign()}
        </Button>
      )}
      <Button
        icon={<Undo2 />}
        look="bare"
        shape="square"
        aria-label={actionsWords.undo()}
        disabled={!canUndo}
        onClick={onUndo}
      />
      <Button
        icon={<Redo2 />}
        look="bare"
        shape="square"
        aria-label={actionsWords.redo()}
        disabled={!canRedo}
        onClick={onRedo}
      />
    </div>
  );
}
