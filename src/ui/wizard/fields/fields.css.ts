import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { breaking, small } from '../../theme/layout.css.ts';
import * as shapes from '../../theme/shapes.ts';
import { vars } from '../../theme/theme.css.ts';

/** px; the field's height, and the gap that `Field` puts before each of its parts. */
const FIELD_HEIGHT = 46;
const FIELD_GAP = 4;

/** Its button opens the native picker; the transparent input covers the field, so that the picker opens beside it. */
export const picker = style({
  width: '100%',
  height: `${FIELD_HEIGHT}px`,
  marginTop: `-${FIELD_HEIGHT + FIELD_GAP}px`,
  opacity: 0,
  pointerEvents: 'none',
});

export const pair = style(shapes.columns('56px minmax(0, 1fr)', '8px'));

/** The color itself, as large as a touch target. */
export const swatch = style({
  ...shapes.colorPicker,
  width: '56px',
  height: '46px',
  ':hover': { borderColor: vars.color.ink },
});

export const suggestions = style({ display: 'flex', flexWrap: 'wrap', marginTop: '4px' });

/** A printer's color bar of buttons; the chosen color is underlined in ink. */
export const suggestion = style({
  /* 44 px: a button without words. The edge shows a color that equals the paper. */
  padding: '21px',
  border: `1px solid color-mix(in srgb, ${vars.color.ink} 16%, transparent)`,
  forcedColorAdjust: 'none',
  ':hover': { boxShadow: `inset 0 0 0 2px ${vars.color.sheet}` },
  ':focus-visible': { zIndex: 1 },
  selectors: { '&[aria-pressed="true"]': { boxShadow: `0 4px 0 ${vars.color.ink}` } },
});

export const cards = style(shapes.columns('repeat(3, minmax(0, 1fr))', '12px'));

export const card = style({
  ...shapes.outlined,
  display: 'grid',
  padding: '4px 4px 0',
  border: 0,
  textAlign: 'left',
  selectors: { '&[aria-pressed="true"]': { boxShadow: `0 0 0 2.5px ${vars.color.ink}` } },
});

/** In the phone's colors, whatever colors the page has. */
export const sample = style({
  display: 'grid',
  alignContent: 'end',
  minHeight: '72px',
  padding: '10px 12px',
  borderRadius: '2px',
  lineHeight: 1.3,
  forcedColorAdjust: 'none',
  boxShadow: 'inset 0 0 0 1px rgb(0 0 0 / .08)',
});
globalStyle(`${sample} small`, shapes.capitals);
globalStyle(`${sample} b`, { fontWeight: 600 });

/* A sample's words are not text that the button's name must contain. */
globalStyle(`${sample} [data-words]::before`, { content: 'attr(data-words)' });

export const name = style({ minHeight: '32px', paddingInline: '8px' });

/** The image, with its name and buttons beside it, or below if there is no space. */
export const drop = style({
  ...shapes.dropPlace,
  ...shapes.wrappedLine('12px 16px'),
  padding: '16px',
});

const upload = style({
  ...shapes.centered,
  flex: 'none',
  maxWidth: '100%',
  overflow: 'hidden',
  borderRadius: '2px',
  background: vars.color.sheet,
  color: vars.color.inkSoft,
  boxShadow: `0 0 0 1px ${vars.color.line}`,
});
globalStyle(`${upload} img`, { ...shapes.square('100%'), objectFit: 'cover' });

/** The upload in its wallet's shape and proportions. */
export const frame = styleVariants({
  appleLogo: [upload, { width: '188px', aspectRatio: '480 / 150' }],
  googleLogo: [upload, { width: '84px', aspectRatio: '1', borderRadius: '50%' }],
  appleStrip: [upload, { width: '188px', aspectRatio: '1125 / 432' }],
  googleStrip: [upload, { width: '188px', aspectRatio: '1032 / 336' }],
  rideAlong: [upload, { width: '150px', aspectRatio: '600 / 400' }],
});

/** As wide as its three buttons, so that it does not grow when two of them appear. */
export const body = style({ ...shapes.stack('10px'), flex: '1 1 250px', minWidth: 0 });

export const words = style([breaking, small, { ...shapes.middle, minHeight: '26px' }]);
