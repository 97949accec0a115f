import { RotateCcw } from 'lucide-react';
import { type MissingPart, missingWords } from '../../domain/missing-parts.ts';
import { Button } from '../parts/buttons/button.tsx';
import { Message } from '../parts/fields/message.tsx';
import * as actionsWords from '../../words/actions.gen.ts';
import * as styles from './proof.css.ts';

interface MissingPartsLineProps {
  readonly parts: readonly MissingPart[];
  /** Requests the missing parts again. */
  readonly onAskAgain: () => void;
  /** Centered above a card; left-aligned by default. */
  readonly centered?: boolean;
}

/** The missing parts of a card or artwork, with a button that requests them again (REND-05). */
export function MissingPartsLine({ parts, onAskAgain, centered = false }: MissingPartsLineProps) {
  if (parts.length === 0) return null;
  return (
    <div className={`${styles.line} ${centered ? styles.centered : ''}`} role="status">
      <Message kind="warn">{missingWords(parts)}</Message>
      <Button icon={<RotateCcw />} onClick={onAskAgain}>
        {actionsWords.tryAgain()}
      </Button>
    </div>
  );
}
