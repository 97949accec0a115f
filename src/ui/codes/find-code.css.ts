import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../theme/shapes.ts';
import { vars } from '../theme/theme.css.ts';

export const search = style({
  ...shapes.columns('minmax(0, 1fr) auto', '12px'),
  marginTop: '16px',
  maxWidth: '640px',
});

export const status = style({ ...shapes.stack('6px'), marginTop: '10px' });

export const entry = style({
  ...shapes.stack('10px'),
  paddingBlock: '14px',
  borderBottom: `1px solid ${vars.color.line}`,
});

/** Value, code and state; on a phone below each other. */
export const row = style({
  ...shapes.columnsAbove('phone', 'minmax(0, 1fr) auto minmax(180px, auto)', '4px 24px'),
  alignItems: 'baseline',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

globalStyle(`${row} p`, { gridColumn: '-2 / -1' });

export const code = style({ ...shapes.small, fontFamily: 'ui-monospace, monospace' });

export const facts = style(shapes.wrapped('8px 32px'));
globalStyle(`${facts} div`, { minWidth: 0 });
globalStyle(`${facts} dt`, shapes.small);
globalStyle(`${facts} dd`, { margin: 0, overflowWrap: 'anywhere' });
