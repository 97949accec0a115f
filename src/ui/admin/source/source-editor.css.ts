import { globalStyle, style } from '@vanilla-extract/css';
import { measures, vars } from '../../theme/theme.css.ts';

export const box = style({
  height: 'clamp(360px, calc(100vh - 330px), 900px)',
  border: `1.5px solid ${vars.color.fieldLine}`,
  borderRadius: measures.radius.field,
  background: vars.color.sheet,
  overflow: 'hidden',
  selectors: {
    '&:focus-within': { outline: `3px solid ${vars.color.blue}`, outlineOffset: '2px' },
  },
});

globalStyle(`${box} .cm-editor`, { height: '100%', outline: 'none' });
globalStyle(`${box} .cm-scroller`, {
  fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
  fontSize: '13px',
  lineHeight: 1.65,
});
globalStyle(`${box} .cm-gutters`, {
  background: vars.color.sheet,
  color: vars.color.inkSoft,
  border: 0,
});
globalStyle(`${box} .cm-activeLine, ${box} .cm-activeLineGutter`, {
  background: vars.color.stampSoft,
});
globalStyle(`${box} .cm-cursor`, { borderLeftColor: vars.color.ink });
globalStyle(`${box} .cm-panels, ${box} .cm-tooltip`, {
  background: vars.color.sheet,
  color: vars.color.ink,
  borderColor: vars.color.line,
});
globalStyle(`${box} .cm-panel input, ${box} .cm-panel button`, {
  border: `1px solid ${vars.color.fieldLine}`,
  borderRadius: measures.radius.field,
  background: vars.color.sheet,
});
globalStyle(`${box} .cm-lineError`, { background: vars.color.badSoft });
globalStyle(`${box} .cm-diagnostic`, { borderLeftColor: vars.color.bad });
globalStyle(`${box} .cm-foldPlaceholder`, {
  background: 'none',
  border: `1px solid ${vars.color.line}`,
  color: vars.color.inkSoft,
});

export const key = style({ color: vars.color.blue });
export const text = style({ color: vars.color.ok });
export const number = style({ color: vars.color.stamp });

export const issues = style({ display: 'grid', gap: '4px', marginTop: '10px' });

export const soft = style({
  marginTop: '8px',
  fontSize: measures.size.t13,
  color: vars.color.inkSoft,
});

export const size = style({
  fontSize: measures.size.t11,
  letterSpacing: '.06em',
  color: vars.color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

/** A press jumps to the line. */
export const jump = style({
  // 24 px high, in a line of 20 px.
  padding: '2px 0',
  marginBlock: '-2px',
  border: 0,
  background: 'none',
  textAlign: 'left',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
