/** Generated from en/landing.json by `npm run generate`. Do not edit. */
import { isSpanish } from './language.ts';

export const whatYourMailGains = (): string =>
  isSpanish() ? 'Lo que gana su correo' : 'What your mail gains';
export const headline = (): string =>
  isSpanish() ? 'Cupones que duran más que el sobre' : 'Coupons that outlive the envelope';
export const lead = (): string =>
  isSpanish()
    ? 'Diseñe un cupón para billetera digital en su mostrador, imprima el enlace en su próximo envío, y quedará en el teléfono de su cliente hasta que venza.'
    : 'Design a wallet coupon at your counter, print its link on your next mailing, and it stays on your customer’s phone until it expires.';
export const appleWalletAndGoogleWallet = (): string =>
  isSpanish() ? 'Apple Wallet y Google Wallet' : 'Apple Wallet and Google Wallet';
export const noAppNeeded = (): string =>
  isSpanish() ? 'Sus clientes no instalan ninguna aplicación' : 'No app for customers to install';
export const rideAlongImage = (): string =>
  isSpanish() ? 'Imagen Ride-Along de la misma oferta' : 'Ride-Along image of the same offer';
export const proofTitle = (): string =>
  isSpanish()
    ? 'Empiece con un diseño que funciona en el teléfono'
    : 'Start from a design that works at phone size';
export const proofWords = (): string =>
  isSpanish()
    ? 'Cada diseño se lee bien en un teléfono, viene en varias combinaciones de colores y tiene texto que usted puede cambiar.'
    : 'Every design is easy to read on a phone, comes in several color schemes, and has text you can change.';
export const couponDesign = ({ trade }: { readonly trade: string | number }): string =>
  isSpanish() ? `Diseño de cupón: ${trade}` : `Coupon design: ${trade}`;
export const couponText = (): string => (isSpanish() ? 'Texto del cupón' : 'Coupon text');
export const sampleOffer = (): string => (isSpanish() ? '$4 menos' : '$4 off');
export const sampleTerms = (): string =>
  isSpanish() ? 'en pizza grande, de lunes a jueves' : 'any large pie, Mon to Thu';
export const scanSaveEat = (): string =>
  isSpanish() ? 'Escanee, ahorre, coma.' : 'Scan, save, eat.';
export const sampleEnd = (): string =>
  isSpanish() ? 'Válido hasta el 12/18/2027' : 'Good until 12/18/2027';
export const staysTitle = (): string => (isSpanish() ? 'Se queda' : 'It stays');
export const stays = (): string =>
  isSpanish()
    ? 'Un volante se lee una vez. Un cupón en la billetera está allí a la hora de pagar.'
    : 'A flyer is read once. A coupon in the wallet is there at the checkout.';
export const dateTitle = (): string => (isSpanish() ? 'Conoce su fecha' : 'It knows its date');
export const date = (): string =>
  isSpanish()
    ? 'Fije la fecha de vencimiento una vez. Ambas billeteras dejan de aceptar el cupón cuando termina ese día.'
    : 'Set the expiration date once. Both wallets stop honoring the coupon when that day ends.';
export const switchedOffTitle = (): string =>
  isSpanish() ? 'Se puede apagar' : 'It can be switched off';
export const switchedOff = (): string =>
  isSpanish()
    ? '¿Se agotó? Apague el cupón en su panel y quedará anulado en los teléfonos que lo tienen.'
    : 'Sold out? Switch a coupon off on your dashboard, and it becomes void on the phones that have it.';
export const scansTitle = (): string => (isSpanish() ? 'Se escanea' : 'It scans');
export const scans = (): string =>
  isSpanish()
    ? 'Código QR, Aztec, PDF417 o Code 128, hechos para el lector de su caja. O ninguno.'
    : 'QR Code, Aztec, PDF417 or Code 128, made for the scanner at your counter. Or none at all.';
export const matchesTitle = (): string =>
  isSpanish() ? 'Combina con su correo' : 'It matches the mail';
export const matches = (): string =>
  isSpanish()
    ? 'Cree la imagen Ride-Along con el mismo arte, en el tamaño que acepta el Servicio Postal.'
    : 'Make the Ride-Along image from the same artwork, in the size that the Postal Service accepts.';
export const noAppTitle = (): string =>
  isSpanish() ? 'No requiere otra aplicación' : 'It needs no extra app';
export const noApp = (): string =>
  isSpanish()
    ? 'Los clientes tocan el enlace y guardan. Sin cuenta y sin descargas.'
    : 'Customers tap the link and save. No account, no download.';
export const pick = (): string =>
  isSpanish()
    ? 'Busque por giro, palabra o color. O suba su propio arte.'
    : 'Search by trade, word or color. Or upload your own artwork.';
export const changeTitle = (): string => (isSpanish() ? 'Hágalo suyo' : 'Make it yours');
export const change = (): string =>
  isSpanish()
    ? 'Cambie el texto, los colores y el logotipo. El cupón se actualiza mientras escribe.'
    : 'Change the text, the colors and the logo. The coupon updates as you type.';
export const seeTitle = (): string => (isSpanish() ? 'Vea ambos teléfonos' : 'See both phones');
export const see = (): string =>
  isSpanish()
    ? 'Revise el cupón de Apple y el de Google a tamaño real antes que nadie.'
    : 'Check the Apple and the Google coupon at actual size before anyone else sees them.';
export const mailTitle = (): string => (isSpanish() ? 'Envíe el enlace' : 'Mail the link');
export const mail = (): string =>
  isSpanish()
    ? 'Imprima el código QR en su envío postal. También le mandamos el enlace por correo electrónico.'
    : 'Print the QR code on your mail piece. We also e-mail you the link.';
