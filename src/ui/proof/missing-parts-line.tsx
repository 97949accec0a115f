import { RotateCcw } from 'lucide-react';
import { type MissingPart, missingWords } from '../../domain/missing-parts.ts';
import { Button } from '../parts/button.tsx';
import { Message } from '../parts/message.tsx';
import * as styles from './missing-parts-line.css.ts';

interface MissingPartsLineProps {
  readonly parts: readonly MissingPart[];
  /** Requests them again. */
  readonly onAskAgain: () => void;
  /** Where it stands above a card; it begins where words begin otherwise. */
  readonly centered?: boolean;
}

/** Beside a card or artwork: what of it did not come, and a button that requests it again (REND-05). */
export function MissingPartsLine({ parts, onAskAgain, centered = false }: MissingPartsLineProps) {
  if (parts.length === 0) return null;
  return (
    <div className={`${styles.line} ${centered ? styles.centered : ''}`} role="status">
      <Message kind="warn">{missingWords(parts)}</Message>
      <Button onClick={onAskAgain}>
        <RotateCcw />
        Try again
      </Button>
    </div>
  );
}
