import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';

export const about = style({ color: vars.color.inkSoft, paddingBottom: '20px' });

export const layouts = style({
  ...shapes.columns('repeat(auto-fit, minmax(4.25rem, 1fr))', '8px'),
  ...shapes.until('previewSmall', { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }),
});

export const layout = style({
  ...shapes.middleStack('2px'),
  position: 'relative',
  alignContent: 'start',
  padding: '10px 4px 8px',
  ...shapes.outlined,
  textAlign: 'center',
  selectors: {
    '&:has(:checked)': { boxShadow: `0 0 0 2.5px ${vars.color.ink}` },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.blue}`, outlineOffset: '4px' },
  },
  ...shapes.forcedColors({
    border: '2px solid ButtonBorder',
    selectors: { '&:has(:checked)': { borderColor: 'Highlight' } },
  }),
});
globalStyle(`${layout} svg`, { width: '44px', height: '57px', marginBottom: '6px' });
globalStyle(`${layout} b`, shapes.display(measures.size.t17, 800, 1.1));
globalStyle(`${layout} small`, {
  fontSize: measures.size.t11,
  lineHeight: 1.3,
  color: vars.color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

export const drawnPage = style({ stroke: vars.color.fieldLine });
export const drawnArtwork = style({
  fill: '#16213A',
  selectors: { [`${layout}:has(:checked) &`]: { fill: '#C8321F' } },
});

export const sheet = style({
  ...shapes.fluid,
  maxWidth: '629px',
  background: '#FFFFFF',
  boxShadow: vars.shadow.lift,
  selectors: { '&[data-old=true]': { opacity: 0.5 } },
});
