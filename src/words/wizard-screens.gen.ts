/** Generated from en/wizard-screens.json by `npm run generate`. Do not edit. */
import { isSpanish } from './language.ts';

export const halfOff = (): string => (isSpanish() ? 'A mitad de precio' : 'Half off');
export const fromYourDesign = (): string => (isSpanish() ? 'De su diseño' : 'From your design');
export const forThePartFromYour = ({ part }: { readonly part: string | number }): string =>
  isSpanish() ? `Para ${part}, de su diseño` : `For the ${part}, from your design`;
export const pickThePart = ({ part }: { readonly part: string | number }): string =>
  isSpanish() ? `Elegir ${part}` : `Pick the ${part}`;
export const labelMmDdYyyy = ({ label }: { readonly label: string | number }): string =>
  isSpanish() ? `${label} (MM/DD/AAAA)` : `${label} (MM/DD/YYYY)`;
export const removeLabel = ({ label }: { readonly label: string | number }): string =>
  isSpanish() ? `Quitar ${label}` : `Remove ${label}`;
export const ofLabel = ({ label }: { readonly label: string | number }): string =>
  isSpanish() ? `de ${label}` : `of ${label}`;
export const editCrop = (): string => (isSpanish() ? 'Editar recorte' : 'Edit crop');
export const forLabel = ({ label }: { readonly label: string | number }): string =>
  isSpanish() ? `para ${label}` : `for ${label}`;
export const chooseFile = (): string => (isSpanish() ? 'Elegir archivo' : 'Choose file');
export const yourImage = (): string => (isSpanish() ? 'Su imagen' : 'Your image');
export const dropOrPasteAnImage = (): string =>
  isSpanish() ? 'Suelte o pegue una imagen aquí' : 'Drop or paste an image here';
export const readingTheImage = (): string =>
  isSpanish() ? 'Leyendo la imagen' : 'Reading the image';
export const labelUploaded = ({ label }: { readonly label: string | number }): string =>
  isSpanish() ? `${label}, cargada` : `${label}, uploaded`;
export const recommendedSizeWidthXHeight = ({
  width,
  height,
}: {
  readonly width: string | number;
  readonly height: string | number;
}): string =>
  isSpanish()
    ? `Tamaño recomendado: ${width}x${height} px`
    : `Recommended size: ${width}x${height} px`;
export const makingACopy = (): string => (isSpanish() ? 'Creando una copia' : 'Making a copy');
export const nineDigitsIfThePost = (): string =>
  isSpanish()
    ? 'Nueve dígitos, si tiene uno del Servicio Postal. Se imprime en la hoja postal.'
    : 'Nine digits, if you have one from the Postal Service. It is printed on the postal sheet.';
export const labelXxxXxxXxxx = ({ label }: { readonly label: string | number }): string =>
  `${label} (XXX-XXX-XXXX)`;
export const appleWatchShowsNoCode = (): string =>
  isSpanish()
    ? 'El Apple Watch no muestra Code 128, así que allí el cupón tiene además un código QR.'
    : 'Apple Watch cannot show Code 128, so the coupon also has a QR code there.';
export const code128RendersPoorlyOn = (): string =>
  isSpanish()
    ? 'Code 128 se ve mal en iOS 8 o anterior.'
    : 'Code 128 renders poorly on iOS 8 or earlier.';
export const whatTheTillScansWhen = (): string =>
  isSpanish() ? 'El código que lee la caja.' : 'The code that the register scans.';
export const pickTheSchemeTheWhole = (): string =>
  isSpanish()
    ? 'Elija la combinación de colores de todo el cupón. Su texto queda igual.'
    : 'Pick the color scheme of the whole coupon. Your text stays the same.';
export const sayItInYourOwn = (): string =>
  isSpanish()
    ? 'Dígalo con sus palabras. Las líneas largas se muestran más pequeñas para que quepan.'
    : 'Say it in your own words. Long lines are set smaller to fit.';
export const words = (): string => (isSpanish() ? 'Texto' : 'Words');
export const resetDesign = (): string => (isSpanish() ? 'Restablecer diseño' : 'Reset Design');
export const aLogoFromText = (): string =>
  isSpanish() ? 'Un logotipo de texto' : 'A logo from text';
export const itStartsInTheColors = (): string =>
  isSpanish()
    ? 'Comienza con los colores y el texto de su cupón.'
    : 'It starts with the colors and the text of your coupon.';
