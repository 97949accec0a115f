import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';

export const body = style({ ...shapes.stack('24px'), marginTop: '16px' });

export const code = style({
  ...shapes.columns('120px minmax(0, 1fr)', '24px'),
  alignItems: 'start',
  ...shapes.until('previewSmall', { gridTemplateColumns: '96px minmax(0, 1fr)', gap: '16px' }),
});

/** Black on white in the dark theme too, for scanning. */
export const frame = style({
  ...shapes.centered,
  aspectRatio: '1',
  padding: '8px',
  background: '#fff',
  border: `1px solid ${vars.color.line}`,
  borderRadius: measures.radius.sheet,
});
globalStyle(`${frame} img`, shapes.fluid);

export const heading = style({ font: `700 ${measures.size.t15}/1.4 ${measures.font.text}` });

export const help = style({ ...shapes.small, margin: '2px 0 10px' });

export const buttons = style(shapes.wrapped('10px'));
