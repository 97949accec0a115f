import { style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

export const top = style({
  ...shapes.wrappedLine('4px 12px'),
  minHeight: '64px',
  paddingBlock: '8px',
  paddingInline: '24px',
  borderBottom: `1px solid ${vars.color.line}`,
  ...shapes.until('sortModal', { paddingInline: '16px', rowGap: '12px' }),
});

export const title = style({
  ...shapes.oneLine,
  fontSize: measures.size.t20,
  maxWidth: '32ch',
});

/** A long message has several lines in its place, so that the bar does not become higher. */
export const state = style({
  display: 'grid',
  alignContent: 'center',
  flex: '1 1 140px',
  minHeight: '40px',
});

export const actions = style({
  ...shapes.wrappedLine('4px'),
  marginLeft: 'auto',
  ...shapes.until('sortModal', { width: '100%' }),
});

/** Why the template cannot be saved; beside the buttons, above the last on phones. */
export const blocked = style({
  ...shapes.small,
  order: -1,
  width: '200px',
  marginInline: '8px',
  lineHeight: 1.3,
  ...shapes.until('sortModal', { order: 0, width: '100%', marginInline: 0 }),
  selectors: { '&:not(:empty)': { minHeight: '44px', alignContent: 'center' } },
});

export const toBlocks = style({
  ...shapes.bare,
  ...shapes.underlined,
  minHeight: '44px',
  padding: 0,
  textAlign: 'left',
});
