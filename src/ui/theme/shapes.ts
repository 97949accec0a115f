/** Parts of styles that many rules share. A rule is a list of them and of what is its own. */
import { type Breakpoint, upTo } from './breakpoints.ts';
import { measures, vars } from './theme.css.ts';

/** Beside each other, in the middle of the line. */
export const line = (gap: string, justifyContent?: 'center' | 'space-between') =>
  ({
    display: 'flex',
    alignItems: 'center',
    gap,
    ...(justifyContent && { justifyContent }),
  }) as const;

export const inlineLine = (gap: string) =>
  ({ display: 'inline-flex', alignItems: 'center', gap }) as const;

/** The same for what has no gap. */
export const middle = { display: 'flex', alignItems: 'center' } as const;

export const middleGrid = { display: 'grid', alignItems: 'center' } as const;

/** Beside each other as far as there is room. */
export const wrapped = (gap: string) => ({ display: 'flex', flexWrap: 'wrap', gap }) as const;

export const wrappedLine = (gap: string) => ({ ...wrapped(gap), alignItems: 'center' }) as const;

type Alignment = 'start' | 'center' | 'end' | 'baseline';

const aligned = (alignItems?: Alignment) => alignItems && { alignItems };

/** The first on the left, the last on the right. */
export const apart = (gap: string, alignItems?: Alignment) =>
  ({ ...wrapped(gap), justifyContent: 'space-between', ...aligned(alignItems) }) as const;

/** The answers of a dialog. */
export const atEnd = (gap: string) => ({ ...wrapped(gap), justifyContent: 'flex-end' }) as const;

/** One below the other. */
export const stack = (gap: string) => ({ display: 'grid', gap }) as const;

/** One below the other, each in the middle of the line. */
export const middleStack = (gap: string) => ({ ...stack(gap), justifyItems: 'center' }) as const;

/** From the top, however tall its place is. */
export const topStack = (gap: string) => ({ ...stack(gap), alignContent: 'start' }) as const;

export const columns = (gridTemplateColumns: string, gap: string, alignItems?: Alignment) =>
  ({ display: 'grid', gridTemplateColumns, gap, ...aligned(alignItems) }) as const;

export const centered = { display: 'grid', placeItems: 'center' } as const;

/** Over its whole positioned parent. */
export const covering = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

export const square = (size: string) => ({ width: size, height: size }) as const;

export const disc = (size: string) => ({ ...square(size), borderRadius: '50%' }) as const;

/** A picture that keeps its size beside long words. */
export const icon = (size: string) => ({ ...square(size), flex: 'none' }) as const;

type Weight = readonly [fontWeight?: number, lineHeight?: number | string];

const weighted = ([fontWeight, lineHeight]: Weight) => ({
  ...(fontWeight && { fontWeight }),
  ...(lineHeight && { lineHeight }),
});

/** In the face of headings. */
export const display = (fontSize: string, ...weight: Weight) =>
  ({ fontFamily: measures.font.head, fontSize, ...weighted(weight) }) as const;

export const heading = (fontSize: string, letterSpacing: string, ...weight: Weight) =>
  ({ ...display(fontSize, ...weight), letterSpacing }) as const;

export const small = { fontSize: measures.size.t13, color: vars.color.inkSoft } as const;

/** Long words end with an ellipsis. */
export const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** At most so many lines of words. */
export const clamped = (lines: number) =>
  ({
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
  }) as const;

/** A button of words alone. */
export const bare = { border: 0, background: 'none', cursor: 'pointer' } as const;

/** A sheet that lies on the page. */
export const sheet = {
  background: vars.color.sheet,
  borderRadius: measures.radius.sheet,
  boxShadow: vars.shadow.lie,
} as const;

/** A card to choose. Its outline is ink under the pointer. */
export const outlined = {
  background: vars.color.sheet,
  borderRadius: measures.radius.sheet,
  boxShadow: `0 0 0 1.5px ${vars.color.line}`,
  cursor: 'pointer',
  ':hover': { boxShadow: `0 0 0 1.5px ${vars.color.ink}` },
} as const;

/** A sheet above the others. */
export const lifted = { background: vars.color.sheet, boxShadow: vars.shadow.lift } as const;

export const liftedSheet = { ...lifted, borderRadius: measures.radius.sheet } as const;

/** One below the other, also where one of them grows. */
export const column = (gap: string) => ({ display: 'flex', flexDirection: 'column', gap }) as const;

/** Beside each other, as tall as the tallest. */
export const beside = (gap: string) => ({ display: 'flex', gap }) as const;

export const type = (fontSize: string, ...weight: Weight) =>
  ({ fontSize, ...weighted(weight) }) as const;

export const underlined = { textDecoration: 'underline', textUnderlineOffset: '3px' } as const;

/** A button that looks like words, as high as a finger needs. */
export const wordButton = { ...bare, minHeight: '44px', padding: 0, textAlign: 'left' } as const;

/** A button that looks like a link. */
export const textLink = {
  ...wordButton,
  ...underlined,
  color: vars.color.blue,
  fontWeight: 600,
} as const;

/** A picture as wide as its place. */
export const fluid = { width: '100%', height: 'auto' } as const;

/** A coupon's artwork, or its place until it is there. */
export const strip = (background: string) =>
  ({ ...fluid, aspectRatio: '1125 / 432', background }) as const;

