import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';

/** Above the wizard's bar, and below dialogs. */
export const place = style({
  position: 'fixed',
  zIndex: 25,
  insetInline: 0,
  bottom: `calc(${measures.frame.bar} + 12px)`,
  display: 'grid',
  justifyItems: 'center',
  paddingInline: measures.frame.gutter,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

export const line = style({
  ...shapes.line('10px'),
  ...shapes.type(measures.size.t13, 600),
  padding: '10px 16px',
  borderRadius: measures.radius.field,
  background: vars.color.press,
  color: vars.color.onPress,
  boxShadow: vars.shadow.lift,
});
globalStyle(`${line}[data-state="back"] > svg`, { color: vars.color.onPressOk });
