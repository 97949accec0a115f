import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

export const label = style({ fontWeight: 600, marginBottom: '2px' });

export const list = style({ display: 'grid', borderTop: `1px solid ${vars.color.line}` });

export const item = style({
  ...shapes.columns('20px 1fr auto', '10px'),
  alignItems: 'center',
  minHeight: '48px',
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: measures.size.t13,
});

globalStyle(`${item} > svg`, shapes.square('18px'));
globalStyle(`${item}[data-kind="ok"] > svg`, { color: vars.color.ok });
globalStyle(`${item}[data-kind="warn"] > svg`, { color: vars.color.warn });

export const link = style({
  ...shapes.bare,
  ...shapes.underlined,
  minHeight: '44px',
  padding: 0,
  color: vars.color.blue,
  fontWeight: 600,
});

export const summary = style({
  ...shapes.line('8px'),
  ...shapes.type(measures.size.t13, 600),
  minHeight: '44px',
});

export const transcript = style({ ...shapes.small, paddingBottom: '8px' });
