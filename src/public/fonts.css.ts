import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { face } from '../ui/theme/face.ts';
import { OWN_FACES } from '../ui/theme/stand-in.css.ts';
import { measures } from '../ui/theme/theme.css.ts';
import { onDesk } from './page.css.ts';

globalFontFace('Public Sans Variable', [
  face('public-sans', 'latin'),
  face('public-sans', 'latin-ext'),
]);

globalFontFace('Bricolage Grotesque Variable', [face('bricolage-grotesque', 'latin', 'wght')]);

/** On a phone the few words around the card use the phone's own font, as the card does; that saves 41 and 27 kB. */
globalStyle(':root', {
  vars: {
    [measures.font.text]: 'system-ui, sans-serif',
    [measures.font.head]: 'system-ui, sans-serif',
  },
  // Print keeps the fonts although paper is narrow.
  '@media': { [onDesk]: { vars: OWN_FACES }, print: { vars: OWN_FACES } },
});
