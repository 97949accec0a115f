import { style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

export const report = style({
  ...shapes.stack('18px'),
  // An item out of sight remembers its width, which must not widen a pane that has become narrower.
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingTop: '16px',
});

export const head = style({
  ...shapes.line('8px'),
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
  ...shapes.columns('auto minmax(0, 1fr) auto', '0 8px', 'baseline'),
  ...shapes.bare,
  width: '100%',
  padding: '8px 10px',
  borderRadius: measures.radius.field,
  fontSize: measures.size.t13,
  textAlign: 'left',
  ':hover': { background: `color-mix(in srgb, transparent 95%, ${vars.color.ink})` },
  selectors: {
    '&[aria-pressed="true"]': { background: vars.color.ink, color: vars.color.paper },
  },
});

export const tag = style({ fontFamily: 'ui-monospace, Menlo, Consolas, monospace' });

export const line = style({
  color: vars.color.inkSoft,
  selectors: { '[aria-pressed="true"] &': { color: 'inherit' } },
});

export const why = style([line, { gridColumn: '1 / -1' }]);
