import { Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../parts/button.tsx';
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
      <Tool label="Undo" can={canUndo} onPress={onUndo}>
        <Undo2 />
      </Tool>
      <Tool label="Redo" can={canRedo} onPress={onRedo}>
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

/** Keeps the focus when its last press leaves nothing to do: a disabled button would lose it. */
function Tool({ label, can, onPress, children }: ToolProps) {
  const [isFocused, setFocused] = useState(false);
  return (
    <Button
      look="bare"
      shape="square"
      aria-label={label}
      disabled={!can && !isFocused}
      aria-disabled={!can}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onClick={can ? onPress : undefined}
    >
      {children}
    </Button>
  );
}
