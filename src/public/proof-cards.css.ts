import { globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../ui/theme/breakpoints.ts';
import { measures, vars } from '../ui/theme/theme.css.ts';

/** The displayed width of pictures, for `sizes`. */
export const PICTURE_SIZES = 'min(380px, 100vw - 96px)';

export const desk = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'flex-start',
  gap: '44px 64px',
  padding: '48px 40px 32px',
  '@media': {
    [upTo('phone')]: { padding: '40px 32px 28px' },
    print: { display: 'block', padding: 0, background: 'none' },
  },
});

export const others = style({
  display: 'grid',
  gap: '44px',
  flex: '0 1 250px',
  minWidth: 'min(250px, 100%)',
});

export const figure = style({ margin: 0, display: 'grid', gap: '24px', minWidth: 0 });

export const apple = style({ flex: '0 1 352px', minWidth: 'min(250px, 100%)' });

export const google = style({ minWidth: 0 });

export const caption = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '10px',
  fontSize: measures.size.t11,
  letterSpacing: '.06em',
  textTransform: 'uppercase',
  color: vars.color.inkSoft,
});

/** On every picture of a proof. */
export const mark = style({
  padding: '0 8px',
  border: `1.5px solid ${vars.color.ink}`,
  borderRadius: '2px',
  color: vars.color.ink,
  fontWeight: 800,
});

export const rideAlong = style({});

globalStyle(`${rideAlong} img`, { display: 'block', width: '100%', height: 'auto' });
