/** Generated from en/render/import-report.json by `npm run generate`. Do not edit. */
import { isSpanish } from '../language.ts';

export const blendMissing = ({ mode }: { readonly mode: string | number }): string =>
  isSpanish()
    ? `faltaría su modo de mezcla "${mode}"`
    : `its blend mode "${mode}" would be missing`;
export const tooManyImages = ({
  count,
  most,
}: {
  readonly count: string | number;
  readonly most: string | number;
}): string =>
  isSpanish()
    ? `necesitaría ${count} imágenes y un diseño puede tener ${most}`
    : `it would need ${count} images, and a design may have ${most}`;
export const tooLarge = (): string =>
  isSpanish() ? 'tendría más de 12 MB' : 'it would be larger than 12 MB';
export const pixelsPale = ({ pixels }: { readonly pixels: string | number }): string =>
  isSpanish()
    ? `${pixels} píxeles en un lugar serían más claros o más oscuros`
    : `${pixels} pixels in one place would be lighter or darker`;
export const cannotBeDrawn = ({ fault }: { readonly fault: string | number }): string =>
  isSpanish()
    ? `No se puede dibujar como está: ${fault}.`
    : `It cannot be drawn as it is: ${fault}.`;
export const shareDiffers = ({ percent }: { readonly percent: string | number }): string =>
  isSpanish()
    ? `el ${percent} % de sus píxeles sería distinto`
    : `${percent} % of its pixels would differ`;
export const pixelsDiffer = ({ pixels }: { readonly pixels: string | number }): string =>
  isSpanish()
    ? `${pixels} píxeles en un lugar serían distintos`
    : `${pixels} pixels in one place would differ`;
export const allButWordsAsImage = ({ fault }: { readonly fault: string | number }): string =>
  isSpanish()
    ? `Todo menos el texto se dibuja como imagen: como formas, ${fault}.`
    : `Everything but the words is drawn as an image: as shapes, ${fault}.`;
export const wholeAsImage = ({ fault }: { readonly fault: string | number }): string =>
  isSpanish()
    ? `Todo el dibujo se dibuja como imagen: como formas, ${fault}.`
    : `The whole drawing is drawn as an image: as shapes, ${fault}.`;
export const colorUnkept = ({ color }: { readonly color: string | number }): string =>
  isSpanish()
    ? `El color "${color}" no se puede conservar en una combinación.`
    : `The color "${color}" cannot be kept in a scheme.`;
export const pathDamaged = (): string =>
  isSpanish()
    ? 'Los datos de su trazado están dañados: se dibuja hasta el error.'
    : 'Its path data is damaged: it is drawn up to the fault.';
export const ownColors = (): string =>
  isSpanish() ? 'Como está, con sus propios colores.' : 'As it is, in its own colors.';
export const withGradient = (): string => (isSpanish() ? 'Con un degradado.' : 'With a gradient.');
export const withColors = ({ colors }: { readonly colors: string | number }): string =>
  isSpanish() ? `Con ${colors}.` : `With ${colors}.`;
export const quoted = ({ words }: { readonly words: string | number }): string => `“${words}”`;
export const and = ({
  first,
  second,
}: {
  readonly first: string | number;
  readonly second: string | number;
}): string => (isSpanish() ? `${first} y ${second}` : `${first} and ${second}`);
export const unreadable = (): string =>
  isSpanish()
    ? 'No se pudo leer el dibujo: algo en él no es como debe ser un SVG.'
    : 'The drawing could not be read: part of it is not valid SVG.';
export const fittedIn = ({
  width,
  height,
}: {
  readonly width: string | number;
  readonly height: string | number;
}): string =>
  isSpanish()
    ? `Su página tiene otras proporciones que ${width} x ${height} px: se ajusta dentro, con espacio al lado.`
    : `Its page has different proportions from ${width} x ${height} px: it is fitted in, with room beside it.`;
export const tooManyShapes = ({ most }: { readonly most: string | number }): string =>
  isSpanish()
    ? `El dibujo tiene más de ${most} formas.`
    : `The drawing has more than ${most} shapes.`;
export const tooManyColors = ({ most }: { readonly most: string | number }): string =>
  isSpanish()
    ? `El dibujo tiene más de ${most} colores.`
    : `The drawing has more than ${most} colors.`;
export const tooManyClips = ({ most }: { readonly most: string | number }): string =>
  isSpanish()
    ? `Está dentro de más de ${most} trazados de recorte.`
    : `It is inside more than ${most} clip paths.`;
export const numbersBeyond = (): string =>
  isSpanish() ? 'Sus números exceden toda medida.' : 'Its numbers are too large.';
export const outlineTooLong = ({ most }: { readonly most: string | number }): string =>
  isSpanish()
    ? `Su contorno tiene más de ${most} letras.`
    : `Its outline has more than ${most} letters.`;
