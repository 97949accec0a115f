import { expect, test } from 'vitest';
import { fontNamed, fontStyleOf } from '../../src/render/fonts/font-names.ts';

test.each([
  ['Lato-Thin', 100],
  ['Lato Light', 300],
  ['Quicksand-Medium', 500],
  ['MontserratAlternates-SemiBold', 600],
  ['Domine-Bold', 700],
  ['Montserrat Alternates ExtraBold', 800],
  ['Lato-Black', 900],
  ['Lato', 400],
  ['Open Sans Regular', 400],
])('[REND-05] the weight of %s is %i', (name, weight) => {
  expect(fontNamed(name)?.weight).toBe(weight);
});

test.each([
  ['Helvetica Neue', { family: 'Arimo', weight: 400, italic: false }],
  ['playfair display', { family: 'Playfair Display', weight: 400, italic: false }],
  ['PlayfairDisplay-ExtraBoldItalic', { family: 'Playfair Display', weight: 800, italic: true }],
  ['OpenSansCondensed-Light', { family: 'Open Sans Condensed', weight: 300, italic: false }],
  ['Papyrus', null],
  ['ArialMT', { family: 'Arimo', weight: 400, italic: false }],
  ['Arial-BoldMT', { family: 'Arimo', weight: 700, italic: false }],
  ['Arial-BoldItalicMT', { family: 'Arimo', weight: 700, italic: true }],
  ['Helvetica-BoldOblique', { family: 'Arimo', weight: 700, italic: true }],
  ['HelveticaNeue-Medium', { family: 'Arimo', weight: 500, italic: false }],
  ['HelveticaNeueLTStd-Light', { family: 'Arimo', weight: 300, italic: false }],
  ['PlayfairDisplay-Regular', { family: 'Playfair Display', weight: 400, italic: false }],
  ['BebasNeue', { family: 'Bebas Neue', weight: 400, italic: false }],
  ['DMSerifDisplay-Italic', { family: 'DM Serif Display', weight: 400, italic: true }],
  ['OpenSans-SemiboldItalic', { family: 'Open Sans', weight: 600, italic: true }],
  ['OpenSans-CondensedLight', { family: 'Open Sans Condensed', weight: 300, italic: false }],
  ['RobotoCondensed-Bold', { family: 'Roboto Condensed', weight: 700, italic: false }],
  ['Lato-Heavy', { family: 'Lato', weight: 800, italic: false }],
  ['Quicksand-DemiBold', { family: 'Quicksand', weight: 600, italic: false }],
  ['RobotoSlab-Bold', null],
  ['ArialNarrow-Bold', null],
  ['ArialRoundedMTBold', null],
  ['TimesNewRomanPSMT', null],
])('[REND-05] reads %s by its words', (name, font) => {
  expect(fontNamed(name)).toEqual(font);
});

test.each([
  ['MyriadPro-Bold', { weight: 700, italic: false }],
  ['Gotham-Black', { weight: 900, italic: false }],
  ['MinionPro-BoldIt', { weight: 700, italic: true }],
  ['Gill Sans Light', { weight: 300, italic: false }],
  ['Avenir-HeavyOblique', { weight: 800, italic: true }],
  ['Blackadder', { weight: 400, italic: false }],
  ['Comic-Sans', { weight: 400, italic: false }],
  ['Times-Roman', { weight: 400, italic: false }],
  ['TimesNewRomanPSMT', { weight: 400, italic: false }],
  ['TimesNewRomanPS-BoldMT', { weight: 700, italic: false }],
  ['CourierNewPS-BoldItalicMT', { weight: 700, italic: true }],
  ['Georgia-Bold', { weight: 700, italic: false }],
  ['ArialRoundedMTBold', { weight: 700, italic: false }],
  ['Summit', { weight: 400, italic: false }],
  ['Verdana', { weight: 400, italic: false }],
])('[REND-05] the style of %s, which the product does not include', (name, style) => {
  expect(fontStyleOf(name)).toEqual(style);
});
