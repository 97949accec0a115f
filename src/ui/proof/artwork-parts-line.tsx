import { retryFailedParts, useMissingParts } from '../canvas/canvas-binding.ts';
import { MissingPartsLine } from './missing-parts-line.tsx';

interface ArtworkPartsLineProps {
  /** Requests the card's barcode again; null if there is no need. */
  readonly onBarcodeAgain?: (() => void) | null;
  readonly centered?: boolean;
}

/** The missing parts of the page's live artwork, and of its card's barcode (REND-05). */
export function ArtworkPartsLine({ onBarcodeAgain = null, ...line }: ArtworkPartsLineProps) {
  const artwork = useMissingParts();
  return (
    <MissingPartsLine
      {...line}
      parts={onBarcodeAgain === null ? artwork : [...artwork, { kind: 'barcode' }]}
      onAskAgain={() => {
        retryFailedParts();
        onBarcodeAgain?.();
      }}
    />
  );
}
