import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';

/** The heading of what was answered. */
export const answersTitle = style({
  paddingBottom: '8px',
  borderBottom: `2px solid ${vars.color.ink}`,
  fontSize: measures.size.t17,
});

export const answer = style({
  ...shapes.stack('6px'),
  ...shapes.ruledBelow('14px 0'),
  overflowWrap: 'anywhere',
});

export const who = style(shapes.apart('2px 16px', 'baseline'));

export const comment = style({
  paddingLeft: '12px',
  borderLeft: `3px solid ${vars.color.line}`,
  whiteSpace: 'pre-line',
});

/** What was changed after an answer. */
export const changes = style({
  ...shapes.stack('10px'),
  minWidth: 0,
  overflowX: 'auto',
  padding: '16px 18px',
  borderTop: `3px solid ${vars.color.warn}`,
  background: vars.color.warnSoft,
});

/** Field by field. */
export const changedFields = style({
  ...shapes.table,
  fontSize: measures.size.t13,
  textAlign: 'left',
});
globalStyle(`${changedFields} :is(th, td)`, {
  ...shapes.ruledBelow('6px 12px 6px 0'),
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
globalStyle(`${changedFields} thead th`, { fontWeight: 400, overflowWrap: 'normal' });
