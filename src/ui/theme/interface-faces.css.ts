import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { face } from './face.ts';
import './stand-in.css.ts';
import { HEAD_STAND_INS, OWN_FACES, TEXT_STAND_INS } from './stand-in.ts';
import { measures } from './theme.css.ts';

for (const subset of ['vietnamese', 'latin-ext', 'latin'] as const) {
  globalFontFace('Public Sans Variable', face('public-sans', subset));
  globalFontFace('Bricolage Grotesque Variable', face('bricolage-grotesque', subset));
}

globalStyle(':root', { vars: OWN_FACES });

/* On a slow network the painted question leaves the line to the code: both fonts have half of its bytes. */
globalStyle('[data-line="slow"] [data-first-paint="wizard"]', {
  vars: {
    [measures.font.text]: TEXT_STAND_INS,
    [measures.font.head]: HEAD_STAND_INS,
  },
  fontFamily: measures.font.text,
});