export const rideAlongColors = (): string =>
  isSpanish() ? 'Colores de la Ride-Along' : 'Ride-Along colors';
export const theRideAlongIsThe = (): string =>
  isSpanish()
    ? 'La Ride-Along es la imagen pequeña que las personas ven junto a la vista digital de su correo. Lleva a su cupón.'
    : 'The Ride-Along is the small picture that people see beside the scan of their mail. It links to your coupon.';
export const aPngJpgOrGif = (): string =>
  isSpanish()
    ? 'Un archivo PNG, JPG o GIF de hasta 500 KB. El correo la muestra pequeña, así que funcionan mejor pocas palabras grandes.'
    : 'A PNG, JPG or GIF file of up to 500 KB. The mail shows it small, so a few large words work best.';
export const makeItReadable = (): string => (isSpanish() ? 'Hacerlo legible' : 'Make it readable');
export const hardToReadContrastShown = ({ shown }: { readonly shown: string | number }): string =>
  isSpanish()
    ? `Difícil de leer: contraste ${shown}. Procure al menos 4.5:1.`
    : `Hard to read: contrast ${shown}. Aim for at least 4.5:1.`;
export const readsWellContrastShown = ({ shown }: { readonly shown: string | number }): string =>
  isSpanish() ? `Se lee bien: contraste ${shown}` : `Reads well: contrast ${shown}`;
export const sameColorForLabels = (): string =>
  isSpanish() ? 'El mismo color para los rótulos' : 'Same color for labels';
export const theCardAroundYourArtwork = (): string =>
  isSpanish() ? 'La tarjeta alrededor de su arte.' : 'The card around your artwork.';
export const cardColors = (): string => (isSpanish() ? 'Colores de la tarjeta' : 'Card colors');
export const aPngJpgOrGifFile = (): string =>
  isSpanish()
    ? 'Un archivo PNG, JPG o GIF de hasta 500 KB para cada billetera. Suéltelo, péguelo o elíjalo y luego recórtelo.'
    : 'A PNG, JPG or GIF file of up to 500 KB for each wallet. Drop, paste or choose it, then crop it.';
export const cuttingThePicture = (): string =>
  isSpanish() ? 'Recortando la imagen' : 'Cropping the picture';
export const namedColor = ({
  shade,
  hue,
  color,
}: {
  readonly shade: 'dark' | 'light' | (string & {});
  readonly hue:
    | 'red'
    | 'orange'
    | 'yellow'
    | 'green'
    | 'turquoise'
    | 'blue'
    | 'purple'
    | 'pink'
    | 'brown'
    | 'beige'
    | 'black'
    | 'gray'
    | (string & {});
  readonly color: string | number;
}): string =>
  isSpanish()
    ? `${hue === 'red' ? 'rojo' : hue === 'orange' ? 'naranja' : hue === 'yellow' ? 'amarillo' : hue === 'green' ? 'verde' : hue === 'turquoise' ? 'turquesa' : hue === 'blue' ? 'azul' : hue === 'purple' ? 'morado' : hue === 'pink' ? 'rosa' : hue === 'brown' ? 'café' : hue === 'beige' ? 'beige' : hue === 'black' ? 'negro' : hue === 'gray' ? 'gris' : 'blanco'}${shade === 'dark' ? ' oscuro' : shade === 'light' ? ' claro' : ''} ${color}`
    : `${shade === 'dark' ? 'dark ' : shade === 'light' ? 'light ' : ''}${hue === 'red' ? 'red' : hue === 'orange' ? 'orange' : hue === 'yellow' ? 'yellow' : hue === 'green' ? 'green' : hue === 'turquoise' ? 'turquoise' : hue === 'blue' ? 'blue' : hue === 'purple' ? 'purple' : hue === 'pink' ? 'pink' : hue === 'brown' ? 'brown' : hue === 'beige' ? 'beige' : hue === 'black' ? 'black' : hue === 'gray' ? 'gray' : 'white'} ${color}`;
export const toneCard = ({
  tone,
  colors,
}: {
  readonly tone: string | number;
  readonly colors: string | number;
}): string => (isSpanish() ? `Tarjeta ${tone}: ${colors}` : `${tone} card: ${colors}`);
export const useForApple = (): string =>
  isSpanish() ? 'Usar también para Apple' : 'Use for Apple too';
