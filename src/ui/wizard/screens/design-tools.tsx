import { Redo2, RotateCcw, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
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
      <Tool label={actionsWords.undo()} can={canUndo} onPress={onUndo}>
        <Undo2 />
      </Tool>
      <Tool label={actionsWords.redo()} can={canRedo} onPress={onRedo}>
        <Redo2 />
      </Tool>
    </div>
  );
}

interface ToolProps {
  readonly label: string;
  readonly can: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Tool({ label, can, onPress, children }: ToolProps) {
  return (
    <Button look="bare" shape="square" aria-label={label} disabled={!can} onClick={onPress}>
      {children}
    </Button>
  );
}
