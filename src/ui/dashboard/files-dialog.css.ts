import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';

export const body = style({ ...shapes.stack('24px'), marginTop: '16px' });

export const code = style({
  ...shapes.columns('120px minmax(0, 1fr)', '24px', 'start'),
  ...shapes.until('previewSmall', { gridTemplateColumns: '96px minmax(0, 1fr)', gap: '16px' }),
});

export const frame = style({
  ...shapes.centered,
  ...shapes.whitePaper,
  aspectRatio: '1',
  padding: '8px',
  borderRadius: measures.radius.sheet,
});
globalStyle(`${frame} img`, shapes.fluid);

export const heading = style({ font: `700 ${measures.size.t15}/1.4 ${measures.font.text}` });

export const help = style({ ...shapes.small, margin: '2px 0 10px' });

export const buttons = style(shapes.wrapped('10px'));

export const section = style(shapes.stack('10px'));

export const passesHeading = style({
  ...shapes.type(measures.size.t13, 600),
  outline: 'none',
  ...shapes.ruledBelow('0 0 8px'),
});

export const lines = style({ ...shapes.stack('6px'), fontSize: measures.size.t13 });

/** Lines without an icon align with the words of those with one. */
export const line = style({
  ...shapes.columns('18px minmax(0, 1fr)', '0 10px'),
  overflowWrap: 'anywhere',
});

globalStyle(`${line} > svg`, { ...shapes.square('18px'), marginTop: '1px' });
globalStyle(`${line} > span`, { gridColumn: 2 });
globalStyle(`${line}[data-kind="done"] > svg`, { color: vars.color.ok });
globalStyle(`${line}[data-kind="failed"] > svg`, { color: vars.color.warn });
globalStyle(`${line}[data-kind="quiet"]`, { color: vars.color.inkSoft });

export const words = style({ fontWeight: 600 });

export const moment = style({ display: 'block', color: vars.color.inkSoft });
