import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';

export const title = style({
  /* One line on a phone, in Spanish too. */
  ...shapes.heading('min(2.125rem, 8vw)', '-.025em'),
  marginBottom: '36px',
});

export const columns = style({
  ...shapes.columnsAbove('narrow', 'minmax(0, 3fr) minmax(0, 2fr)', '48px', 'start'),
  marginBottom: '48px',
});

export const heading = style({
  fontSize: measures.size.t20,
  borderTop: `2px solid ${vars.color.ink}`,
  paddingTop: '16px',
  marginBottom: '8px',
});

export const entry = style({
  borderBottom: `1px solid ${vars.color.line}`,
  scrollMarginTop: '16px',
});

export const question = style({
  ...shapes.line('16px', 'space-between'),
  ...shapes.type(measures.size.t17, 600),
  minHeight: '56px',
  paddingBlock: '12px',
});

globalStyle(`${question} > svg`, { transition: `transform ${measures.motion.calm}` });
globalStyle(`${entry}[open] > ${question} > svg`, { transform: 'rotate(180deg)' });

export const answer = style({
  ...shapes.stack('12px'),
  maxWidth: '62ch',
  paddingBottom: '20px',
  color: vars.color.inkSoft,
});

export const permalink = style({
  ...shapes.middle,
  minHeight: '44px',
  // A target of 44 px in the space of a line of text.
  marginBlock: '-12px',
  fontSize: measures.size.t13,
  justifySelf: 'start',
});
