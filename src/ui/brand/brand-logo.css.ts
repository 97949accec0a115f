import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import * as shapes from '../theme/shapes.ts';

const root = style({
  ...shapes.centered,
  ...shapes.type('34px', 700),
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  overflow: 'hidden',
  padding: '12px',
});

/** A gray that is seen on every background. */
globalStyle(`${root}:empty`, { outline: '1.5px dashed #8A8A8A', outlineOffset: '-10px' });
globalStyle(`${root} > img`, { ...shapes.square('100%'), objectFit: 'contain' });

export const logo = recipe({
  base: root,
  variants: {
    shape: {
      card: { height: '126px' },
      thumb: { width: '72px', height: '46px', padding: '4px', fontSize: '20px' },
      wide: { height: '96px' },
      round: { width: '96px', height: '96px', padding: 0, borderRadius: '50%' },
    },
  },
});
