/** Generated from en/preflight.json by `npm run generate`. Do not edit. */
import { figure } from './figure.ts';
import { isSpanish } from './language.ts';

export const preflight = (): string => (isSpanish() ? 'Revisión previa' : 'Preflight');
export const toLookAt = ({
  count,
  fine,
}: {
  readonly count: number;
  readonly fine: number;
}): string =>
  isSpanish()
    ? `${figure(count)} por revisar, ${figure(fine)} en orden`
    : `${figure(count)} to look at, ${figure(fine)} fine`;
export const nothingToFix = (): string => (isSpanish() ? 'Nada que corregir' : 'Nothing to fix');
export const rulesLookedAt = ({ count }: { readonly count: number }): string =>
  isSpanish()
    ? `${count === 1 ? `${figure(count)} regla revisada` : `${figure(count)} reglas revisadas`} en ambos teléfonos. Se revisa de nuevo mientras usted escribe.`
    : `${count === 1 ? `${figure(count)} rule` : `${figure(count)} rules`} looked at, on both phones. It looks again while you type.`;
export const newsOf = ({
  count,
  first,
}: {
  readonly count: number;
  readonly first: string | number;
}): string =>
  isSpanish()
    ? `Revisión previa: ${count === 0 ? 'nada que corregir' : count === 1 ? `${figure(count)} punto por revisar` : `${figure(count)} puntos por revisar`}. ${first}`
    : `Preflight: ${count === 0 ? 'nothing to fix' : count === 1 ? `${figure(count)} thing to look at` : `${figure(count)} things to look at`}. ${first}`;
export const looksAtNothing = (): string =>
  isSpanish() ? 'Lo que se revisó' : 'What was looked at';
export const mendInEditor = (): string =>
  isSpanish() ? 'Corregir en el editor' : 'Fix it in the editor';
export const drawnInEditor = (): string =>
  isSpanish()
    ? 'Lo que solo se ve en un dibujo se revisa en el editor.'
    : 'Rules about the drawing are checked in the editor.';
export const change = (): string => (isSpanish() ? 'Cambiar' : 'Change it');
export const before = (): string => (isSpanish() ? 'Antes' : 'Before');
export const after = (): string => (isSpanish() ? 'Después' : 'After');
export const ratio = ({ ratio }: { readonly ratio: string | number }): string =>
  isSpanish() ? `${ratio} a 1` : `${ratio} to 1`;
export const useColor = ({ color }: { readonly color: string | number }): string =>
  isSpanish() ? `Usar ${color}` : `Use ${color}`;
export const useScheme = ({ scheme }: { readonly scheme: string | number }): string =>
  isSpanish() ? `Usar ${scheme}` : `Use ${scheme}`;
export const useText = ({ text }: { readonly text: string | number }): string =>
  isSpanish() ? `Usar “${text}”` : `Use “${text}”`;
export const useAQrCode = (): string => (isSpanish() ? 'Usar un código QR' : 'Use a QR code');
export const setDate = ({ date }: { readonly date: string | number }): string =>
  isSpanish() ? `Fijar ${date}` : `Set ${date}`;
export const looksAtText = (): string =>
  isSpanish()
    ? 'El texto de la tarjeta tiene un contraste de al menos 4.5 a 1'
    : 'The card’s text has a contrast of at least 4.5 to 1';
export const textIsFaint = (): string =>
  isSpanish() ? 'El texto es difícil de leer' : 'The text is hard to read';
export const looksAtLabels = (): string =>
  isSpanish()
    ? 'Los rótulos pequeños de la tarjeta tienen un contraste de al menos 4.5 a 1'
    : 'The card’s small labels have a contrast of at least 4.5 to 1';
export const labelsAreFaint = (): string =>
  isSpanish() ? 'Los rótulos pequeños son difíciles de leer' : 'The small labels are hard to read';
export const phonesNeedContrast = (): string =>
  isSpanish()
    ? 'Al aire libre, un teléfono necesita un contraste de 4.5 a 1.'
    : 'Outdoors a phone needs a contrast of 4.5 to 1.';
export const looksAtLogoText = (): string =>
  isSpanish()
    ? 'Las letras de un logotipo de texto tienen un contraste de al menos 3 a 1'
    : 'The letters of a text logo have a contrast of at least 3 to 1';
export const logoIsFaint = (): string =>
  isSpanish()
    ? 'Las letras del logotipo son difíciles de leer'
    : 'The logo’s letters are hard to read';
export const lettersNeedContrast = (): string =>
  isSpanish()
    ? 'Las letras grandes necesitan un contraste de 3 a 1.'
    : 'Large letters need a contrast of 3 to 1.';
export const looksAtArtwork = (): string =>
  isSpanish()
    ? 'Las palabras del arte se leen en la combinación elegida'
    : 'The artwork’s words are readable in the chosen scheme';
