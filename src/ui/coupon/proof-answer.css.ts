import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';

export const answers = style({ listStyle: 'none', margin: 0, padding: 0 });

export const answer = style({
  ...shapes.stack('6px'),
  paddingBlock: '14px',
  borderBottom: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});

export const verdict = style({
  ...shapes.line('8px'),
  ...shapes.type(measures.size.t13, 600),
  selectors: {
    '&[data-verdict="approved"]': { color: vars.color.ok },
    '&[data-verdict="changes"]': { color: vars.color.warn },
    '&[data-verdict="earlier"]': { color: vars.color.inkSoft },
  },
});

globalStyle(`${verdict} svg`, shapes.icon('16px'));

export const who = style({ ...shapes.apart('2px 16px'), alignItems: 'baseline' });

export const comment = style({
  paddingLeft: '12px',
  borderLeft: `3px solid ${vars.color.line}`,
  whiteSpace: 'pre-line',
});

export const slug = style(shapes.printed);
