import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 24px',
});

export const zoom = style({
  display: 'flex',
  flex: '1 1 280px',
  alignItems: 'center',
  gap: '4px',
  minWidth: 0,
  maxWidth: '400px',
});

export const label = style({ fontWeight: 600, marginRight: '4px' });

export const slider = style({
  flex: 1,
  minWidth: '80px',
  height: '44px',
  accentColor: vars.color.ink,
  cursor: 'pointer',
});

export const moves = style({ display: 'flex', marginInline: '-12px' });
