/** Generated from en/render/import-report.json by `npm run generate`. Do not edit. */
export const blendMissing = ({ mode }: { readonly mode: string | number }): string =>
  `its blend mode "${mode}" would be missing`;
export const tooManyImages = ({
  count,
  most,
}: {
  readonly count: string | number;
  readonly most: string | number;
}): string => `it would need ${count} images, and a design may have ${most}`;
export const tooLarge = (): string => 'it would be larger than 12 MB';
export const pixelsPale = ({ pixels }: { readonly pixels: string | number }): string =>
  `${pixels} pixels in one place would be lighter or darker`;
export const cannotBeDrawn = ({ fault }: { readonly fault: string | number }): string =>
  `It cannot be drawn as it is: ${fault}.`;
export const shareDiffers = ({ percent }: { readonly percent: string | number }): string =>
  `${percent} % of its pixels would differ`;
export const pixelsDiffer = ({ pixels }: { readonly pixels: string | number }): string =>
  `${pixels} pixels in one place would differ`;
export const allButWordsAsImage = ({ fault }: { readonly fault: string | number }): string =>
  `Everything but the words is drawn as an image: as shapes, ${fault}.`;
export const wholeAsImage = ({ fault }: { readonly fault: string | number }): string =>
  `The whole drawing is drawn as an image: as shapes, ${fault}.`;
export const colorUnkept = ({ color }: { readonly color: string | number }): string =>
  `The color "${color}" cannot be kept in a scheme.`;
export const pathDamaged = (): string => 'Its path data is damaged: it is drawn up to the fault.';
export const ownColors = (): string => 'As it is, in its own colors.';
export const withGradient = (): string => 'With a gradient.';
export const withColors = ({ colors }: { readonly colors: string | number }): string =>
  `With ${colors}.`;
export const quoted = ({ words }: { readonly words: string | number }): string => `“${words}”`;
export const and = ({
  first,
  second,
}: {
  readonly first: string | number;
  readonly second: string | number;
}): string => `${first} and ${second}`;
export const unreadable = (): string =>
  'The drawing could not be read: something in it is not as an SVG should be.';
export const fittedIn = ({
  width,
  height,
}: {
  readonly width: string | number;
  readonly height: string | number;
}): string =>
  `Its page has other proportions than ${width} x ${height} px: it is fitted in, with room beside it.`;
export const tooManyShapes = ({ most }: { readonly most: string | number }): string =>
  `The drawing has more than ${most} shapes.`;
export const tooManyColors = ({ most }: { readonly most: string | number }): string =>
  `The drawing has more than ${most} colors.`;
export const tooManyClips = ({ most }: { readonly most: string | number }): string =>
  `It lies in more than ${most} clip paths.`;
export const numbersBeyond = (): string => 'Its numbers are beyond all measure.';
export const outlineTooLong = ({ most }: { readonly most: string | number }): string =>
  `Its outline has more than ${most} letters.`;
export const labelTooLong = (): string => 'Its label has more than 100 letters.';
export const imageTooLarge = (): string => 'As an image it is larger than 4 MB.';
export const paintMissing = ({
  name,
  kind,
}: {
  readonly name: string | number;
  readonly kind: 'fill' | (string & {});
}): string =>
  `There is nothing with the name "#${name}" for its ${kind === 'fill' ? 'fill' : 'stroke'}.`;
export const gradientEmpty = ({ kind }: { readonly kind: 'fill' | (string & {}) }): string =>
  `Its gradient has no color or no room: no ${kind === 'fill' ? 'fill' : 'stroke'} is drawn.`;
export const imageSides = ({ most }: { readonly most: string | number }): string =>
  `The image is larger than ${most} px.`;
export const clipPartUnused = (): string =>
  'In a clip path browsers take shapes and words, and nothing that holds or shows others: it is left out and clips nothing.';
export const referenceMissing = ({ name }: { readonly name: string | number }): string =>
  `There is nothing with the name "${name}".`;
export const refersToItself = (): string => 'It refers to itself.';
export const tooManyCopies = ({ most }: { readonly most: string | number }): string =>
  `With all its copies the drawing has more than ${most} elements.`;
export const angularGradient = (): string =>
  'An angular gradient is no part of SVG: choose a linear or a radial one, or put an image in its place.';
export const noSize = (): string => 'The drawing gives neither a viewBox nor a width and a height.';
export const tooHigh = ({
  width,
  height,
  most,
}: {
  readonly width: string | number;
  readonly height: string | number;
  readonly most: string | number;
}): string =>
  `It is too high for its width: ${width} px wide it would be ${height} px high, and a design has ${most} px at most.`;
export const entitiesRefused = (): string =>
  'Its entities stand for files, elements or nothing, for themselves, or for too much text.';
export const nestedTooDeeply = ({ most }: { readonly most: string | number }): string =>
  `It is nested too deeply: elements lie in more than ${most} others.`;
export const blurLeftOut = (): string => 'A blur of what lies behind it is left out.';
export const flowLeftOut = (): string =>
  'Its flowing words are drawn by no browser: turn them into plain text first.';
export const htmlLeftOut = (): string =>
  'It is a page within the drawing and left out: what stands beside it for others is drawn.';
export const motionLeftOut = (): string =>
  'An animation is left out: the design shows its first frame.';
