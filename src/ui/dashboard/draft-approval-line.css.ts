import { globalStyle, style } from '@vanilla-extract/css';
import { measures, vars } from '../theme/theme.css.ts';

/** On the newest shared version. */
export const approval = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  padding: '0 26px 6px',
  fontSize: measures.size.t13,
  fontWeight: 600,
  color: vars.color.warn,
  overflowWrap: 'anywhere',
  selectors: { '&[data-approved="true"]': { color: vars.color.ok } },
});

globalStyle(`${approval} svg`, { width: '16px', height: '16px', flex: 'none' });
