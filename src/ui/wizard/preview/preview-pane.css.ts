import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { above, SHORT_WINDOW } from '../../theme/breakpoints.ts';
import * as shapes from '../../theme/shapes.ts';
import { measures } from '../../theme/theme.css.ts';

const frame = `calc(${measures.frame.provider} + ${measures.frame.header} + ${measures.frame.bar})`;
/** Height of the Design | Preview tabs and their line. */
const PANE_TABS = '53px';

/** Width of the list beside the card. */
const TRAY = '320px';

/** Fills the pane; its content stays visible while a long form scrolls. */
export const desk = style({ height: '100%' });

export const inDesk = style({
  ...shapes.columns(`minmax(0, 1fr) ${TRAY}`, '12px'),
  position: 'sticky',
  top: 0,
  minHeight: `calc(100vh - ${frame})`,
  padding: '16px 20px 20px 26px',
  ...shapes.media({
    /* From the top: a list that grows moves no card. */
    wizardTray: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
    narrow: {
      minHeight: `calc(100dvh - ${frame} - ${PANE_TABS})`,
      padding: '16px 12px 32px 18px',
      gap: '20px',
    },
  }),
});

export const cardSide = style({ ...shapes.middle, flexDirection: 'column' });

export const traySide = style({
  paddingTop: '4px',
  ...shapes.media({
    /* As high as the card's side, whatever it lists: it scrolls by itself, and the card stays. */
    [above('wizardTray')]: { contain: 'size', overflowY: 'auto' },
    wizardTray: { width: '100%', maxWidth: '440px', justifySelf: 'center' },
    narrow: { maxWidth: 'none' },
  }),
});

export const stage = style({ ...shapes.centered, flex: 1, width: '100%', paddingTop: '14px' });

/* At 232 px the buttons under an Apple card are above the bar of a window of 640 px. */
const card = style({ minWidth: '232px', ...shapes.until('narrow', { minWidth: '280px' }) });

/** The card's width in a wide window and in a narrow one. */
const cardOf = (width: string, narrow: string) => [
  card,
  { width: `min(${width}, 100%)`, ...shapes.until('narrow', { width: `min(${narrow}, 100%)` }) },
];

/** Zoom to fit: the card's width from the pane's width and the viewport's height; 390 px are bars, tabs and slug line. */
export const sized = styleVariants({
  apple: cardOf('550px, (100vh - 390px) / 1.62 + 60px', '420px, (100dvh - 444px) / 1.62 + 48px'),
  google: cardOf('513px, (100vh - 390px) / 1.42 + 60px', '420px, (100dvh - 444px) / 1.42 + 48px'),
  /** 300 px plus the crop marks' margin, the largest size in the mail (STEP-03). */
  'ride-along': cardOf('360px', '348px'),
});

export const under = style({
  ...shapes.wrappedLine('14px'),
  justifyContent: 'center',
  minHeight: '44px',
  marginTop: '6px',
});

/** The button beside it stays above the bar. */
export const slugText = style({
  ...shapes.media({ medium: { display: 'none' }, [SHORT_WINDOW]: { display: 'none' } }),
});
export const bars = style(shapes.until('narrow', { display: 'none' }));

globalStyle(`${under} [aria-pressed="true"]`, shapes.underlined);

const turn = keyframes({ from: { transform: 'perspective(1200px) rotateY(-80deg)' } });

/** The side of the card that has just turned up. */
export const turning = style({
  animation: `${turn} ${measures.motion.calm} ${measures.motion.ease}`,
});

/** A placeholder for uploaded artwork, in the card's own color. */
export const blankStrip = style({
  ...shapes.centered,
  border: '1.5px dashed color-mix(in srgb, currentColor 60%, transparent)',
  fontSize: 'max(3.4cqw, 9px)',
});

/** A placeholder for each wallet's logo. */
export const logoPlace = styleVariants({
  apple: [blankStrip, { borderRadius: '1cqw' }],
  google: [blankStrip, { borderRadius: '50%' }],
});
