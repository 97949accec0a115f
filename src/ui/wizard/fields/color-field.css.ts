import { style, globalStyle } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';
import { vars, measures } from '../../theme/theme.css.ts';

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
  cursor: 'pointer',
  ':hover': { boxShadow: `inset 0 0 0 2px ${vars.color.sheet}` },
  ':focus-visible': { zIndex: 1 },
  selectors: {
    '&[aria-pressed="true"]': { boxShadow: `0 4px 0 ${vars.color.ink}` },
  },
});

export const cards = style(shapes.columns('repeat(3, minmax(0, 1fr))', '12px'));

export const card = style({
  display: 'grid',
  padding: '4px 4px 0',
  border: `1.5px solid ${vars.color.line}`,
  borderRadius: measures.radius.field,
  background: vars.color.sheet,
  textAlign: 'left',
  cursor: 'pointer',
  transition: `border-color ${measures.motion.quick}`,
  ':hover': { borderColor: vars.color.ink },
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: vars.color.ink,
      boxShadow: `0 0 0 1.5px ${vars.color.ink}`,
    },
  },
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
globalStyle(`${sample} small`, {
  ...shapes.type(measures.size.t11, 700),
  letterSpacing: '.06em',
  textTransform: 'uppercase',
});
globalStyle(`${sample} b`, shapes.type(measures.size.t15, 600));

/* A sample's words are not text that the button's name must contain. */
globalStyle(`${sample} [data-words]::before`, { content: 'attr(data-words)' });

export const name = style({
  ...shapes.middle,
  ...shapes.type(measures.size.t13, 600),
  minHeight: '32px',
  paddingInline: '8px',
});
