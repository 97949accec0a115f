import { memo, useMemo } from 'react';
import { schemeNamed } from '../../domain/design/design-document.ts';
import { composeRideAlong } from '../../render/compose/strip.ts';
import { Artwork } from './artwork.tsx';
import type { StripArtworkProps } from './strip-artwork.tsx';

/** A template's Ride-Along image in the chosen colors and with the coupon's words, live: STEP-03. */
export const RideAlongArtwork = memo(function RideAlongArtwork({
  design,
  scheme,
  text,
  ...rest
}: Omit<StripArtworkProps, 'platform'>) {
  const { version, type, data } = design;
  const chosen = schemeNamed(design, scheme);
  const scene = useMemo(
    () =>
      composeRideAlong({ version, type, schemes: [chosen], data }, { scheme: chosen.name, text }),
    [version, type, chosen, data, text],
  );
  return <Artwork scene={scene} {...rest} />;
});
