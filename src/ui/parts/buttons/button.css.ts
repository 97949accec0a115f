import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

const tint = (share: number, ground: string) =>
  `color-mix(in srgb, ${ground} ${100 - share}%, ${vars.color.ink})`;

const base = style({
  ...shapes.quietLink,
  ...shapes.target,
  ...shapes.inlineLine('8px'),
  ...shapes.type(measures.size.t15, 600),
  ...shapes.field,
  ...shapes.plain,
  justifyContent: 'center',
  padding: '0 18px',
  transition: `background ${measures.motion.quick}, transform ${measures.motion.quick}, border-color ${measures.motion.quick}`,
  ':hover': { borderColor: vars.color.ink, background: tint(8, vars.color.sheet) },
  ':active': { transform: 'translateY(1px)', background: tint(14, vars.color.sheet) },
});

/* After every variant in the file, so that a disabled button always looks disabled. */
const plain = style({});
const bare = style({
  borderColor: 'transparent',
  background: 'none',
  ':hover': { borderColor: 'transparent', background: tint(8, 'transparent') },
  ':active': { background: tint(14, 'transparent') },
});
const ink = style({
  ...shapes.inverse,
  borderColor: vars.color.ink,
  ':hover': { background: `color-mix(in srgb, ${vars.color.ink} 86%, ${vars.color.paper})` },
  ':active': { background: `color-mix(in srgb, ${vars.color.ink} 78%, ${vars.color.paper})` },
});
const bad = style({
  color: vars.color.bad,
  borderColor: 'currentColor',
  ':hover': { borderColor: 'currentColor', background: vars.color.badSoft },
});

const square = style({ width: '44px', padding: 0 });
const compact = style({ padding: '0 14px', fontSize: measures.size.t13 });

const whenDisabled = style({
  selectors: {
    '&:disabled, &[aria-disabled="true"]': {
      color: vars.color.inkSoft,
      border: `1.5px dashed ${vars.color.fieldLine}`,
      background: 'none',
      cursor: 'not-allowed',
      transform: 'none',
    },
  },
});

const borderless = style({
  selectors: { '&:disabled, &[aria-disabled="true"]': { borderColor: 'transparent' } },
});

/** Every button except the ticket: ink on paper, a 1.5 px border. */
export const button = recipe({
  base: [base, whenDisabled],
  variants: {
    look: { plain, bare: [bare, borderless], ink, bad },
    shape: { text: '', square, compact },
  },
  defaultVariants: { look: 'plain', shape: 'text' },
});
