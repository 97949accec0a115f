import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';

/** On the newest shared version. */
export const approval = style({
  ...shapes.line('8px'),
  ...shapes.type(measures.size.t13, 600),
  padding: '0 26px 6px',
  color: vars.color.warn,
  overflowWrap: 'anywhere',
  selectors: { '&[data-approved="true"]': { color: vars.color.ok } },
});

globalStyle(`${approval} svg`, shapes.icon('16px'));