export const scriptLeftOut = (): string =>
  'Inkscape’s script for mesh gradients is left out: nothing runs in a design.';
export const paintLeftOut = (): string =>
  'No browser draws it: what it fills is drawn in the color that is named beside it, or not at all.';
export const nthElement = ({
  tag,
  position,
}: {
  readonly tag: string | number;
  readonly position: string | number;
}): string => `${tag} (number ${position} of its kind)`;
export const atElement = ({
  element,
  reason,
}: {
  readonly element: string | number;
  readonly reason: string | number;
}): string => `${element}: ${reason}`;
export const atLine = ({
  element,
  line,
  reason,
}: {
  readonly element: string | number;
  readonly line: string | number;
  readonly reason: string | number;
}): string => `${element}, line ${line}: ${reason}`;
export const styleOutside = ({ name }: { readonly name: string | number }): string =>
  `The style "${name}" refers to something outside the file.`;
export const ruleFetches = (): string =>
  'This rule is left out: it fetches something from outside the file.';
export const ruleWithoutPlace = ({ name }: { readonly name: string | number }): string =>
  `A rule ${name} is left out: a design has no place for it.`;
export const fontRule = (): string =>
  'A font rule is left out: a design has fonts of the product only.';
export const motionRule = (): string => 'An animation rule is left out: a design does not move.';
export const pictureOutside = ({ reference }: { readonly reference: string | number }): string =>
  `The picture "${reference}" is not in the file. Embed it in your drawing program and export again.`;
export const blendUnknown = ({ mode }: { readonly mode: string | number }): string =>
  `No browser has its blend mode "${mode}": it is drawn without one.`;
export const tooSlow = ({ seconds }: { readonly seconds: string | number }): string =>
  `It takes a browser longer than ${seconds} seconds to paint it. Make its filters smaller and its outlines simpler, or put an image in their place.`;
export const drawnAsImage = ({ findings }: { readonly findings: string | number }): string =>
  `It is drawn as an image, because of ${findings}.`;
export const noPoints = (): string => 'It has no points or no size, so that nothing is drawn.';
export const wordsInImage = (): string => 'Its words are part of an image and cannot be edited.';
export const wordsApart = (): string =>
  'Its letters are placed unevenly: each word is a text of its own.';
export const lettersWithoutSize = (): string =>
  'Its letters have no size, so that nothing is drawn.';
export const colorMixed = (): string => 'Its color is mixed from others: here it is its own.';
export const lettersEvened = (): string =>
  'Its letters are spaced evenly, so that it is one field.';
export const fontReplaced = ({
  font,
  family,
}: {
  readonly font: string | number;
  readonly family: string | number;
}): string => `The font "${font}" is not one of the product's: ${family} stands in.`;
export const fontNamedBehind = ({
  font,
  family,
}: {
  readonly font: string | number;
  readonly family: string | number;
}): string =>
  `The font "${font}" is not one of the product's: ${family}, which the file names behind it, is taken.`;
export const faceMissing = ({
  font,
  lacks,
}: {
  readonly font: string | number;
  readonly lacks: 'both' | 'bold' | (string & {});
}): string =>
  `The font "${font}" has no ${lacks === 'both' ? 'bold and no italic' : lacks === 'bold' ? 'bold' : 'italic'}: its usual letters are drawn.`;
export const mixedColor = (): string => 'a color that is mixed from others';
export const mask = (): string => 'a mask';
export const filter = (): string => 'a filter';
export const cssClip = (): string => 'a clip path given as a CSS shape';
export const marker = (): string => 'a marker';
export const hardPixels = (): string => 'hard pixels';
export const outlinedLetters = (): string => 'outlined letters';
export const filledLetters = (): string => 'letters filled with a gradient or a pattern';
export const decoratedWords = (): string => 'underlined or struck-out words';
export const smallCapitals = (): string => 'small capitals';
export const shadow = (): string => 'a shadow';
export const wordSpacing = (): string => 'a word spacing';
export const verticalText = (): string => 'vertical text';
export const rightToLeft = (): string => 'text from right to left';
export const ownOrder = (): string => 'letters in an order of their own';
export const offBaseline = (): string => 'text that does not stand on its baseline';
export const tooManyDashes = ({ most }: { readonly most: string | number }): string =>
  `a line of more than ${most} dashes`;
export const crossingClip = (): string => 'a clip path of text or of several shapes that cross';
export const pattern = (): string => 'a pattern';
export const oddGradient = (): string => 'a gradient that repeats, reflects or has a focal radius';
export const linearLight = (): string => 'a gradient that mixes its colors in linear light';
export const stretchedGradient = (): string => 'a gradient on a line that is stretched unevenly';
export const styledSize = (): string => 'a size given by a style';
export const textOnPath = (): string => 'text along a path';
export const lettersMissing = (): string => 'letters that its font does not have';
export const lettersPlaced = (): string => 'letters that are placed one by one or stretched';
export const unusualLetters = (): string => 'letters set in an unusual way';
export const tooManyStops = ({ most }: { readonly most: string | number }): string =>
  `a gradient of more than ${most} colors`;
export const wordsTooLong = ({ most }: { readonly most: string | number }): string =>
  `words of more than ${most} letters`;
export const lettersTooLarge = ({ most }: { readonly most: string | number }): string =>
  `letters larger than ${most} px`;
