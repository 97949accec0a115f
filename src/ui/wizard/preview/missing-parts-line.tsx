import { RotateCcw } from 'lucide-react';
import { type MissingPart, missingWords } from '../../../domain/missing-parts.ts';
import { Button } from '../../parts/button.tsx';
import { Message } from '../../parts/message.tsx';
import { askAgainForParts, useMissingParts } from '../../canvas/exhibit.ts';
import * as styles from './missing-parts-line.css.ts';

interface MissingPartsLineProps {
  /** Requests the card's barcode again where it did not come. */
  readonly onBarcodeAgain?: (() => void) | null;
}

/** Beside live artwork: what of it did not come, and a button that requests it again (REND-05). */
export function MissingPartsLine({ onBarcodeAgain = null }: MissingPartsLineProps) {
  const artwork = useMissingParts();
  const parts: readonly MissingPart[] =
    onBarcodeAgain === null ? artwork : [...artwork, { kind: 'barcode' }];
  if (parts.length === 0) return null;
  return (
    <div className={styles.line} role="status">
      <Message kind="warn">{missingWords(parts)}</Message>
      <Button
        onClick={() => {
          askAgainForParts();
          onBarcodeAgain?.();
        }}
      >
        <RotateCcw />
        Try again
      </Button>
    </div>
  );
}
