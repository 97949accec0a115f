import { style } from '@vanilla-extract/css';
import { upTo } from '../theme/breakpoints.ts';
import * as shapes from '../theme/shapes.ts';

const columns = {
  ...shapes.columns('repeat(3, minmax(0, 1fr))', '28px 24px'),
  '@media': {
    [upTo('dashboardTwo')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [upTo('dashboardOne')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
};

const oneColumn = { [upTo('dashboardOne')]: { maxWidth: '480px', marginInline: 'auto' } };

export const list = style({ '@media': oneColumn });

export const row = style(columns);

/** A list that is rendered whole. */
export const grid = style([columns, { '@media': oneColumn }]);
