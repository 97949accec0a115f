import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';

export const look = style({
  ...shapes.columns('minmax(0, 1fr) 0 368px', '0'),
  minHeight: 'inherit',
  ...shapes.media({
    medium: { gridTemplateColumns: 'minmax(0, 1fr) 0 340px' },
    previewWide: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
    },
  }),
});

export const stage = style({
  ...shapes.columns('64px minmax(0, 1fr) 64px', '0', 'center'),
  justifyItems: 'center',
  padding: '16px 12px 20px 16px',
  borderRadius: '3px 0 0 3px',
  ...shapes.media({
    medium: { gridTemplateColumns: '52px minmax(0, 1fr) 52px' },
    previewWide: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      padding: '64px 0 16px',
      /* Of the cards, so that the words below stay where they are when the cards come. */
      minHeight: '566px',
    },
  }),
});

/** Beside the sheet; above it on a phone. */
const turn = shapes.until('previewWide', { position: 'absolute', top: '10px' });
export const previous = style([turn, shapes.until('previewWide', { left: '18px' })]);
export const next = style([turn, shapes.until('previewWide', { left: '70px' })]);

export const tear = style({ display: 'grid', ...shapes.until('previewWide', { display: 'none' }) });

export const sheet = style({ width: '100%' });

/* Above the cards, which reach the window's edges on a phone. */
globalStyle(`${sheet} > [role="status"]`, shapes.until('previewWide', { paddingInline: '18px' }));

const ROOM = '(100vh - 250px)';

/** Google's card aligns with Apple's top, the Ride-Along with its foot; on a phone they are a snapping row. */
export const proofs = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, min(432px, ${ROOM} / 1.62 + 52px)) minmax(0, min(292px, ${ROOM} / 2.7 + 52px))`,
  columnGap: '12px',
  justifyContent: 'center',
  ...shapes.media({
    medium: { gridTemplateColumns: 'minmax(0, 300px) minmax(0, 210px)' },
    previewWide: {
      ...shapes.line('4px'),
      justifyContent: 'safe center',
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
      padding: '0 18px 8px',
    },
  }),
});

export const figure = style({
  ...shapes.middleStack('2px'),
  alignContent: 'center',
  ...shapes.until('previewWide', { flex: '0 0 302px', scrollSnapAlign: 'center' }),
});

export const apple = style({ gridRow: '1 / 3' });
export const google = style({ alignContent: 'start' });
export const rideAlong = style({ alignContent: 'end' });

/** Only the strip, until the cards can be drawn. */
export const preliminary = style({
  width: 'min(432px, 100%)',
  aspectRatio: '1125 / 432',
  objectFit: 'cover',
  boxShadow: vars.shadow.lie,
});

export const side = style({
  ...shapes.column('20px'),
  padding: '26px 32px 28px',
  ...shapes.until('previewWide', { padding: '24px 16px 0' }),
});

/* Four small cards beside the proofs: name and bar in one line. */
globalStyle(`${side} [role="radiogroup"] label > span:last-child`, {
  gap: '4px',
  minHeight: '44px',
  padding: '2px 8px 2px 10px',
  fontSize: measures.size.t11,
});
globalStyle(`${side} [role="radiogroup"] label i`, { width: '9px' });

export const words = style({ ...shapes.stack('8px'), paddingRight: '32px' });

export const label = style({
  font: `600 ${measures.size.t15}/1.5 ${measures.font.text}`,
  letterSpacing: 0,
  marginBottom: '8px',
});

/** Stays visible while scrolling on a phone. */
export const actions = style({
  ...shapes.stack('10px'),
  marginTop: 'auto',
  ...shapes.until('previewWide', {
    position: 'sticky',
    /* The sheet ends beyond the viewport's padding. */
    bottom: '-24px',
    margin: 'auto -16px 0',
    ...shapes.ruledAbove('12px 16px 16px'),
    background: vars.color.sheet,
  }),
});
