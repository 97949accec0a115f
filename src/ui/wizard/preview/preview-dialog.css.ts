import { globalStyle, style } from '@vanilla-extract/css';
import { above, upTo } from '../../theme/breakpoints.ts';
import { measures, vars } from '../../theme/theme.css.ts';

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
    /* A lower window would hold the card's foot out of sight. */
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

export const soft = style({ color: vars.color.inkSoft });

export const label = style({ fontWeight: 600, marginBottom: '2px' });

export const list = style({ display: 'grid', borderTop: `1px solid ${vars.color.line}` });

export const item = style({
  display: 'grid',
  gridTemplateColumns: '20px 1fr auto',
  alignItems: 'center',
  gap: '10px',
  minHeight: '48px',
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: measures.size.t13,
});

globalStyle(`${item} > svg`, { width: '18px', height: '18px' });
globalStyle(`${item}[data-kind="ok"] > svg`, { color: vars.color.ok });
globalStyle(`${item}[data-kind="warn"] > svg`, { color: vars.color.warn });

export const link = style({
  minHeight: '44px',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.blue,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  fontSize: measures.size.t13,
  fontWeight: 600,
});

export const transcript = style({
  fontSize: measures.size.t13,
  color: vars.color.inkSoft,
  paddingBottom: '8px',
});

export const actions = style({ display: 'grid', gap: '10px', marginTop: 'auto' });