/** A pseudo-element that is drawn. */
export const drawn = { content: '', position: 'absolute' } as const;

/** As on a printer's slug line. */
export const printed = {
  fontSize: measures.size.t11,
  letterSpacing: '.06em',
  color: vars.color.inkSoft,
} as const;

/** The box of a field. */
export const field = {
  border: `1.5px solid ${vars.color.fieldLine}`,
  borderRadius: measures.radius.field,
  background: vars.color.sheet,
} as const;

/** Its padding, and a line above it. */
export const ruledAbove = (padding: string) =>
  ({ padding, borderTop: `1px solid ${vars.color.line}` }) as const;

export const ruledBelow = (padding: string) =>
  ({ padding, borderBottom: `1px solid ${vars.color.line}` }) as const;

/** A heading in the face of the text. */
export const plain = { fontFamily: measures.font.text, letterSpacing: 0 } as const;

/** These rules up to this width of the window. */
export const until = <const Rules>(breakpoint: Breakpoint, rules: Rules) => ({
  '@media': { [upTo(breakpoint)]: rules },
});

/** These rules where the system has colors of its own, which removes backgrounds and shadows. */
export const forcedColors = <const Rules>(rules: Rules) => ({
  '@media': { '(forced-colors: active)': rules },
});

/** Rules for several windows: up to a breakpoint, by its name, or by a media query. */
export const media = <const Rules extends Readonly<Record<string, object>>>(rules: Rules) => ({
  '@media': Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [queryOf(name), rule]),
  ) as Record<string, Rules[keyof Rules]>,
});

function queryOf(name: string): string {
  if (name === 'forcedColors') return '(forced-colors: active)';
  return name === 'print' || name.startsWith('(') ? name : upTo(name as Breakpoint);
}

/** Columns, and one column up to this width of the window. */
export const columnsAbove = (breakpoint: Breakpoint, ...shown: Parameters<typeof columns>) => ({
  ...columns(...shown),
  ...until(breakpoint, { gridTemplateColumns: 'minmax(0, 1fr)' }),
});

/** As many columns of one width; two of them up to a width of the window, and one up to another. */
export const equalColumns = (
  count: number,
  gap: string,
  { two, one }: { readonly two?: Breakpoint; readonly one?: Breakpoint },
) => ({
  ...columns(columnsOf(count), gap),
  ...media({
    ...(two && { [two]: { gridTemplateColumns: columnsOf(2) } }),
    ...(one && { [one]: { gridTemplateColumns: columnsOf(1) } }),
  }),
});

const columnsOf = (count: number) =>
  count === 1 ? 'minmax(0, 1fr)' : `repeat(${count}, minmax(0, 1fr))`;

/** A link that looks like the words around it. */
export const quietLink = { color: vars.color.ink, textDecoration: 'none' } as const;

/** Paper on ink. */
export const inverse = { background: vars.color.ink, color: vars.color.paper } as const;

/** The frame of what is not there yet. */
export const dashed = {
  border: `2px dashed ${vars.color.fieldLine}`,
  borderRadius: measures.radius.sheet,
} as const;

/** Where files are dropped. */
export const dropPlace = {
  ...dashed,
  selectors: {
    '&[data-over="true"]': { background: vars.color.stampSoft, borderColor: vars.color.stamp },
    '&[data-invalid="true"]': { borderColor: vars.color.bad },
  },
} as const;

export const table = { width: '100%', borderCollapse: 'collapse' } as const;

/** As high as a finger needs. */
export const target = { minHeight: '44px', cursor: 'pointer' } as const;

/** Any words fit. */
export const breaking = { minWidth: 0, overflowWrap: 'anywhere' } as const;

/** A round button of few words. */
export const chip = {
  ...target,
  ...inlineLine('8px'),
  ...type(measures.size.t13, 600),
  padding: '0 14px',
  border: `1.5px solid ${vars.color.line}`,
  borderRadius: measures.radius.round,
  background: vars.color.sheet,
  ':hover': { borderColor: vars.color.ink },
} as const;

/** The few words above a sample. */
export const capitals = {
  ...type(measures.size.t11, 700),
  letterSpacing: '.06em',
  textTransform: 'uppercase',
} as const;

/** White in the dark theme too: scanners need it, and so does what is printed. */
export const whitePaper = {
  background: '#FFFFFF',
  forcedColorAdjust: 'none',
  border: `1px solid ${vars.color.line}`,
} as const;

/** Artwork of what is switched off. */
export const faded = { filter: 'grayscale(1) contrast(.9)', opacity: 0.55 } as const;

/** Words across it. */
export const stamped = {
  position: 'absolute',
  left: '50%',
  top: '50%',
  transform: 'translate(-50%, -50%) rotate(-8deg)',
  border: '2.5px solid',
  font: `800 ${measures.size.t17}/1 ${measures.font.head}`,
  letterSpacing: '.1em',
  padding: '8px 14px',
  borderRadius: measures.radius.sheet,
} as const;

/** The browser's own picker of a color, with its color to its edge. */
export const colorPicker = {
  ...field,
  padding: 0,
  cursor: 'pointer',
  selectors: {
    '&::-webkit-color-swatch-wrapper': { padding: '3px' },
    '&::-webkit-color-swatch': { border: 0, borderRadius: '2px' },
    '&::-moz-color-swatch': { border: 0, borderRadius: '2px' },
  },
} as const;