export const labelTooLong = (): string =>
  isSpanish() ? 'Su rótulo tiene más de 100 letras.' : 'Its label has more than 100 letters.';
export const imageTooLarge = (): string =>
  isSpanish() ? 'Como imagen tiene más de 4 MB.' : 'As an image it is larger than 4 MB.';
export const paintMissing = ({
  name,
  kind,
}: {
  readonly name: string | number;
  readonly kind: 'fill' | (string & {});
}): string =>
  isSpanish()
    ? `No hay nada con el nombre "#${name}" para su ${kind === 'fill' ? 'relleno' : 'trazo'}.`
    : `There is nothing with the name "#${name}" for its ${kind === 'fill' ? 'fill' : 'stroke'}.`;
export const gradientEmpty = ({ kind }: { readonly kind: 'fill' | (string & {}) }): string =>
  isSpanish()
    ? `Su degradado no tiene color o espacio: no se dibuja ningún ${kind === 'fill' ? 'relleno' : 'trazo'}.`
    : `Its gradient has no color or no room: no ${kind === 'fill' ? 'fill' : 'stroke'} is drawn.`;
export const imageSides = ({ most }: { readonly most: string | number }): string =>
  isSpanish() ? `La imagen mide más de ${most} px.` : `The image is larger than ${most} px.`;
export const clipPartUnused = (): string =>
  isSpanish()
    ? 'En un trazado de recorte, los navegadores aceptan formas y texto, y nada que contenga o muestre otros: se omite y no recorta nada.'
    : 'In a clip path browsers take shapes and words, and nothing that holds or shows others: it is left out and clips nothing.';
export const referenceMissing = ({ name }: { readonly name: string | number }): string =>
  isSpanish()
    ? `No hay nada con el nombre "${name}".`
    : `There is nothing with the name "${name}".`;
export const refersToItself = (): string =>
  isSpanish() ? 'Remite a sí mismo.' : 'It refers to itself.';
export const tooManyCopies = ({ most }: { readonly most: string | number }): string =>
  isSpanish()
    ? `Con todas sus copias, el dibujo tiene más de ${most} elementos.`
    : `With all its copies the drawing has more than ${most} elements.`;
export const angularGradient = (): string =>
  isSpanish()
    ? 'Un degradado angular no es parte de SVG: elija uno lineal o radial, o ponga una imagen en su lugar.'
    : 'SVG has no angular gradients: choose a linear or a radial one, or put an image in its place.';
export const noSize = (): string =>
  isSpanish()
    ? 'El dibujo no indica viewBox ni ancho y alto.'
    : 'The drawing gives neither a viewBox nor a width and a height.';
export const tooHigh = ({
  width,
  height,
  most,
}: {
  readonly width: string | number;
  readonly height: string | number;
  readonly most: string | number;
}): string =>
  isSpanish()
    ? `Es demasiado alto para su ancho: con ${width} px de ancho tendría ${height} px de alto, y un diseño tiene ${most} px como máximo.`
    : `It is too high for its width: ${width} px wide it would be ${height} px high, and a design has ${most} px at most.`;
export const entitiesRefused = (): string =>
  isSpanish()
    ? 'Sus entidades remiten a archivos, a elementos o a nada, a sí mismas, o a demasiado texto.'
    : 'Its entities refer to files, elements, themselves or nothing, or stand for too much text.';
export const nestedTooDeeply = ({ most }: { readonly most: string | number }): string =>
  isSpanish()
    ? `Está anidado a demasiada profundidad: hay elementos dentro de más de ${most} otros.`
    : `It is nested too deeply: some elements are inside more than ${most} others.`;
export const blurLeftOut = (): string =>
  isSpanish()
    ? 'Se omite un desenfoque de lo que tiene detrás.'
    : 'Its background blur is left out.';
export const flowLeftOut = (): string =>
  isSpanish()
    ? 'Ningún navegador dibuja su texto fluido: conviértalo primero en texto simple.'
    : 'No browser draws its flowed text: turn it into plain text first.';
export const hiddenLeftOut = (): string =>
  isSpanish()
    ? 'El dibujo no lo muestra: se omite.'
    : 'The drawing does not show it: it is left out.';
export const htmlLeftOut = (): string =>
  isSpanish()
    ? 'Es una página dentro del dibujo y se omite: se dibuja lo que está a su lado para otros.'
    : 'It is a web page inside the drawing and is left out; the fallback beside it is drawn.';
export const motionLeftOut = (): string =>
  isSpanish()
    ? 'Se omite una animación: el diseño muestra su primer cuadro.'
    : 'An animation is left out: the design shows its first frame.';
