import { style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';
import { vars } from '../../theme/theme.css.ts';

export const controls = style({ ...shapes.apart('4px 24px'), alignItems: 'center' });

export const zoom = style({
  ...shapes.line('4px'),
  flex: '1 1 280px',
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
