import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { local, STAND_IN } from './stand-in.css.ts';
import { measures } from './theme.css.ts';

const HEAD_STAND_IN = 'Bricolage Stand-In';

/** Before the headings' font: between its widths at 44 px (99.5 %) and, optically narrower, at 76 px (95.7 %). */
globalFontFace(HEAD_STAND_IN, {
  src: local('Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold', 'Helvetica Bold'),
  fontWeight: '600 800',
  sizeAdjust: '98%',
  ascentOverride: '94.9%',
  descentOverride: '27.6%',
  lineGapOverride: '0%',
});

globalStyle(':root', {
  vars: {
    [measures.font.text]: `"Public Sans Variable", "${STAND_IN}", system-ui, sans-serif`,
    [measures.font.head]:
      `"Bricolage Grotesque Variable", "${HEAD_STAND_IN}", "Public Sans Variable", sans-serif`,
  },
});
