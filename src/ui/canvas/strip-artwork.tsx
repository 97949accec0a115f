import { memo, useMemo } from 'react';
import type { DesignDocument } from '../../domain/design/design-document.ts';
import { composeStrip } from '../../render/compose/strip.ts';
import type { Platform } from '../../render/scene/sizes.ts';
import { Artwork } from './artwork.tsx';

export interface StripArtworkProps {
  readonly design: DesignDocument;
  readonly scheme: string;
  readonly text: Readonly<Record<string, string>>;
  readonly platform: Platform;
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
  const scene = useMemo(
    () => composeStrip(design, { scheme, text }, platform),
    [design, scheme, text, platform],
  );
  return <Artwork scene={scene} {...rest} />;
});
