import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

/** A list of facts with their icons. */
export const facts = style({
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: measures.size.t13,
});
globalStyle(`${facts} li`, {
  ...shapes.columns('20px minmax(0, 1fr)', '10px'),
  alignItems: 'center',
  minHeight: '48px',
  paddingBlock: '8px',
  borderBottom: `1px solid ${vars.color.line}`,
});
globalStyle(`${facts} svg`, { ...shapes.square('18px'), color: vars.color.ok });
globalStyle(`${facts} [data-kind="warn"] svg`, { color: vars.color.warn });
