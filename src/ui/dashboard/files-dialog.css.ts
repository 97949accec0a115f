import { globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../theme/breakpoints.ts';
import { measures, vars } from '../theme/theme.css.ts';

export const body = style({ display: 'grid', gap: '24px', marginTop: '16px' });

export const code = style({
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr)',
  gap: '24px',
  alignItems: 'start',
  '@media': { [upTo('previewSmall')]: { gridTemplateColumns: '96px minmax(0, 1fr)', gap: '16px' } },
});

/** Black on white in the dark theme too, for scanning. */
export const frame = style({
  aspectRatio: '1',
  display: 'grid',
  placeItems: 'center',
  padding: '8px',
  background: '#fff',
  border: `1px solid ${vars.color.line}`,
  borderRadius: measures.radius.sheet,
});
globalStyle(`${frame} img`, { width: '100%', height: 'auto' });

export const heading = style({ font: `700 ${measures.size.t15}/1.4 ${measures.font.text}` });

export const help = style({
  fontSize: measures.size.t13,
  color: vars.color.inkSoft,
  margin: '2px 0 10px',
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: '10px' });