export const artworkIsFaint = ({ label }: { readonly label: string | number }): string =>
  isSpanish()
    ? `“${label}” es difícil de leer en el arte`
    : `“${label}” is hard to read in the artwork`;
export const artworkNeedsContrast = ({ scheme }: { readonly scheme: string | number }): string =>
  isSpanish()
    ? `Su color en “${scheme}” se parece demasiado a lo que tiene detrás.`
    : `Its color in “${scheme}” is too close to what lies behind it.`;
export const looksAtIssuer = (): string =>
  isSpanish()
    ? 'Google muestra el nombre completo del negocio: 20 caracteres'
    : 'Google shows the whole business name: 20 characters';
export const googleCutsName = (): string =>
  isSpanish() ? 'Google corta el nombre del negocio' : 'Google cuts the business name';
export const looksAtProvider = (): string =>
  isSpanish()
    ? 'La lista de Google muestra una palabra entera del nombre del negocio: 12 caracteres'
    : 'Google’s list shows a whole word of the business name: 12 characters';
export const googleCutsFirstWord = (): string =>
  isSpanish()
    ? 'La lista de Google corta el nombre del negocio a media palabra'
    : 'Google’s list cuts the business name inside a word';
export const looksAtTitle = (): string =>
  isSpanish()
    ? 'Google muestra la descripción completa: 60 caracteres'
    : 'Google shows the whole description: 60 characters';
export const googleCutsDescription = (): string =>
  isSpanish() ? 'Google corta la descripción' : 'Google cuts the description';
export const googleShowsCharacters = ({ limit }: { readonly limit: number }): string =>
  isSpanish() ? `Muestra ${figure(limit)} caracteres.` : `It shows ${figure(limit)} characters.`;
export const googleListsCharacters = ({ limit }: { readonly limit: number }): string =>
  isSpanish()
    ? `Una lista de cupones muestra ${figure(limit)} caracteres.`
    : `A list of coupons shows ${figure(limit)} characters.`;
export const looksAtLink = (): string =>
  isSpanish()
    ? 'El enlace que guarda en Google tiene como máximo 1,800 caracteres'
    : 'The link that saves to Google is at most 1,800 characters long';
export const linkIsLong = (): string =>
  isSpanish()
    ? 'El enlace que guarda en Google es demasiado largo'
    : 'The link that saves to Google is too long';
export const linkWithoutTerms = ({
  length,
  room,
}: {
  readonly length: number;
  readonly room: number;
}): string =>
  isSpanish()
    ? `Aun sin condiciones ni imágenes tiene ${figure(length)} caracteres, y los navegadores lo cortan después de ${figure(room)}. Acorte el código.`
    : `Even without terms and pictures it has ${figure(length)} characters, and browsers cut it after ${figure(room)}. Shorten the code.`;
export const looksAtCircle = (): string =>
  isSpanish()
    ? 'El círculo de Google no corta nada del logotipo'
    : 'Google’s circle cuts nothing off the logo';
export const logoLosesCorners = (): string =>
  isSpanish() ? 'El logotipo pierde las esquinas' : 'The logo loses its corners';
export const googleCutsACircle = (): string =>
  isSpanish()
    ? 'Google muestra un círculo. Pulse “Editar recorte” y luego “Ajustar” para que quepa todo el logotipo.'
    : 'Google shows a circle. Press “Edit crop”, then “Fit”, so that all of the logo is inside.';
export const looksAtSizes = (): string =>
  isSpanish()
    ? 'Las imágenes subidas tienen tantos píxeles como muestra un teléfono'
    : 'Uploaded pictures have as many pixels as a phone shows';
export const imageIsSmall = ({ label }: { readonly label: string | number }): string =>
  isSpanish() ? `${label}: la imagen es demasiado pequeña` : `${label}: the picture is too small`;
export const imageIsEnlarged = ({
  width,
  height,
  fullWidth,
  fullHeight,
}: {
  readonly width: number;
  readonly height: number;
  readonly fullWidth: number;
  readonly fullHeight: number;
}): string =>
  isSpanish()
    ? `Su parte visible tiene ${figure(width)} × ${figure(height)} píxeles y un teléfono muestra ${figure(fullWidth)} × ${figure(fullHeight)}. Se ve borrosa.`
    : `Its visible part has ${figure(width)} × ${figure(height)} pixels, and a phone shows ${figure(fullWidth)} × ${figure(fullHeight)}. It looks soft.`;
export const looksAtSmallWords = (): string =>
  isSpanish()
    ? 'Las palabras del arte miden al menos 9 px de alto en un teléfono'
    : 'The artwork’s words are at least 9 px tall on a phone';
export const wordsAreSmall = ({ label }: { readonly label: string | number }): string =>
  isSpanish() ? `“${label}” es muy pequeño` : `“${label}” is very small`;
