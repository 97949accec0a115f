import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../ui/theme/shapes.ts';
import { measures, vars } from '../ui/theme/theme.css.ts';

/** The displayed width of pictures, for `sizes`. */
export const PICTURE_SIZES = 'min(380px, 100vw - 96px)';

export const cards = style({ minWidth: 0 });

/** On a phone a row that snaps, with the next card peeking in. */
export const desk = style({
  ...shapes.wrapped('44px 64px'),
  justifyContent: 'center',
  alignItems: 'flex-start',
  padding: '48px 40px 32px',
  ...shapes.media({
    phone: {
      flexWrap: 'nowrap',
      justifyContent: 'flex-start',
      gap: '12px',
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
      padding: '24px 20px',
    },
    print: { display: 'block', padding: 0, background: 'none' },
  }),
});

export const others = style({
  ...shapes.stack('44px'),
  flex: '0 1 250px',
  minWidth: 'min(250px, 100%)',
  ...shapes.until('phone', { display: 'contents' }),
});

export const figure = style({
  ...shapes.stack('24px'),
  minWidth: 0,
  ...shapes.until('phone', { flex: '0 0 min(292px, 86%)', scrollSnapAlign: 'center' }),
});

export const apple = style({ flex: '0 1 352px', minWidth: 'min(250px, 100%)' });

export const google = style({ minWidth: 0 });
/** Chromium does not scroll to a focused control if 32 px of it are visible. Nothing of a narrow control is. */
globalStyle(
  `${google} details:not([open]) > summary`,
  shapes.until('phone', { width: 'fit-content', minWidth: '44px', marginInline: 'auto' }),
);

export const caption = style({
  ...shapes.line('10px', 'center'),
  ...shapes.printed,
  textTransform: 'uppercase',
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

globalStyle(`${rideAlong} img`, { ...shapes.fluid, display: 'block' });

const LETTER_INK = '#16213A';

/** Around the printed sheet. */
export const printDesk = style({
  ...shapes.middleStack('16px'),
  alignContent: 'start',
  padding: '28px 32px 24px',
  minWidth: 0,
  '@media': { print: { display: 'none' } },
});

/** White in the dark theme, too. */
export const letter = style({
  width: 'min(300px, 100%)',
  minHeight: '360px',
  padding: '24px',
  background: '#FFFFFF',
  color: LETTER_INK,
  colorScheme: 'only light',
  boxShadow: '0 6px 22px rgb(0 0 0 / .16)',
  overflowWrap: 'anywhere',
});

export const letterhead = style({ ...shapes.display(measures.size.t15), marginBottom: '10px' });

export const cut = style({ padding: '10px', border: `1.5px dotted ${LETTER_INK}` });

globalStyle(`${cut} > img`, shapes.fluid);

export const offer = style({ ...shapes.apart('12px'), alignItems: 'center', paddingBlock: '10px' });

/** Above the code where the letter is narrow. */
export const words = style({ flex: '1 1 108px' });

export const description = style(shapes.display(measures.size.t17, 700, 1.15));

export const small = style({ fontSize: measures.size.t11 });

export const barcode = style({ flex: '0 0 84px', display: 'grid', textAlign: 'center' });

export const terms = style({
  paddingTop: '6px',
  borderTop: `1px solid ${LETTER_INK}`,
  fontSize: '9px',
  lineHeight: 1.35,
  maxHeight: '12em',
  overflow: 'hidden',
});
