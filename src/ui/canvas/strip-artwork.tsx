import { memo, useMemo } from 'react';
import { schemeNamed, type DesignDocument } from '../../domain/design/design-document.ts';
import { composeStrip } from '../../render/compose/strip.ts';
import type { Platform } from '../../domain/coupon/fields/coupon-images.ts';
import { Artwork } from './artwork.tsx';

export interface StripArtworkProps {
  readonly design: DesignDocument;
  readonly scheme: string;
  readonly text: Readonly<Record<string, string>>;
  readonly platform: Platform;
  /** Empty if the words beside it describe it. */
  readonly label: string;
  readonly className?: string;
}

/** A template's strip in the chosen colors and words, live: STEP-11, STEP-12. */
export const StripArtwork = memo(function StripArtwork({
  design,
  scheme,
  text,
  platform,
  ...rest
}: StripArtworkProps) {
  const { version, type, data } = design;
  const chosen = schemeNamed(design, scheme);
  // Depends only on its own scheme, so other schemes' colors do not redraw it.
  const scene = useMemo(
    () =>
      composeStrip(
        { version, type, schemes: [chosen], data },
        { scheme: chosen.name, text },
        platform,
      ),
    [version, type, chosen, data, text, platform],
  );
  return <Artwork scene={scene} {...rest} />;
});
