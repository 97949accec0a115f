import { style } from '@vanilla-extract/css';
import { measures, vars } from '../../theme/theme.css.ts';

export const panel = style({ display: 'grid', gap: '20px', paddingTop: '16px' });

export const heading = style({
  fontFamily: measures.font.text,
  fontSize: measures.size.t13,
  letterSpacing: 0,
  paddingBottom: '6px',
  borderBottom: `2px solid ${vars.color.ink}`,
});

export const row = style({
  display: 'grid',
  gap: '4px',
  padding: '8px 0',
  borderBottom: `1px solid ${vars.color.line}`,
});

export const line = style({
  display: 'grid',
  gridTemplateColumns: '44px 96px minmax(0, 1fr) 44px',
  gap: '8px',
  alignItems: 'center',
});

export const swatch = style({
  width: '44px',
  height: '44px',
  padding: 0,
  border: `1.5px solid ${vars.color.fieldLine}`,
  borderRadius: measures.radius.field,
  background: vars.color.sheet,
  cursor: 'pointer',
  selectors: {
    '&::-webkit-color-swatch-wrapper': { padding: '3px' },
    '&::-webkit-color-swatch': { border: 0, borderRadius: '2px' },
    '&::-moz-color-swatch': { border: 0, borderRadius: '2px' },
  },
});

export const hex = style({
  width: '96px',
  minHeight: '44px',
  padding: '0 8px',
  border: `1.5px solid ${vars.color.fieldLine}`,
  borderRadius: measures.radius.field,
  background: vars.color.sheet,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[aria-invalid="true"]': { borderColor: vars.color.bad } },
});

export const name = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });

export const soft = style({ fontSize: measures.size.t13, color: vars.color.inkSoft });

export const tools = style({
  display: 'grid',
  gap: '12px',
  padding: '8px 0 12px 12px',
  borderLeft: `2px solid ${vars.color.line}`,
});

export const uses = style({ display: 'grid', maxHeight: '220px', overflow: 'auto' });