export const useForGoogle = (): string =>
  isSpanish() ? 'Usar también para Google' : 'Use for Google too';
export const smallerCopy = (): string =>
  isSpanish() ? 'Crear una copia más pequeña' : 'Make a smaller copy';
export const pngCopy = (): string => (isSpanish() ? 'Crear una copia PNG' : 'Make a PNG copy');
export const everyPhone = (): string =>
  isSpanish() ? 'Todos los teléfonos lo leen.' : 'Every phone can read it.';
export const aztec = (): string => 'Aztec';
export const onTrainTickets = (): string =>
  isSpanish() ? 'Pequeño, como en los boletos de tren.' : 'Small, as on train tickets.';
export const pdf417 = (): string => 'PDF417';
export const onBoardingPasses = (): string =>
  isSpanish() ? 'Ancho, como en los pases de abordar.' : 'Wide, as on boarding passes.';
export const code128 = (): string => 'Code 128';
export const barsForLasers = (): string =>
  isSpanish() ? 'Barras, para lectores láser.' : 'Bars, for laser scanners.';
export const noBarcode = (): string => (isSpanish() ? 'Sin código de barras' : 'No barcode');
export const valueHelp = (): string =>
  isSpanish()
    ? 'El texto o número dentro del código. La vista previa se actualiza un segundo después de que deja de escribir.'
    : 'The text or number inside the code. The preview updates a second after you stop typing.';
export const altTextHelp = (): string =>
  isSpanish()
    ? 'Se muestra debajo del código. Si lo deja vacío, se muestra el texto del código.'
    : "Shown below the code. If you leave it empty, the code's own text is shown.";
export const descriptionHelp = ({ most }: { readonly most: string | number }): string =>
  isSpanish()
    ? `Una línea. Google la corta después de ${most} caracteres.`
    : `One line. Google cuts it off after ${most} characters.`;
export const sansSerif = (): string => (isSpanish() ? 'Sin remates' : 'Sans Serif');
export const serif = (): string => (isSpanish() ? 'Con remates' : 'Serif');
export const rounded = (): string => (isSpanish() ? 'Redondeadas' : 'Rounded');
export const handwriting = (): string => (isSpanish() ? 'Manuscritas' : 'Handwriting');
export const decorative = (): string => (isSpanish() ? 'Decorativas' : 'Decorative');
export const yesIHaveOne = (): string => (isSpanish() ? 'Sí, tengo una' : 'Yes, I have one');
export const noUseDesign = (): string =>
  isSpanish() ? 'No, usar el diseño a juego' : 'No, use the matching design';
export const drawnLikeCoupon = (): string =>
  isSpanish() ? 'Dibujada como su cupón, con su texto.' : 'Drawn like your coupon, with your text.';
export const noMatchingDesign = (): string =>
  isSpanish()
    ? 'El diseño de este cupón no tiene una imagen Ride-Along a juego.'
    : 'The design of this coupon has no matching Ride-Along image.';
export const foregroundHelp = (): string =>
  isSpanish()
    ? 'Para el cupón de Apple. Google usa texto negro o blanco, el que mejor se lea sobre su fondo.'
    : 'For the Apple coupon. Google uses black or white text, whichever is easier to read on your background.';
export const labelHelp = (): string =>
  isSpanish()
    ? 'Las palabras pequeñas sobre un valor: Oferta, Vence.'
    : 'The small words above a value: Offer, Expires.';
export const requiredFields = ({ mark }: { readonly mark: string | number }): string =>
  isSpanish()
    ? `Los campos marcados con ${mark} son obligatorios. Los campos vacíos no aparecen en el cupón.`
    : `Fields marked ${mark} are required. Empty fields do not appear on the coupon.`;
export const couponLanguageHelp = (): string =>
  isSpanish()
    ? 'Para palabras como Oferta y Vence. Sus propias palabras quedan como las escribe.'
    : 'For words such as Offer and Expires. Your own words stay as you type them.';
export const tone = ({ tone }: { readonly tone: 'Deep' | 'Light' | (string & {}) }): string =>
  isSpanish()
    ? `${tone === 'Deep' ? 'Oscura' : tone === 'Light' ? 'Clara' : 'Viva'}`
    : `${tone === 'Deep' ? 'Deep' : tone === 'Light' ? 'Light' : 'Bright'}`;
