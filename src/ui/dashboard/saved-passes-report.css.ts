import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';

export const section = style(shapes.stack('10px'));

export const heading = style({
  ...shapes.type(measures.size.t13, 600),
  outline: 'none',
  paddingBottom: '8px',
  borderBottom: `1px solid ${vars.color.line}`,
});

export const lines = style({ ...shapes.stack('6px'), fontSize: measures.size.t13 });

/** Lines without an icon align with the words of those with one. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr)',
  columnGap: '10px',
  overflowWrap: 'anywhere',
});

globalStyle(`${line} > svg`, { ...shapes.square('18px'), marginTop: '1px' });
globalStyle(`${line} > span`, { gridColumn: 2 });
globalStyle(`${line}[data-kind="done"] > svg`, { color: vars.color.ok });
globalStyle(`${line}[data-kind="failed"] > svg`, { color: vars.color.warn });
globalStyle(`${line}[data-kind="quiet"]`, { color: vars.color.inkSoft });

export const words = style({ fontWeight: 600 });

export const moment = style({ display: 'block', color: vars.color.inkSoft });
