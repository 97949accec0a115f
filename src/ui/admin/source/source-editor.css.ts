import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';
import { vars } from '../../theme/theme.css.ts';

export const box = style({
  ...shapes.field,
  height: 'clamp(360px, calc(100vh - 330px), 900px)',
  overflow: 'hidden',
  ':focus-within': { outline: `3px solid ${vars.color.blue}`, outlineOffset: '2px' },
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
// CodeMirror guesses how high its lines are until it has measured them.
globalStyle(`${box} .cm-editor:not([data-measured]) .cm-gutters`, { visibility: 'hidden' });
// Its marks come with the parsed text, and are wider than the one that CodeMirror keeps room for.
globalStyle(`${box} .cm-foldGutter .cm-gutterElement`, { width: '16px' });
// So do the numbers of a long design's lines.
globalStyle(`${box} .cm-lineNumbers .cm-gutterElement`, { minWidth: '6ch' });
// The marks show only under a pointer: they change places while a broken design is typed. Keys fold too.
globalStyle(`${box} .cm-gutters:not(:hover) .cm-foldGutter .cm-gutterElement`, {
  '@media': { '(hover: hover)': { visibility: 'hidden' } },
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
globalStyle(`${box} .cm-panel input, ${box} .cm-panel button`, shapes.field);
globalStyle(`${box} .cm-lineError`, { background: vars.color.badSoft });
globalStyle(`${box} .cm-diagnostic`, { borderLeftColor: vars.color.bad });
globalStyle(`${box} .cm-foldPlaceholder`, {
  background: 'none',
  border: `1px solid ${vars.color.line}`,
  color: vars.color.inkSoft,
});

export const size = style({ minWidth: '9ch', textAlign: 'right' });

/** A press jumps to the line. */
export const jump = style({
  ...shapes.bare,
  ...shapes.underlined,
  // 24 px high, in a line of 20 px.
  padding: '2px 0',
  marginBlock: '-2px',
  textAlign: 'left',
});
