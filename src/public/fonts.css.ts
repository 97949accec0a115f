import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { measures } from '../ui/theme/theme.css.ts';
import { STAND_IN } from '../ui/theme/stand-in.css.ts';
import { onDesk } from './page.css.ts';

const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const LATIN_EXTENDED =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';

const face = (file: string, fontWeight: string, unicodeRange: string) => ({
  src: `url("@fontsource-variable/${file}.woff2") format("woff2")`,
  fontDisplay: 'swap' as const,
  fontWeight,
  unicodeRange,
});

globalFontFace('Public Sans Variable', [
  face('public-sans/files/public-sans-latin-wght-normal', '100 900', LATIN),
  face('public-sans/files/public-sans-latin-ext-wght-normal', '100 900', LATIN_EXTENDED),
]);

globalFontFace('Bricolage Grotesque Variable', [
  face('bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal', '200 800', LATIN),
]);

const OWN = {
  [measures.font.text]: `"Public Sans Variable", "${STAND_IN}", system-ui, sans-serif`,
  [measures.font.head]: `"Bricolage Grotesque Variable", "${STAND_IN}", system-ui, sans-serif`,
};

/** On a phone the few words around the card use the phone's own font, as the card does; that saves 41 and 27 kB. */
globalStyle(':root', {
  vars: {
    [measures.font.text]: 'system-ui, sans-serif',
    [measures.font.head]: 'system-ui, sans-serif',
  },
  // Print keeps the fonts although paper is narrow.
  '@media': { [onDesk]: { vars: OWN }, print: { vars: OWN } },
});
