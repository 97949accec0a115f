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
  const shown = useOneScheme(design, scheme);
  const scene = useMemo(
    () => composeStrip(shown, { scheme: shown.schemes[0].name, text }, platform),
    [shown, text, platform],
  );
  return <Artwork scene={scene} {...rest} />;
});

/** The design with this scheme alone, so that other schemes' colors do not redraw it. */
export function useOneScheme(design: DesignDocument, scheme: string) {
  const { version, type, data } = design;
  const chosen = schemeNamed(design, scheme);
  return useMemo(
    () => ({ version, type, schemes: [chosen], data }) as const,
    [version, type, chosen, data],
  );
}
