import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

export const field = style(shapes.stack('4px'));

export const label = style({ fontWeight: 600, padding: 0 });

export const required = style({ color: vars.color.stamp, marginLeft: '2px' });

export const help = style(shapes.small);

export const message = style({
  ...shapes.type(measures.size.t13, 600),
  ...shapes.beside('6px'),
  alignItems: 'flex-start',
  overflowWrap: 'anywhere',
});

globalStyle(`${message} > svg`, { ...shapes.square('16px'), marginTop: '2px' });

export const control = style({
  ...shapes.field,
  width: '100%',
  minWidth: 0,
  minHeight: '46px',
  padding: '10px 12px',
  ':hover': { borderColor: vars.color.ink },
  '::placeholder': { color: vars.color.inkSoft, opacity: 1 },
  selectors: {
    '&[aria-invalid="true"]': {
      borderColor: vars.color.bad,
      boxShadow: `inset 0 0 0 1px ${vars.color.bad}`,
    },
    '&:disabled': { color: vars.color.inkSoft, cursor: 'not-allowed' },
  },
});

export const area = style([control, { minHeight: '92px', resize: 'vertical', lineHeight: 1.45 }]);

export const select = style([
  control,
  {
    appearance: 'none',
    padding: '0 38px 0 12px',
    backgroundImage: vars.glyph.caret,
    backgroundRepeat: 'no-repeat',
    backgroundPosition: 'right 12px center',
    backgroundSize: '16px',
  },
]);

/** A field joined to its button. */
export const joined = style({ display: 'flex' });
globalStyle(`${joined} > :is(input, select, textarea)`, {
  borderRight: 0,
  borderRadius: `${measures.radius.field} 0 0 ${measures.radius.field}`,
});
globalStyle(`${joined} > button`, {
  borderRadius: `0 ${measures.radius.field} ${measures.radius.field} 0`,
  flex: 'none',
});

/** Two fields side by side if each label fits on one line, else stacked. */
export const pair = style({
  ...shapes.columns('repeat(auto-fit, minmax(min(100%, 15rem), 1fr))', '16px', 'start'),
});

export const searchField = style({ position: 'relative' });
globalStyle(`${searchField} > svg`, {
  position: 'absolute',
  left: '13px',
  top: '13px',
  color: vars.color.inkSoft,
  pointerEvents: 'none',
});
globalStyle(`${searchField} > input`, { paddingLeft: '42px' });

export const legend = style({ fontWeight: 600, marginBottom: '8px', padding: 0 });

export const segments = style({ ...shapes.field, ...shapes.wrapped('0'), overflow: 'hidden' });

export const segment = style({
  ...shapes.target,
  ...shapes.centered,
  position: 'relative',
  flex: '1 1 0',
  fontWeight: 600,
  selectors: {
    '& + &': { borderLeft: `1.5px solid ${vars.color.fieldLine}` },
    '&:has(:checked)': { background: vars.color.ink, color: vars.color.paper },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.blue}`, outlineOffset: '-5px' },
  },
  ...shapes.forcedColors({
    selectors: { '&:has(:checked)': { borderBottom: '4px solid Highlight' } },
  }),
});

/** The control itself, transparent over its label. */
export const unseen = style({ ...shapes.covering, opacity: 0, cursor: 'pointer', margin: 0 });

export const checkbox = style({
  ...shapes.target,
  ...shapes.inlineLine('8px'),
  ...shapes.type(measures.size.t13, 600),
  minWidth: '44px',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: vars.color.inkSoft } },
});

export const toggle = style({
  ...shapes.inlineLine('10px'),
  ...shapes.wordButton,
  ...shapes.type(measures.size.t13, 600),
});

export const track = style({
  width: '44px',
  height: '26px',
  flex: 'none',
  borderRadius: '13px',
  background: vars.color.fieldLine,
  position: 'relative',
  transition: `background ${measures.motion.quick}`,
  '::after': {
    ...shapes.disc('20px'),
    ...shapes.drawn,
    background: '#fff',
    left: '3px',
    top: '3px',
    transition: `transform ${measures.motion.quick}`,
  },
  ...shapes.forcedColors({
    border: '1px solid ButtonText',
    '::after': { background: 'ButtonText' },
  }),
});
globalStyle(`${toggle}[aria-checked="true"] ${track}`, { background: vars.color.ok });
globalStyle(`${toggle}[data-faint="true"] ${track}`, { background: vars.color.inkSoft });
globalStyle(`${toggle}[aria-checked="true"] ${track}::after`, { transform: 'translateX(18px)' });
globalStyle(`${toggle}[aria-busy="true"] ${track}::after`, { opacity: 0.65 });
