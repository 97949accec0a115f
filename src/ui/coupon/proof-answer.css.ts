import { globalStyle, style } from '@vanilla-extract/css';
import { measures, vars } from '../theme/theme.css.ts';

export const answers = style({ listStyle: 'none', margin: 0, padding: 0 });

export const answer = style({
  display: 'grid',
  gap: '6px',
  paddingBlock: '14px',
  borderBottom: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});

export const verdict = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  fontWeight: 600,
  fontSize: measures.size.t13,
  selectors: {
    '&[data-verdict="approved"]': { color: vars.color.ok },
    '&[data-verdict="changes"]': { color: vars.color.warn },
    '&[data-verdict="earlier"]': { color: vars.color.inkSoft },
  },
});

globalStyle(`${verdict} svg`, { width: '16px', height: '16px', flex: 'none' });

export const who = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '2px 16px',
});

export const when = style({ fontSize: measures.size.t13, color: vars.color.inkSoft });

export const comment = style({
  paddingLeft: '12px',
  borderLeft: `3px solid ${vars.color.line}`,
  whiteSpace: 'pre-line',
});

export const slug = style({
  fontSize: measures.size.t11,
  letterSpacing: '.06em',
  color: vars.color.inkSoft,
});