export const scriptLeftOut = (): string =>
  isSpanish()
    ? 'Se omite el script de Inkscape para degradados de malla: en un diseño no se ejecuta nada.'
    : 'Inkscape’s script for mesh gradients is left out: nothing runs in a design.';
export const paintLeftOut = (): string =>
  isSpanish()
    ? 'Ningún navegador lo dibuja: lo que rellena se dibuja con el color que se nombra a su lado, o no se dibuja.'
    : 'No browser draws it: what it fills is drawn in the color that is named beside it, or not at all.';
export const nthElement = ({
  tag,
  position,
}: {
  readonly tag: string | number;
  readonly position: string | number;
}): string =>
  isSpanish()
    ? `${tag} (número ${position} de su tipo)`
    : `${tag} (number ${position} of its kind)`;
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
}): string =>
  isSpanish() ? `${element}, línea ${line}: ${reason}` : `${element}, line ${line}: ${reason}`;
export const styleOutside = ({ name }: { readonly name: string | number }): string =>
  isSpanish()
    ? `El estilo "${name}" remite a algo fuera del archivo.`
    : `The style "${name}" refers to something outside the file.`;
export const ruleFetches = (): string =>
  isSpanish()
    ? 'Se omite esta regla: busca algo fuera del archivo.'
    : 'This rule is left out: it fetches something from outside the file.';
export const ruleWithoutPlace = ({ name }: { readonly name: string | number }): string =>
  isSpanish()
    ? `Se omite una regla ${name}: un diseño no tiene lugar para ella.`
    : `A rule ${name} is left out: a design has no place for it.`;
export const fontRule = (): string =>
  isSpanish()
    ? 'Se omite una regla de tipos de letra: un diseño solo tiene los del producto.'
    : 'A font rule is left out: a design has fonts of the product only.';
export const motionRule = (): string =>
  isSpanish()
    ? 'Se omite una regla de animación: un diseño no se mueve.'
    : 'An animation rule is left out: a design does not move.';
export const pictureOutside = ({ reference }: { readonly reference: string | number }): string =>
  isSpanish()
    ? `La imagen "${reference}" no está en el archivo. Insértela en su programa de dibujo y exporte de nuevo.`
    : `The picture "${reference}" is not in the file. Embed it in your drawing program and export again.`;
export const blendUnknown = ({ mode }: { readonly mode: string | number }): string =>
  isSpanish()
    ? `Ningún navegador tiene su modo de mezcla "${mode}": se dibuja sin él.`
    : `No browser has its blend mode "${mode}": it is drawn without one.`;
export const tooSlow = ({ seconds }: { readonly seconds: string | number }): string =>
  isSpanish()
    ? `Un navegador tarda más de ${seconds} segundos en pintarlo. Reduzca sus filtros y simplifique sus contornos, o ponga una imagen en su lugar.`
    : `It takes a browser longer than ${seconds} seconds to paint it. Make its filters smaller and its outlines simpler, or put an image in their place.`;
export const drawnAsImage = ({ findings }: { readonly findings: string | number }): string =>
  isSpanish()
    ? `Se dibuja como imagen, debido a ${findings}.`
    : `It is drawn as an image, because of ${findings}.`;
export const noPoints = (): string =>
  isSpanish()
    ? 'No tiene puntos o tamaño, así que no se dibuja nada.'
    : 'It has no points or no size, so nothing is drawn.';
export const wordsInImage = (): string =>
  isSpanish()
    ? 'Su texto es parte de una imagen y no se puede editar.'
    : 'Its words are part of an image and cannot be edited.';
export const wordsApart = (): string =>
  isSpanish()
    ? 'Sus letras tienen espacios desiguales: cada palabra es un texto aparte.'
    : 'Its letters are placed unevenly: each word is a text of its own.';
export const lettersWithoutSize = (): string =>
  isSpanish()
    ? 'Sus letras no tienen tamaño, así que no se dibuja nada.'
    : 'Its letters have no size, so nothing is drawn.';
export const colorMixed = (): string =>
  isSpanish()
    ? 'Su color es mezcla de otros: aquí es un color propio.'
    : 'Its color is mixed from others; here it has a color of its own.';
export const lettersEvened = (): string =>
  isSpanish()
    ? 'Sus letras se espacian por igual, para que sea un solo campo.'
    : 'Its letters are spaced evenly, so it is one field.';
export const fontReplaced = ({
  font,
  family,
}: {
  readonly font: string | number;
  readonly family: string | number;
}): string =>
  isSpanish()
    ? `El tipo de letra "${font}" no es del producto: lo sustituye ${family}.`
    : `The font "${font}" is not one of the product's: ${family} stands in.`;
