import { globalStyle, style } from '@vanilla-extract/css';
import { above, upTo } from '../theme/breakpoints.ts';
import { measures, vars } from '../theme/theme.css.ts';

export const proof = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 0 368px',
  minHeight: 'inherit',
  '@media': { [upTo('previewWide')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const stage = style({ borderRadius: '3px 0 0 3px' });

/** In sight while an opened transcript scrolls beside it; the card lies midway, whatever stands below it. */
export const onStage = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) 64px',
  gridTemplateRows: '1fr auto 1fr',
  alignItems: 'center',
  justifyItems: 'center',
  minHeight: 'min(820px, 92vh)',
  padding: '20px 12px',
  '@media': {
    /* In a lower window the card's foot would never come in sight. */
    [`${above('previewWide')} and (min-height: 868px)`]: { position: 'sticky', top: '24px' },
    [upTo('previewWide')]: {
      gridTemplateRows: '0 auto auto',
      minHeight: 0,
      padding: '60px 12px 20px',
    },
    [upTo('previewNarrow')]: {
      gridTemplateColumns: '44px minmax(0, 1fr) 44px',
      paddingInline: '4px',
    },
  },
});

globalStyle(`${onStage} > *`, { gridRow: 2 });

export const underCard = style({ gridRow: 3, gridColumn: 2, paddingBlock: '4px' });

export const card = style({
  width: 'min(440px, 100%)',
  selectors: {
    /** 300 px and the crop marks' margin: the mail shows no more (STEP-03). */
    '&[data-card="ride-along"]': { width: 'min(360px, 100%)' },
  },
  '@media': {
    [upTo('previewWide')]: {
      selectors: { '&[data-card="ride-along"]': { width: 'min(348px, 100%)' } },
    },
  },
});

export const tear = style({
  display: 'grid',
  '@media': { [upTo('previewWide')]: { display: 'none' } },
});

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '20px',
  padding: '26px 32px 28px',
  '@media': { [upTo('previewWide')]: { padding: '24px 16px' } },
});

export const title = style({
  outline: 'none',
  fontFamily: measures.font.head,
  fontSize: measures.size.t25,
  fontWeight: 700,
  lineHeight: measures.lineHeight.head,
  letterSpacing: '-.02em',
  marginTop: '6px',
});

/** What is said of the card, beneath its title. */
export const said = style({ color: vars.color.inkSoft });

/** Below one another on a phone, they stay in sight at its foot, whatever there is to read above. */
export const actions = style({
  display: 'grid',
  gap: '10px',
  marginTop: 'auto',
  '@media': {
    [`${upTo('previewWide')} and (min-height: 560px)`]: {
      position: 'sticky',
      /* The sheet ends beyond the viewport's own padding. */
      bottom: '-24px',
      zIndex: 1,
      margin: 'auto -16px -24px',
      padding: '12px 16px 16px',
      background: vars.color.sheet,
      borderTop: `1px solid ${vars.color.line}`,
    },
  },
});

/* What Tab reaches above the buttons that stay in sight is scrolled clear of them. */
globalStyle(`${side} > :not(${actions}) :is(a, button, summary), ${side} > :is(a, button)`, {
  '@media': { [`${upTo('previewWide')} and (min-height: 560px)`]: { scrollMarginBottom: '180px' } },
});

/** The mail's own proportions, at most as large as the mail shows it (STEP-03). */
export const rideAlong = style({
  width: '100%',
  maxWidth: '300px',
  marginInline: 'auto',
  aspectRatio: '3 / 2',
});

/** The Ride-Along image on white paper. */
export const rideAlongImage = style([
  rideAlong,
  { background: '#FFFFFF', boxShadow: vars.shadow.lie },
]);

globalStyle(`${rideAlongImage} :is(img, canvas)`, {
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});
