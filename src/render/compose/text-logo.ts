/** A logo of up to two letters: STEP-04. */
import type { LogoFont } from '../../domain/coupon/fields/logo-fonts.ts';
import type { Hex } from '../../domain/design/design-document.ts';
import { LOGO_FONT_FACES } from '../fonts/font-names.ts';
import {
  IDENTITY,
  LOGO_FONT_SIZE,
  LOGO_SIZE,
  LOGO_VIEWPORT_HEIGHT,
  plainScene,
  type Scene,
} from '../scene/scene.ts';
import type { Platform } from '../../domain/coupon/fields/coupon-images.ts';

export interface TextLogoChoices {
  readonly text: string;
  readonly font: LogoFont;
  readonly textColor: Hex;
  readonly backgroundColor: Hex;
}

/** 480x150 for Apple, 660x660 for Google: centered letters, 64 px high in a viewport of 150 px. */
export function composeTextLogo(choices: TextLogoChoices, platform: Platform): Scene {
  const { width, height } = LOGO_SIZE[platform];
  const margin = height / 10;
  return plainScene({ width, height }, choices.backgroundColor, [
    {
      kind: 'text',
      opacity: 1,
      clips: [],
      text: choices.text,
      font: LOGO_FONT_FACES[choices.font],
      size: (LOGO_FONT_SIZE * height) / LOGO_VIEWPORT_HEIGHT,
      letterSpacing: 0,
      align: 'center',
      color: choices.textColor,
      x: width / 2,
      y: height / 2,
      stand: 'capitals',
      box: { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin },
      transform: IDENTITY,
    },
  ]);
}