export const shorterWordsAreLarger = ({ px }: { readonly px: string | number }): string =>
  isSpanish()
    ? `Mide ${px} px de alto en un teléfono. Un texto más corto se muestra más grande.`
    : `It is ${px} px tall on a phone. Shorter words are set larger.`;
export const looksAtRideAlong = (): string =>
  isSpanish() ? 'La imagen Ride-Along invita a actuar' : 'The Ride-Along image calls to act';
export const rideAlongIsMute = (): string =>
  isSpanish() ? 'La imagen Ride-Along no dice nada' : 'The Ride-Along image says nothing';
export const reviewersRefuseIt = (): string =>
  isSpanish()
    ? 'Los revisores postales han rechazado imágenes sin una invitación a actuar. Agregue unas palabras con un verbo.'
    : 'Postal reviewers have refused pictures without a call to action. Give it a few words with a verb.';
export const looksAtWatch = (): string =>
  isSpanish() ? 'Un reloj muestra el código elegido' : 'A watch shows the chosen code';
export const watchShowsNoBars = (): string =>
  isSpanish() ? 'Un Apple Watch no muestra Code 128' : 'An Apple Watch shows no Code 128';
export const watchShowsAQrCode = (): string =>
  isSpanish()
    ? 'En su lugar muestra un código QR, que una caja con lector láser no puede leer.'
    : 'It shows a QR code instead, which a register with a laser scanner cannot read.';
export const looksAtDensity = (): string =>
  isSpanish()
    ? 'Las barras del código son lo bastante anchas para un lector'
    : 'The code’s bars are wide enough for a scanner';
export const codeIsDense = (): string =>
  isSpanish() ? 'El código es muy denso' : 'The code is very dense';
export const codeHasCharacters = ({ count }: { readonly count: number }): string =>
  isSpanish()
    ? `Tiene ${count === 1 ? `${figure(count)} carácter` : `${figure(count)} caracteres`}. En un teléfono, sus barras son demasiado angostas para muchos lectores. Acórtelo.`
    : `It holds ${count === 1 ? `${figure(count)} character` : `${figure(count)} characters`}. On a phone its bars are too narrow for many scanners. Shorten it.`;
export const looksAtLetters = (): string =>
  isSpanish()
    ? 'El código solo tiene caracteres que toda caja puede escribir'
    : 'The code has only characters that every register can type';
export const tillMisreads = ({ letter }: { readonly letter: string | number }): string =>
  isSpanish()
    ? `Las cajas pueden leer mal “${letter}” en el código`
    : `Registers may misread “${letter}” in the code`;
export const scannersTypeLatin = (): string =>
  isSpanish()
    ? 'Muchos lectores solo escriben letras sin acento, dígitos y signos comunes.'
    : 'Many scanners type only unaccented letters, digits and common signs.';
export const looksAtExpiry = (): string =>
  isSpanish() ? 'El cupón no ha terminado' : 'The coupon is not over';
export const isOver = (): string => (isSpanish() ? 'Ya terminó' : 'It is over already');
export const endedOn = ({ date }: { readonly date: string | number }): string =>
  isSpanish()
    ? `Venció el ${date}. Nadie puede usarlo.`
    : `It expired on ${date}. Nobody can use it.`;
export const looksAtOrder = (): string =>
  isSpanish() ? 'Termina después de empezar' : 'It ends after it begins';
export const endsBeforeItBegins = (): string =>
  isSpanish() ? 'Termina antes de empezar' : 'It ends before it begins';
export const nobodyCouldUseIt = ({
  start,
  end,
}: {
  readonly start: string | number;
  readonly end: string | number;
}): string =>
  isSpanish()
    ? `Empieza el ${start} y vence el ${end}. Nadie podría usarlo.`
    : `Starts ${start}, expires ${end}. Nobody could use it.`;
export const looksAtMail = (): string =>
  isSpanish() ? 'Sigue vigente cuando llega el correo' : 'It is still valid when the mail arrives';
export const endsBeforeTheMail = (): string =>
  isSpanish() ? 'Termina antes de que llegue el correo' : 'It ends before the mail arrives';
export const mailTakesDays = ({
  date,
  days,
}: {
  readonly date: string | number;
  readonly days: number;
}): string =>
  isSpanish()
    ? `Vence el ${date}. El correo tarda ${days === 1 ? `${figure(days)} día` : `${figure(days)} días`} o más.`
    : `It expires on ${date}. Mail takes ${days === 1 ? `${figure(days)} day` : `${figure(days)} days`} or more.`;
export const looksAtWebsite = (): string =>
  isSpanish() ? 'El sitio web es https' : 'The website is https';
export const websiteIsOpen = (): string =>
  isSpanish() ? 'El sitio web no es https' : 'The website is not https';
export const phonesWarn = (): string =>
  isSpanish()
    ? 'Los teléfonos advierten de ello a sus usuarios, y los portales de envíos lo rechazan.'
    : 'Phones warn their users about it, and mailer portals refuse it.';
