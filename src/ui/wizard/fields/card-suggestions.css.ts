import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

export const group = style({ minWidth: 0 });

export const legend = style({ fontWeight: 600, marginBottom: '8px', padding: 0 });

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
