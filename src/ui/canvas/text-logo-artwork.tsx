import { memo, useMemo } from 'react';
import { composeTextLogo, type TextLogoChoices } from '../../render/compose/text-logo.ts';
import type { Platform } from '../../domain/coupon/fields/coupon-images.ts';
import { Artwork } from './artwork.tsx';

interface TextLogoArtworkProps extends TextLogoChoices {
  readonly platform: Platform;
  readonly label: string;
}

/** A logo of up to two letters, live: STEP-04. */
export const TextLogoArtwork = memo(function TextLogoArtwork(props: TextLogoArtworkProps) {
  const { text, font, textColor, backgroundColor, platform, ...rest } = props;
  const scene = useMemo(
    () => composeTextLogo({ text, font, textColor, backgroundColor }, platform),
    [text, font, textColor, backgroundColor, platform],
  );
  return <Artwork scene={scene} {...rest} />;
});
