import { style } from '@vanilla-extract/css';
import { measures, vars } from '../../theme/theme.css.ts';

export const report = style({
  display: 'grid',
  // An item out of sight remembers its width, which must not widen a pane that has become narrower.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '18px',
  paddingTop: '16px',
});

export const sum = style({ marginBlock: '12px', fontSize: measures.size.t13 });

export const soft = style({ color: vars.color.inkSoft });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  paddingBottom: '6px',
  borderBottom: '2px solid currentColor',
  fontFamily: measures.font.text,
  fontSize: measures.size.t13,
  letterSpacing: 0,
  selectors: {
    '&[data-fate="refused"]': { color: vars.color.bad },
    '&[data-fate="left out"], &[data-fate="image"], &[data-fate="changed"]': {
      color: vars.color.warn,
    },
    '&[data-fate="kept"]': { color: vars.color.ok },
  },
});

export const count = style({ marginLeft: 'auto', fontVariantNumeric: 'tabular-nums' });

export const item = style({
  borderBottom: `1px solid ${vars.color.line}`,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 56px',
});

export const press = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignContent: 'center',
  alignItems: 'baseline',
  gap: '0 8px',
  width: '100%',
  minHeight: '52px',
  padding: '8px 10px',
  border: 0,
  borderRadius: measures.radius.field,
  background: 'none',
  fontSize: measures.size.t13,
  textAlign: 'left',
  cursor: 'pointer',
  ':hover': { background: `color-mix(in srgb, transparent 95%, ${vars.color.ink})` },
  selectors: {
    '&[aria-pressed="true"]': { background: vars.color.ink, color: vars.color.paper },
  },
});

export const tag = style({ fontFamily: 'ui-monospace, Menlo, Consolas, monospace' });

export const name = style({ overflowWrap: 'anywhere' });

export const line = style({
  color: vars.color.inkSoft,
  selectors: { '[aria-pressed="true"] &': { color: 'inherit' } },
});

export const why = style({
  gridColumn: '1 / -1',
  color: vars.color.inkSoft,
  selectors: { '[aria-pressed="true"] &': { color: 'inherit' } },
});
