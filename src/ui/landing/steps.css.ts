import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';

export const roll = style({
  ...shapes.sheet,
  ...shapes.equalColumns(4, '0', { two: 'medium', one: 'phone' }),
});

export const ticket = style({
  position: 'relative',
  padding: '28px 26px 30px',
  display: 'grid',
  gridTemplateRows: 'auto 196px auto auto',
  alignContent: 'start',
  ...shapes.media({
    medium: {
      selectors: { '&:nth-child(n + 3)': { borderTop: `1px dashed ${vars.color.fieldLine}` } },
    },
    phone: {
      padding: '24px 20px 28px',
      selectors: { '& + &': { borderTop: `1px dashed ${vars.color.fieldLine}` } },
    },
  }),
});

export const tear = style({
  position: 'absolute',
  inset: '0 auto 0 0',
  display: 'flex',
  ...shapes.media({
    medium: { selectors: { [`${ticket}:nth-child(3) > &`]: { display: 'none' } } },
    phone: { display: 'none' },
  }),
});

export const number = style({
  ...shapes.heading(measures.size.t34, '-.03em', 800, 1),
  color: vars.color.stamp,
  fontVariantNumeric: 'tabular-nums',
});

export const title = style({ fontSize: measures.size.t20, margin: '22px 0 6px' });

export const miniature = style({
  ...shapes.centered,
  marginTop: '18px',
  background: vars.color.desk,
  borderRadius: '2px',
  overflow: 'hidden',
  position: 'relative',
  vars: { [measures.ground]: vars.color.desk },
});

export const shelf = style({ ...shapes.stack('9px'), width: '50%' });
globalStyle(`${shelf} img`, { ...shapes.fluid, boxShadow: vars.shadow.lie });
globalStyle(`${shelf} img:nth-child(2)`, {
  outline: `3px solid ${vars.color.stamp}`,
  outlineOffset: '2px',
  transform: 'translateX(10px)',
});

export const fields = style({
  ...shapes.stack('6px'),
  width: '78%',
  fontSize: measures.size.t11,
  background: vars.color.sheet,
  padding: '12px',
  boxShadow: vars.shadow.lie,
});

export const field = style({
  border: `1px solid ${vars.color.fieldLine}`,
  padding: '5px 7px',
  borderRadius: '2px',
});

export const inks = style({ ...shapes.beside('10px'), paddingTop: '4px' });

export const ink = style({
  ...shapes.icon('20px'),
  borderRadius: '50%',
  boxShadow: 'inset 0 0 0 1px rgb(0 0 0 / .12)',
  selectors: { '&:first-child': { outline: `2px solid ${vars.color.ink}`, outlineOffset: '2px' } },
});

export const phones = style({
  position: 'absolute',
  inset: '18px 0 0',
  ...shapes.beside('12px'),
  justifyContent: 'center',
  alignItems: 'flex-start',
});

export const phone = style({ width: '108px' });

export const piece = style({
  ...shapes.columns('1fr auto', '8px'),
  width: '82%',
  background: '#FFFFFF',
  color: '#16213A',
  boxShadow: vars.shadow.lie,
  padding: '10px',
  transform: 'rotate(-2deg)',
  fontSize: '9px',
  lineHeight: 1.35,
});

globalStyle(`${piece} img:first-child`, { ...shapes.fluid, gridColumn: '1 / -1' });

export const pieceCode = style(shapes.square('44px'));
