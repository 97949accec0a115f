import { globalStyle, style } from '@vanilla-extract/css';
import { sideWidth } from '../proof/proof.css.ts';
import * as shapes from '../theme/shapes.ts';
import { vars } from '../theme/theme.css.ts';

/** Room for a form beside the cards. */
export const wide = style({ height: '100%', vars: { [sideWidth]: '480px' } });

/** The two cards side by side on the desk. */
export const cards = style({
  ...shapes.columns('minmax(0, 320px) minmax(0, 270px)', '8px'),
  justifyContent: 'center',
  alignContent: 'center',
  minHeight: '100%',
  padding: '8px 12px',
});

/** Below the card's edge, not below its crop marks. */
export const name = style({ paddingLeft: '14px' });

export const form = style({ ...shapes.stack('16px'), paddingTop: '3px' });

/** Side by side as far as there is room. */
export const row = style(shapes.wrapped('8px 12px'));

/** Three colors, each with its words below it, so that none wraps to a row of its own. */
export const colors = style(shapes.columns('repeat(3, minmax(0, 120px))', '12px'));
globalStyle(`${colors} > label`, { gridTemplateColumns: 'auto', gap: '4px' });

/** The wide logo takes the room that the round one leaves. */
export const logo = style({ selectors: { '&:first-child': { flex: '1 1 240px' } } });

/** Red words without a frame. */
export const erase = style({ color: vars.color.bad });
