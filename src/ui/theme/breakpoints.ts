/** Every width at which a layout changes, in px of the viewport (SHELL-11). A media query includes the width itself. */
const BREAKPOINTS = {
  /** Hamburger menu, one column of tiles. */
  phone: 660,
  /** One pane: the wizard's Design and Preview tabs. */
  narrow: 960,
  /** The preview's list below its card, in the desk's column of the wizard. */
  wizardTray: 1240,
  /** Two columns of tiles, four steps as two by two. */
  medium: 1185,
  /** The dashboard's sort modal. */
  sortModal: 720,
  /** The dashboard in two columns. */
  dashboardTwo: 1280,
  /** The dashboard in one column. */
  dashboardOne: 920,
  /** The preview's layout, in three steps. */
  previewWide: 1000,
  previewNarrow: 639,
  previewSmall: 500,
} as const;

export type Breakpoint = keyof typeof BREAKPOINTS;

/** The media query that matches at this breakpoint and below. */
export const upTo = (breakpoint: Breakpoint): string => `(max-width: ${BREAKPOINTS[breakpoint]}px)`;

/** The media query that matches above this breakpoint. */
export const above = (breakpoint: Breakpoint): string =>
  `(min-width: ${BREAKPOINTS[breakpoint] + 1}px)`;

/** Of a container: a line of words fits beside another one. In letters, which a reader may have enlarged. */
export const WIDE_IN_LETTERS = '(min-width: 68rem)';

/** A phone's proof: the card above its notes. In a window that is wide for its height they are side by side. */
export const PROOF_STACKED = `${upTo('previewWide')} and (min-height: 641px), ${upTo('previewNarrow')}`;

/** Too low for fixed parts while the rest of a proof scrolls. */
export const PROOF_LOW = `(max-height: 300px), ${upTo('previewNarrow')} and (max-height: 440px)`;

/** A desktop's window as low as a small laptop's screen: what one must press stays in it. */
export const SHORT_WINDOW = `${above('narrow')} and (max-height: 720px)`;

/** A desktop's window in which a form's button stays above the bar. */
export const SUBMIT_STAYS = `${above('narrow')} and (min-height: 480px)`;

/** As low as a page at 400 % (WCAG 1.4.10) or a phone in landscape: sticky parts would leave no space for the form. */
export const LOW_WINDOW = '(max-height: 440px)';
