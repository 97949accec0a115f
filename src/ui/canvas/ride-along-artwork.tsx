import { memo, useMemo } from 'react';
import { composeRideAlong } from '../../render/compose/ride-along.ts';
import { Artwork } from './artwork.tsx';
import { type StripArtworkProps, useOneScheme } from './strip-artwork.tsx';

/** A template's Ride-Along image in the chosen colors and with the coupon's words, live: STEP-03. */
export const RideAlongArtwork = memo(function RideAlongArtwork({
  design,
  scheme,
  text,
  ...rest
}: Omit<StripArtworkProps, 'platform'>) {
  const shown = useOneScheme(design, scheme);
  const scene = useMemo(
    () => composeRideAlong(shown, { scheme: shown.schemes[0].name, text }),
    [shown, text],
  );
  return <Artwork scene={scene} {...rest} />;
});
