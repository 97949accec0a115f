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

const TEXT_STAND_INS = `"${STAND_IN}", system-ui, sans-serif`;

globalStyle(':root', {
  vars: {
    [measures.font.text]: `"Public Sans Variable", ${TEXT_STAND_INS}`,
    [measures.font.head]:
      `"Bricolage Grotesque Variable", "${HEAD_STAND_IN}", "Public Sans Variable", sans-serif`,
  },
});

/* On a slow network the painted question leaves the line to the code: both fonts have half of its bytes. */
globalStyle('[data-line="slow"] [data-first-paint="wizard"]', {
  vars: {
    [measures.font.text]: TEXT_STAND_INS,
    [measures.font.head]: `"${HEAD_STAND_IN}", ${TEXT_STAND_INS}`,
  },
  fontFamily: measures.font.text,
});
