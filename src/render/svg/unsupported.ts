/**
 * What the drawing uses and the renderer cannot draw as shapes. Such an element is refused by name; this is the
 * place from which a later version keeps it as a raster band instead.
 */
import { referenceIn, type Importing } from './importing.ts';

type Finding = (style: CSSStyleDeclaration) => boolean;

const ON_ANYTHING: readonly (readonly [reason: string, finding: Finding])[] = [
  ['Masks cannot be drawn yet.', ({ maskImage }) => maskImage !== '' && maskImage !== 'none'],
  ['Filters cannot be drawn yet.', ({ filter }) => filter !== '' && filter !== 'none'],
  [
    'Blend modes cannot be drawn yet.',
    ({ mixBlendMode }) => mixBlendMode !== '' && mixBlendMode !== 'normal',
  ],
  [
    'Clip paths given as CSS shapes cannot be drawn yet.',
    ({ clipPath }) => clipPath !== 'none' && referenceIn(clipPath) === null,
  ],
];

const ON_SHAPES: readonly (readonly [reason: string, finding: Finding])[] = [
  [
    'Markers cannot be drawn yet.',
    (style) =>
      [style.markerStart, style.markerMid, style.markerEnd].some(
        (marker) => marker !== '' && marker !== 'none',
      ),
  ],
];

const ON_TEXTS: readonly (readonly [reason: string, finding: Finding])[] = [
  ['Outlined letters cannot be drawn yet.', ({ stroke }) => stroke !== 'none'],
  [
    'Letters filled with a gradient or a pattern cannot be drawn yet.',
    ({ fill }) => referenceIn(fill) !== null,
  ],
  [
    'Underlined or struck-out text cannot be drawn yet.',
    ({ textDecorationLine }) => textDecorationLine !== 'none',
  ],
  ['Small capitals cannot be drawn yet.', ({ fontVariantCaps }) => fontVariantCaps !== 'normal'],
  ['Spaced words cannot be drawn yet.', ({ wordSpacing }) => Number.parseFloat(wordSpacing) !== 0],
  ['Vertical text cannot be drawn yet.', ({ writingMode }) => writingMode !== 'horizontal-tb'],
  ['Text from right to left cannot be drawn yet.', ({ direction }) => direction !== 'ltr'],
  [
    'Text that does not stand on its baseline cannot be drawn yet.',
    ({ dominantBaseline, baselineShift }) =>
      !['auto', 'alphabetic'].includes(dominantBaseline) ||
      !['baseline', '0px', '0%', ''].includes(baselineShift),
  ],
];

const FINDINGS = { anything: ON_ANYTHING, shape: ON_SHAPES, text: ON_TEXTS } as const;

/** Whether the element uses something that cannot be drawn; each is refused by name. */
export function refuseUnsupported(
  element: Element,
  kind: keyof typeof FINDINGS,
  importing: Importing,
): boolean {
  const style = getComputedStyle(element);
  const reasons = FINDINGS[kind].filter(([, finding]) => finding(style));
  for (const [reason] of reasons) importing.refuse(element, reason);
  return reasons.length > 0;
}
