import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { PROOF_LOW, upTo } from '../../theme/breakpoints.ts';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

/* Equal, so that the scrim of a question about a dialog lies on the dialog. */
const overPage = { position: 'fixed', inset: 0, zIndex: 30 } as const;

export const scrim = style({ ...overPage, background: vars.color.scrim });

export const viewport = style({
  ...overPage,
  overflowY: 'auto',
  display: 'grid',
  /* `safe`: a sheet higher than the screen must begin at its top, or its start cannot be scrolled to. */
  alignItems: 'safe center',
  justifyItems: 'center',
  padding: '24px 16px',
});

const fillsTheScreen = {
  [upTo('previewWide')]: {
    width: 'calc(100% + 32px)',
    minHeight: '100vh',
    borderRadius: 0,
    margin: '-24px -16px',
  },
};

/** `wide` is for the proof's two panes, `page` for a look at a design: full screen up to 1000 px, with its own padding. */
export const popup = recipe({
  base: {
    ...shapes.liftedSheet,
    position: 'relative',
    width: '100%',
    outline: 'none',
    vars: { [measures.ground]: vars.color.sheet },
    ...shapes.forcedColors({ outline: '2px solid CanvasText' }),
  },
  variants: {
    size: {
      small: { maxWidth: '480px', padding: '28px 32px 32px' },
      medium: {
        maxWidth: '720px',
        padding: '28px 32px 32px',
        ...shapes.until('previewSmall', { padding: '20px 16px 24px' }),
      },
      wide: {
        maxWidth: '1080px',
        /* Never higher than the window: the content scrolls, and the buttons stay visible. */
        height: 'min(820px, 100dvh - 48px)',
        ...shapes.media({
          previewWide: { ...fillsTheScreen[upTo('previewWide')], height: '100dvh' },
          [PROOF_LOW]: { height: 'auto' },
        }),
      },
      page: { maxWidth: '1248px', minHeight: 'min(828px, 94vh)', '@media': fillsTheScreen },
    },
  },
});

export const title = style({
  ...shapes.heading(measures.size.t25, '-.02em'),
  paddingRight: '44px',
});

export const close = style({ position: 'absolute', right: '12px', top: '12px', zIndex: 2 });

export const text = style({ ...shapes.stack('8px'), marginTop: '12px' });

export const answers = style({ ...shapes.atEnd('12px'), alignItems: 'center', marginTop: '24px' });
