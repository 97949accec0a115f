import { globalStyle, style } from '@vanilla-extract/css';
import { wrap } from '../../theme/layout.css.ts';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';
import { late } from './spinner.css.ts';

export const notice = style({ maxWidth: '440px' });

/** Around a notice that fills the screen. */
export const screen = style([wrap, { paddingBlock: '64px' }]);

export const blank = style({
  ...shapes.dashed,
  ...shapes.centered,
  width: '240px',
  maxWidth: '100%',
  aspectRatio: '1125 / 432',
  marginBottom: '24px',
  color: vars.color.inkSoft,
});

export const title = style({ fontSize: measures.size.t25, marginBottom: '8px' });

export const advice = style({ color: vars.color.inkSoft });

globalStyle(`${advice} ul`, { margin: '12px 0 0', color: vars.color.ink });
globalStyle(`${advice} li`, { padding: '6px 0 6px 22px', position: 'relative' });
globalStyle(`${advice} li::before`, {
  ...shapes.drawn,
  left: 0,
  top: '15px',
  width: '10px',
  borderTop: `2px dotted ${vars.color.stamp}`,
});

export const failed = style({
  ...shapes.beside('6px'),
  alignItems: 'flex-start',
  color: vars.color.bad,
  fontWeight: 600,
  marginBottom: '6px',
});

globalStyle(`${failed} > svg`, { ...shapes.square('16px'), marginTop: '4px' });

export const listEnd = style({ paddingTop: '28px' });

export const action = style({ ...shapes.wrapped('12px'), marginTop: '20px' });

const bar = style({ background: vars.color.line, opacity: 0.7 });

/** The outline of a coupon tile: artwork, perforation, stub of 84 px. */
export const tile = style([
  late,
  {
    border: `1px solid ${vars.color.line}`,
    borderRadius: measures.radius.sheet,
  },
]);

export const artwork = style([bar, { aspectRatio: '1125 / 432' }]);

export const stub = style({ ...shapes.middle, minHeight: '84px', padding: '0 16px' });

export const line = style([bar, { height: '12px', width: '50%' }]);
