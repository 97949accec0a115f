import { globalStyle, style } from '@vanilla-extract/css';
import { measures, vars } from '../theme/theme.css.ts';

export const entry = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  width: 'calc(100% + 16px)',
  minHeight: '64px',
  margin: '-4px -8px',
  padding: '8px',
  border: 0,
  borderRadius: measures.radius.field,
  background: 'none',
  textAlign: 'left',
  cursor: 'pointer',
  ':hover': { background: `color-mix(in srgb, transparent 92%, ${vars.color.ink})` },
});
globalStyle(`${entry} > svg`, { width: '20px', height: '20px', flex: 'none' });

export const words = style({ flex: 1, minWidth: 0 });

export const small = style({
  display: 'block',
  fontSize: measures.size.t13,
  color: vars.color.inkSoft,
});

/** Before the words, which make room for it. */
export const thumb = style({ position: 'absolute', left: '8px', top: '9px' });
globalStyle(`${words}:has(${thumb})`, { paddingLeft: '86px' });
