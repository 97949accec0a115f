import { style } from '@vanilla-extract/css';
import { upTo } from '../theme/breakpoints.ts';
import { wrap } from '../theme/layout.css.ts';
import * as shapes from '../theme/shapes.ts';
import { measures } from '../theme/theme.css.ts';

export const page = wrap;

export const banner = style({
  paddingBlock: '52px 40px',
  ...shapes.until('phone', { paddingBlock: '32px 28px' }),
});

export const headline = style({
  fontSize: 'clamp(1.75rem, 3.6vw, 2.75rem)',
  letterSpacing: '-.03em',
  maxWidth: '14em',
  marginBottom: '26px',
});

/** Search results have no banner; the headline has the search term. */
export const results = style({ paddingBlock: '36px 32px' });

export const resultsHeadline = style({
  fontSize: measures.size.t34,
  letterSpacing: '-.025em',
  marginBottom: '20px',
  overflowWrap: 'anywhere',
});

export const administration = style({ ...shapes.wrapped('8px'), marginTop: '16px' });

/** Above the form that it opens; in the wide layout the form is always visible. */
export const opener = style({
  display: 'none',
  ...shapes.until('narrow', { display: 'block', marginBottom: '12px' }),
});

export const shop = style({
  ...shapes.columns('272px minmax(0, 1fr)', '40px'),
  alignItems: 'start',
  '@media': {
    [upTo('medium')]: { gridTemplateColumns: '248px minmax(0, 1fr)', gap: '28px' },
    [upTo('narrow')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
  },
});
