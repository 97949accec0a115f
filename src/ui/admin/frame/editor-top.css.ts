import { style } from '@vanilla-extract/css';
import { measures, vars } from '../../theme/theme.css.ts';
import { upTo } from '../../theme/breakpoints.ts';

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: '64px',
  paddingBlock: '8px',
  paddingInline: '24px',
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [upTo('sortModal')]: { paddingInline: '16px', rowGap: '12px' } },
});

export const title = style({
  fontSize: measures.size.t20,
  letterSpacing: '-.015em',
  maxWidth: '32ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** A long message has several lines in its place, so that the bar does not become higher. */
export const state = style({ flex: '1 1 140px' });

export const soft = style({ color: vars.color.inkSoft, fontSize: measures.size.t13 });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px',
  marginLeft: 'auto',
  '@media': { [upTo('sortModal')]: { width: '100%' } },
});

/** Why the template cannot be saved; beside the button, above it on phones. */
export const blocked = style({
  maxWidth: '28ch',
  marginInline: '8px',
  color: vars.color.inkSoft,
  fontSize: measures.size.t13,
  lineHeight: 1.3,
  textWrap: 'balance',
  '@media': { [upTo('sortModal')]: { width: '100%', maxWidth: 'none', marginInline: 0 } },
});

export const toBlocks = style({
  minHeight: '44px',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'left',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
});
