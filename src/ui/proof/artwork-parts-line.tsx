import { askAgainForParts, useMissingParts } from '../canvas/canvas-binding.ts';
import { MissingPartsLine } from './missing-parts-line.tsx';

interface ArtworkPartsLineProps {
  /** Requests the card's barcode again; null where it need not be. */
  readonly onBarcodeAgain?: (() => void) | null;
  readonly centered?: boolean;
}

/** What the page's live artwork did not get, and the barcode of its card (REND-05). */
export function ArtworkPartsLine({
  onBarcodeAgain = null,
  centered = false,
}: ArtworkPartsLineProps) {
  const artwork = useMissingParts();
  return (
    <MissingPartsLine
      parts={onBarcodeAgain === null ? artwork : [...artwork, { kind: 'barcode' }]}
      onAskAgain={() => {
        askAgainForParts();
        onBarcodeAgain?.();
      }}
      centered={centered}
    />
  );
}
