/** Stored names of the five logo fonts; "Helvetica Neue" is drawn by the bundled Arimo Bold (STEP-04). */
export const LOGO_FONTS = [
  'Helvetica Neue',
  'Domine-Bold',
  'Quicksand-Bold',
  'Caveat-Bold',
  'MontserratAlternates-SemiBold',
] as const;
export type LogoFont = (typeof LOGO_FONTS)[number];
