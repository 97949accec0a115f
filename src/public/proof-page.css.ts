import { globalStyle, style } from '@vanilla-extract/css';
/* Before the rules of the desks, which change it. */
import '../ui/parts/paper/paper.css.ts';
import { above } from '../ui/theme/breakpoints.ts';
import { code as addressCode, onDeskOnly, walletLink } from './page.css.ts';
import * as shapes from '../ui/theme/shapes.ts';
import { measures, vars } from '../ui/theme/theme.css.ts';

const wide = above('narrow');
const gutter = `max(${measures.frame.gutter}, (100% - ${measures.frame.page}) / 2)`;

export const page = style({ alignSelf: 'start', minWidth: 0 });

export const top = style({
  ...shapes.line('16px', 'space-between'),
  paddingInline: gutter,
  minHeight: '56px',
  borderBottom: `1px solid ${vars.color.line}`,
});

export const wordmark = style({
  ...shapes.heading(measures.size.t20, '-.03em', 800),
  display: 'flex',
});

export const dots = style({
  width: 0,
  margin: '0 2px 0 3px',
  borderLeft: `3px dotted ${vars.color.stamp}`,
});

export const main = style({
  ...shapes.columns('minmax(0, 1fr)', '28px 40px'),
  padding: `32px ${gutter} 64px`,
  '@media': {
    [wide]: {
      /* The answers beside both rows make only the last one longer. */
      gridTemplate: 'auto auto 1fr / minmax(0, 1fr) minmax(300px, 392px)',
      alignItems: 'start',
    },
  },
});

export const heading = style({ gridColumn: '1 / -1' });

export const stamp = style({
  ...shapes.type(measures.size.t20, 800),
  display: 'inline-block',
  padding: '2px 14px',
  border: `2.5px solid ${vars.color.ink}`,
  outline: `1px solid ${vars.color.ink}`,
  outlineOffset: '3px',
  borderRadius: '3px',
  rotate: '-3deg',
  marginBottom: '16px',
  letterSpacing: '.06em',
  textTransform: 'uppercase',
});

export const title = style(
  shapes.heading(`clamp(${measures.size.t34}, 7vw, ${measures.size.t72})`, '-.03em'),
);

export const lead = style({
  maxWidth: '44ch',
  marginTop: '12px',
  fontSize: measures.size.t20,
  color: vars.color.inkSoft,
  overflowWrap: 'anywhere',
  ...shapes.until('phone', { fontSize: measures.size.t17 }),
});

export const two = style(
  shapes.columns('repeat(auto-fit, minmax(min(100%, 300px), 1fr))', '28px', 'start'),
);

export const sections = style({ ...shapes.stack('28px'), minWidth: 0 });

export const section = style({
  ...shapes.stack('10px'),
  paddingTop: '12px',
  borderTop: `2px solid ${vars.color.ink}`,
  overflowWrap: 'anywhere',
});

export const sectionTitle = style({ ...shapes.line('10px'), fontSize: measures.size.t17 });

export const tryCode = style([shapes.line('16px'), onDeskOnly]);

export const tryHere = style({
  display: 'none',
  selectors: { 'html:is([data-device="apple"], [data-device="android"]) &': { display: 'block' } },
});

export const code = style([addressCode, { flex: '0 0 128px' }]);

export const wallet = style([
  walletLink,
  { minHeight: '48px', padding: '8px 16px', fontSize: measures.size.t15 },
]);

export const right = style({
  ...shapes.stack('32px'),
  '@media': {
    [wide]: { gridColumn: 2, gridRow: '2 / 4' },
    print: { display: 'none' },
  },
});

export const form = style({
  ...shapes.stack('16px'),
  ...shapes.liftedSheet,
  padding: '24px 28px',
  scrollMarginTop: '16px',
});

export const sent = style({
  padding: '10px 14px',
  borderRadius: measures.radius.field,
  background: vars.color.okSoft,
  color: vars.color.ok,
  fontWeight: 600,
});

export const none = style({ paddingTop: '12px', color: vars.color.inkSoft });

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
/** Chromium does not scroll to a focused control if 32 px of it are visible. Nothing of a narrow control is. */
globalStyle(
  `${others} details:not([open]) > summary`,
  shapes.until('phone', { width: 'fit-content', minWidth: '44px', marginInline: 'auto' }),
);

export const figure = style({
  ...shapes.stack('24px'),
  minWidth: 0,
  ...shapes.until('phone', { flex: '0 0 min(292px, 86%)', scrollSnapAlign: 'center' }),
});

export const apple = style({ flex: '0 1 352px', minWidth: 'min(250px, 100%)' });

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

const LETTER_INK = '#16213A';

/** Around the printed sheet. */
export const printDesk = style({
  ...shapes.middleStack('16px'),
  padding: '28px 32px 24px',
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

/** The strip, and the Ride-Along between its crop marks. */
globalStyle(`:is(${cut}, ${figure} > div) > img`, shapes.fluid);

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
