import { style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

/** Above the header and the provider's bar: a long menu reaches over them on a low window. */
export const positioner = style({ zIndex: 22, outline: 'none' });

export const popup = style({
  ...shapes.liftedSheet,
  minWidth: '220px',
  maxWidth: 'min(320px, calc(100vw - 32px))',
  maxHeight: 'var(--available-height)',
  overflowY: 'auto',
  padding: '6px',
  border: `1px solid ${vars.color.line}`,
  outline: 'none',
});

export const item = style({
  ...shapes.quietLink,
  ...shapes.target,
  ...shapes.line('12px'),
  ...shapes.type(measures.size.t15, 600),
  position: 'relative',
  padding: '6px 12px',
  borderRadius: measures.radius.field,
  outline: 'none',
  selectors: {
    '&[data-highlighted]': {
      background: `color-mix(in srgb, transparent 92%, ${vars.color.ink})`,
      boxShadow: `inset 0 0 0 2px ${vars.color.blue}`,
    },
    '&[data-tone="bad"]': { color: vars.color.bad },
    '* + &[data-starts-group="true"]': { marginTop: '13px' },
    '* + &[data-starts-group="true"]::before': {
      ...shapes.drawn,
      inset: '-7px 0 auto',
      borderTop: `1px solid ${vars.color.line}`,
    },
    '&[data-disabled]': { color: vars.color.inkSoft, cursor: 'default', opacity: 0.6 },
  },
});
