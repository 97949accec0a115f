import { globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../theme/breakpoints.ts';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';

const columns = {
  ...shapes.columns('repeat(3, minmax(0, 1fr))', '28px 24px'),
  '@media': {
    [upTo('medium')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [upTo('phone')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' },
  },
};

export const tiles = style(columns);

/** The cell of one tile, which fills it, so that tiles of a row have the same height. */
export const tile = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const row = style(columns);
globalStyle(`${row} > *`, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const upload = style({
  ...shapes.quietLink,
  ...shapes.dashed,
  ...shapes.centered,
  textAlign: 'center',
  padding: '20px',
  minHeight: '190px',
  transition: `background ${measures.motion.quick}`,
  ':hover': { background: vars.color.stampSoft, borderColor: vars.color.stamp },
  ...shapes.until('phone', { minHeight: '150px' }),
});

globalStyle(`${upload} svg`, { ...shapes.square('28px'), marginInline: 'auto' });

export const uploadTitle = style({
  display: 'block',
  font: `700 ${measures.size.t20}/1.2 ${measures.font.head}`,
  margin: '12px 0 4px',
});

export const uploadHint = style({ ...shapes.small, display: 'block', textWrap: 'balance' });

export const end = style({ paddingTop: '28px' });