export const fontNamedBehind = ({
  font,
  family,
}: {
  readonly font: string | number;
  readonly family: string | number;
}): string =>
  isSpanish()
    ? `El tipo de letra "${font}" no es del producto: se usa ${family}, que el archivo nombra después.`
    : `The font "${font}" is not one of the product's: ${family}, which the file names behind it, is taken.`;
export const faceMissing = ({
  font,
  lacks,
}: {
  readonly font: string | number;
  readonly lacks: 'both' | 'bold' | (string & {});
}): string =>
  isSpanish()
    ? `El tipo de letra "${font}" no tiene ${lacks === 'both' ? 'negrita ni cursiva' : lacks === 'bold' ? 'negrita' : 'cursiva'}: se dibujan sus letras normales.`
    : `The font "${font}" has no ${lacks === 'both' ? 'bold and no italic' : lacks === 'bold' ? 'bold' : 'italic'}: its usual letters are drawn.`;
export const mixedColor = (): string =>
  isSpanish() ? 'un color que es mezcla de otros' : 'a color that is mixed from others';
export const mask = (): string => (isSpanish() ? 'una máscara' : 'a mask');
export const filter = (): string => (isSpanish() ? 'un filtro' : 'a filter');
export const cssClip = (): string =>
  isSpanish() ? 'un trazado de recorte dado como forma CSS' : 'a clip path given as a CSS shape';
export const marker = (): string => (isSpanish() ? 'un marcador' : 'a marker');
export const hardPixels = (): string => (isSpanish() ? 'píxeles duros' : 'hard pixels');
export const outlinedLetters = (): string =>
  isSpanish() ? 'letras con contorno' : 'outlined letters';
export const filledLetters = (): string =>
  isSpanish()
    ? 'letras rellenas con un degradado o un patrón'
    : 'letters filled with a gradient or a pattern';
export const decoratedWords = (): string =>
  isSpanish() ? 'texto subrayado o tachado' : 'underlined or struck-out words';
export const smallCapitals = (): string => (isSpanish() ? 'versalitas' : 'small capitals');
export const shadow = (): string => (isSpanish() ? 'una sombra' : 'a shadow');
export const wordSpacing = (): string =>
  isSpanish() ? 'un espaciado entre palabras' : 'a word spacing';
export const verticalText = (): string => (isSpanish() ? 'texto vertical' : 'vertical text');
export const rightToLeft = (): string =>
  isSpanish() ? 'texto de derecha a izquierda' : 'text from right to left';
export const ownOrder = (): string =>
  isSpanish() ? 'letras en un orden propio' : 'letters in an order of their own';
export const offBaseline = (): string =>
  isSpanish()
    ? 'texto que no está sobre su línea base'
    : 'text that does not stand on its baseline';
export const tooManyDashes = ({ most }: { readonly most: string | number }): string =>
  isSpanish() ? `una línea de más de ${most} guiones` : `a line of more than ${most} dashes`;
export const crossingClip = (): string =>
  isSpanish()
    ? 'un trazado de recorte de texto o de varias formas que se cruzan'
    : 'a clip path of text or of several shapes that cross';
export const pattern = (): string => (isSpanish() ? 'un patrón' : 'a pattern');
export const oddGradient = (): string =>
  isSpanish()
    ? 'un degradado que se repite, se refleja o tiene radio focal'
    : 'a gradient that repeats, reflects or has a focal radius';
export const linearLight = (): string =>
  isSpanish()
    ? 'un degradado que mezcla sus colores en luz lineal'
    : 'a gradient that mixes its colors in linear light';
export const stretchedGradient = (): string =>
  isSpanish()
    ? 'un degradado sobre una línea estirada de forma desigual'
    : 'a gradient on a line that is stretched unevenly';
export const styledSize = (): string =>
  isSpanish() ? 'un tamaño dado por un estilo' : 'a size given by a style';
export const textOnPath = (): string =>
  isSpanish() ? 'texto a lo largo de un trazado' : 'text along a path';
export const lettersMissing = (): string =>
  isSpanish() ? 'letras que su tipo de letra no tiene' : 'letters that its font does not have';
export const lettersPlaced = (): string =>
  isSpanish()
    ? 'letras colocadas una por una o estiradas'
    : 'letters that are placed one by one or stretched';
export const unusualLetters = (): string =>
  isSpanish() ? 'letras compuestas de forma inusual' : 'letters set in an unusual way';
export const tooManyStops = ({ most }: { readonly most: string | number }): string =>
  isSpanish() ? `un degradado de más de ${most} colores` : `a gradient of more than ${most} colors`;
export const wordsTooLong = ({ most }: { readonly most: string | number }): string =>
  isSpanish() ? `palabras de más de ${most} letras` : `words of more than ${most} letters`;
export const lettersTooLarge = ({ most }: { readonly most: string | number }): string =>
  isSpanish() ? `letras de más de ${most} px` : `letters larger than ${most} px`;
