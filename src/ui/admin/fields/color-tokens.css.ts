import { style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

export const panel = style({ ...shapes.stack('20px'), paddingTop: '16px' });

export const heading = style({
  ...shapes.plain,
  fontSize: measures.size.t13,
  paddingBottom: '6px',
  borderBottom: `2px solid ${vars.color.ink}`,
});

export const row = style({
  ...shapes.stack('4px'),
  padding: '8px 0',
  borderBottom: `1px solid ${vars.color.line}`,
});

export const line = style({
  ...shapes.columns('44px 96px minmax(0, 1fr) 44px', '8px'),
  alignItems: 'center',
});

export const swatch = style({
  ...shapes.square('44px'),
  ...shapes.colorPicker,
});

export const hex = style({
  ...shapes.field,
  width: '96px',
  minHeight: '44px',
  padding: '0 8px',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[aria-invalid="true"]': { borderColor: vars.color.bad } },
});

export const name = style({ ...shapes.breaking, display: 'grid' });

export const tools = style({
  ...shapes.stack('12px'),
  padding: '8px 0 12px 12px',
  borderLeft: `2px solid ${vars.color.line}`,
});

export const uses = style({ display: 'grid', maxHeight: '220px', overflow: 'auto' });
