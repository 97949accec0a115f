/** The faces of text logos: STEP-04. */
import type { LogoFont } from '../../domain/coupon/fields/logo-fonts.ts';
import type { Font } from '../scene/scene.ts';

/** Stored name → the bundled font that draws it; Arimo Bold stands in for Helvetica Neue. */
export const LOGO_FONT_FACES: Readonly<Record<LogoFont, Font>> = {
  'Helvetica Neue': { family: 'Arimo', weight: 700, italic: false },
  'Domine-Bold': { family: 'Domine', weight: 700, italic: false },
  'Quicksand-Bold': { family: 'Quicksand', weight: 700, italic: false },
  'Caveat-Bold': { family: 'Caveat', weight: 700, italic: false },
  'MontserratAlternates-SemiBold': { family: 'Montserrat Alternates', weight: 600, italic: false },
};
