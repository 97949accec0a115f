import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { PROOF_LOW, PROOF_STACKED, upTo } from '../theme/breakpoints.ts';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';

/** A low pane: its parts move closer. */
const LOW_PANE = '(max-height: 700px)';

const SMALL_PHONE = `${upTo('previewNarrow')} and (max-height: 560px)`;

/** The largest width of the notes, for content that needs more. */
export const sideWidth = createVar();

/** Card, title, notes, buttons: only title and notes scroll if the window is too low. */
export const proof = style({
  display: 'grid',
  gridTemplate: `
    "stage tear head" auto
    "stage tear side" minmax(0, 1fr)
    "stage tear actions" auto
    / minmax(0, 1fr) 0 min(${fallbackVar(sideWidth, '368px')}, 45%)`,
  height: '100%',
  '@media': {
    [PROOF_STACKED]: {
      gridTemplate: '"head" auto "body" minmax(0, 1fr) "actions" auto / minmax(0, 1fr)',
    },
    [PROOF_LOW]: { height: 'auto' },
  },
});

/** Card and words scroll together on a phone, and separately when side by side. */
export const body = style({
  display: 'contents',
  '@media': {
    [PROOF_STACKED]: {
      display: 'block',
      gridArea: 'body',
      containerType: 'size',
      overflowY: 'auto',
    },
    [PROOF_LOW]: { containerType: 'normal', overflowY: 'visible' },
  },
});

export const stage = style({
  gridArea: 'stage',
  containerType: 'size',
  overflowY: 'auto',
  borderRadius: '3px 0 0 3px',
  '@media': {
    [PROOF_STACKED]: { containerType: 'normal', overflowY: 'visible', borderRadius: 0 },
    [PROOF_LOW]: { containerType: 'normal', overflowY: 'visible' },
  },
});

/** The card is centered while there is space below it. */
export const onStage = style({
  ...shapes.columns('64px minmax(0, 1fr) 64px', '0', 'center'),
  gridTemplateRows: '1fr auto minmax(auto, 1fr)',
  justifyItems: 'center',
  height: '100%',
  padding: '12px',
  ...shapes.media({
    [PROOF_STACKED]: { gridTemplateRows: '0 auto auto', height: 'auto' },
    [PROOF_LOW]: { height: 'auto' },
    previewNarrow: { gridTemplateColumns: '44px minmax(0, 1fr) 44px', padding: '12px 4px' },
  }),
});

globalStyle(`${onStage} > *`, { gridRow: 2 });

export const underCard = style({ gridRow: 3, gridColumn: 2, paddingBlock: '4px' });

/** The card's largest height as a share of its width, including crop marks: Apple's with a three-line offer. */
const ratio = createVar();

/** px of the stage's height around the card: padding, and the button below it. */
const AROUND = 24 + 52;

/** px of a phone's first notes, which show below the whole card if the window is high enough. */
const FIRST_NOTES = 190;

/** As large as fits whole; on a phone the notes move down when it would shrink below 200 px. */
export const card = style({
  vars: { [ratio]: '1.66' },
  width: `min(440px, 100%, (100cqh - ${AROUND}px) / ${ratio})`,
  selectors: {
    '&[data-card="google"]': { vars: { [ratio]: '1.45' } },
    /** 300 px plus the crop marks' margin, the largest size in the mail (STEP-03). */
    '&[data-card="ride-along"]': { width: 'min(360px, 100%)' },
  },
  '@media': {
    [PROOF_STACKED]: {
      width: `min(440px, 100%, max((100cqh - ${AROUND + FIRST_NOTES}px) / ${ratio}, min(200px, (100cqh - 12px) / ${ratio})))`,
      selectors: { '&[data-card="ride-along"]': { width: 'min(348px, 100%)' } },
    },
    [PROOF_LOW]: { width: 'min(260px, 100%)' },
  },
});

export const tear = style({ gridArea: 'tear', '@media': { [PROOF_STACKED]: { display: 'none' } } });

export const head = style({
  gridArea: 'head',
  padding: '26px 64px 16px 32px',
  '@media': {
    [LOW_PANE]: { padding: '14px 64px 10px 24px' },
    [PROOF_STACKED]: { padding: '12px 64px 12px 16px' },
    [SMALL_PHONE]: { padding: '4px 64px 4px 16px' },
  },
});

export const side = style({
  ...shapes.column('20px'),
  gridArea: 'side',
  overflowY: 'auto',
  padding: '4px 32px 16px',
  '@media': {
    [LOW_PANE]: { gap: '12px', padding: '2px 24px 12px' },
    [PROOF_STACKED]: { overflowY: 'visible', padding: '16px' },
    [PROOF_LOW]: { overflowY: 'visible' },
  },
});

/** A long name is cut, so that there is space for the notes. */
export const title = style({
  ...shapes.clamped(2),
  ...shapes.heading(measures.size.t25, '-.02em', 700, measures.lineHeight.head),
  marginTop: '6px',
  overflowWrap: 'anywhere',
  '@media': { [`${LOW_PANE}, ${PROOF_STACKED}`]: { marginTop: '2px' } },
});

/** Visible at every size. */
export const actions = style({
  ...shapes.stack('10px'),
  gridArea: 'actions',
  padding: '12px 32px 24px',
  background: vars.color.sheet,
  '@media': {
    [LOW_PANE]: { gap: '6px', ...shapes.ruledAbove('10px 24px') },
    [PROOF_STACKED]: { ...shapes.wrapped('8px'), ...shapes.ruledAbove('12px 16px') },
    [SMALL_PHONE]: { gap: '6px', paddingBlock: '6px' },
  },
});

/* One row on a tablet; on a phone the button to the next card has its own row. */
globalStyle(`${actions} > *`, {
  '@media': { [PROOF_STACKED]: { flex: '1 1 auto', width: 'auto' } },
});
globalStyle(
  `${actions} > :first-child:nth-last-child(3)`,
  shapes.until('previewNarrow', { flexBasis: '100%' }),
);

/** The mail's proportions, at most at the mail's size (STEP-03). */
const rideAlong = {
  width: '100%',
  maxWidth: '300px',
  marginInline: 'auto',
  aspectRatio: '3 / 2',
} as const;

/** No image is uploaded yet. */
export const noRideAlong = style({
  ...rideAlong,
  ...shapes.centered,
  border: `1.5px dashed ${vars.color.fieldLine}`,
  color: vars.color.inkSoft,
  textAlign: 'center',
});

/** The Ride-Along image on white paper. */
export const rideAlongImage = style({
  ...rideAlong,
  background: '#FFFFFF',
  boxShadow: vars.shadow.lie,
});

globalStyle(`${rideAlongImage} :is(img, canvas)`, { ...shapes.square('100%'), objectFit: 'cover' });

export const line = style({ ...shapes.wrappedLine('8px 14px'), marginBottom: '12px' });

export const centered = style({ justifyContent: 'center' });
