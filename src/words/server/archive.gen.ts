/** Generated from en/server/archive.json by `npm run generate`. Do not edit. */
import { isSpanish } from '../language.ts';

export const appleStrip = (): string =>
  isSpanish()
    ? 'El arte del cupón de Apple Wallet, 1125 x 432 píxeles.'
    : 'The artwork of the Apple Wallet coupon, 1125 x 432 pixels.';
export const appleLogo = (): string =>
  isSpanish()
    ? 'El logotipo del cupón de Apple Wallet, 480 x 150 píxeles.'
    : 'The logo of the Apple Wallet coupon, 480 x 150 pixels.';
export const googleStrip = (): string =>
  isSpanish()
    ? 'El arte del cupón de Google Wallet, 1032 x 336 píxeles.'
    : 'The artwork of the Google Wallet coupon, 1032 x 336 pixels.';
export const googleLogo = (): string =>
  isSpanish()
    ? 'El logotipo del cupón de Google Wallet, 660 x 660 píxeles.'
    : 'The logo of the Google Wallet coupon, 660 x 660 pixels.';
export const rideAlongToKeep = (): string =>
  isSpanish()
    ? 'La imagen Ride-Along para conservar, 600 x 400 píxeles.'
    : 'The Ride-Along image to keep, 600 x 400 pixels.';
export const rideAlongToHandIn = (): string =>
  isSpanish()
    ? 'La imagen Ride-Along para entregar con el envío, 300 x 200 píxeles.'
    : 'The Ride-Along image to hand in with the mailing, 300 x 200 pixels.';
export const postalKit = (): string =>
  isSpanish()
    ? 'Lo que exige el portal de envíos, revisado, y lo que falta por hacer.'
    : 'What the mailer portal requires, checked, and what is left to do.';
export const barcodeToPrint = (): string =>
  isSpanish()
    ? 'El código de barras del cupón, para imprimir en cualquier tamaño.'
    : 'The barcode of the coupon, to print at any size.';
export const barcodePixels = (): string =>
  isSpanish()
    ? 'El código de barras del cupón en píxeles.'
    : 'The barcode of the coupon as pixels.';
export const linkToPrint = (): string =>
  isSpanish()
    ? 'El enlace como código QR para imprimir en la pieza postal, en cualquier tamaño.'
    : 'The link as a QR code to print on the mail piece, at any size.';
export const linkPixels = (): string =>
  isSpanish() ? 'El enlace como código QR en píxeles.' : 'The link as a QR code as pixels.';
export const pass = (): string =>
  isSpanish() ? 'El cupón como pase para Apple Wallet.' : 'The coupon as a pass for Apple Wallet.';
export const page = ({ link }: { readonly link: string | number }): string =>
  isSpanish() ? `La página del cupón: ${link}` : `The coupon's page: ${link}`;
export const closed = (): string =>
  isSpanish()
    ? 'El cupón está inactivo: su página está cerrada y su pase, anulado.'
    : 'The coupon is inactive: its page is closed and its pass is void.';
export const linkIsPublic = (): string =>
  isSpanish()
    ? 'Cualquier persona que tenga este enlace puede ver el cupón.'
    : 'Anyone who has this link can see the coupon.';
export const mailerId = ({ mailerId }: { readonly mailerId: string | number }): string =>
  `Mailer ID: ${mailerId}`;
export const whiteSpace = (): string =>
  isSpanish()
    ? 'No cambie el espacio blanco alrededor de los códigos de barras y QR. Los lectores lo necesitan.'
    : 'Leave the white space around barcodes and QR codes unchanged. Scanners need it.';
export const forMailerPortal = (): string =>
  isSpanish() ? 'Para el portal de envíos' : 'For the mailer portal';
export const brandName = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `Nombre de la marca: ${name}` : `Brand name: ${name}`;
export const noBrandName = (): string =>
  isSpanish() ? 'Nombre de la marca: falta' : 'Brand name: missing';
export const active = (): string =>
  isSpanish() ? 'El cupón está activo.' : 'The coupon is active.';
export const inactive = (): string =>
  isSpanish()
    ? 'El cupón está inactivo: enciéndalo antes del envío.'
    : 'The coupon is inactive: switch it on before the mailing.';
export const made = ({ date }: { readonly date: string | number }): string =>
  isSpanish() ? `Creado: ${date}` : `Made: ${date}`;
export const neverExpires = (): string => (isSpanish() ? 'Vence: nunca' : 'Expires: never');
export const campaignDays = (): string =>
  isSpanish()
    ? 'La campaña comienza y termina en el portal en días en que el cupón es válido.'
    : 'The campaign begins and ends in the portal on days when the coupon is valid.';
export const imageUploaded = (): string =>
  isSpanish()
    ? 'La imagen está cargada como imagen Ride-Along de la campaña.'
    : 'The image is uploaded as the Ride-Along image of the campaign.';
export const addressEntered = (): string =>
  isSpanish()
    ? 'La dirección de destino está escrita como destino de la imagen, letra por letra.'
    : 'The landing address is entered as the target of the image, letter for letter.';
export const codeScanned = (): string =>
  isSpanish()
    ? 'El código de la pieza impresa se leyó en papel y llevó al cupón.'
    : 'The code on the printed piece was scanned from paper and led to the coupon.';
export const noImage = (): string =>
  isSpanish()
    ? 'Imagen Ride-Along: ninguna. Cree una desde el panel o suba la suya.'
    : 'Ride-Along image: none. Make one from the dashboard, or upload your own.';
export const image = ({
  file,
  width,
  height,
  kilobytes,
  most,
}: {
  readonly file: string | number;
  readonly width: string | number;
  readonly height: string | number;
  readonly kilobytes: string | number;
  readonly most: string | number;
}): string =>
  isSpanish()
    ? `Imagen Ride-Along: ${file}, ${width} x ${height} píxeles, ${kilobytes} KB de ${most} KB como máximo`
    : `Ride-Along image: ${file}, ${width} x ${height} pixels, ${kilobytes} KB of at most ${most} KB`;
export const landingAddress = ({
  link,
  remark,
}: {
  readonly link: string | number;
  readonly remark: string | number;
}): string =>
  isSpanish()
    ? `Dirección de destino: ${link} (${remark})`
    : `Landing address: ${link} (${remark})`;
export const addressLength = ({
  length,
  most,
}: {
  readonly length: string | number;
  readonly most: string | number;
}): string =>
  isSpanish()
    ? `${length} de ${most} caracteres como máximo`
    : `${length} of at most ${most} characters`;
export const addressWithoutHttps = (): string =>
  isSpanish() ? 'debe comenzar con https://' : 'must begin with https://';
export const addressTooLong = ({ most }: { readonly most: string | number }): string =>
  isSpanish()
    ? `debe tener ${most} caracteres como máximo`
    : `must have at most ${most} characters`;
export const both = ({
  one,
  other,
}: {
  readonly one: string | number;
  readonly other: string | number;
}): string => (isSpanish() ? `${one} y ${other}` : `${one} and ${other}`);
export const representative = (): string =>
  isSpanish()
    ? 'Una imagen de la pieza postal para el portal, hecha con el diseño, 780 x 300 píxeles.'
    : 'A picture of the mail piece for the portal, made from the artwork, 780 x 300 pixels.';
export const postalKitPage = (): string =>
  isSpanish()
    ? 'La misma lista para un navegador, para marcar e imprimir.'
    : 'The same list for a browser, to tick and to print.';
export const leftToDo = (): string => (isSpanish() ? 'Falta por hacer' : 'Left to do');
export const reviewersRefuse = (): string =>
  isSpanish() ? 'Lo que rechazan los revisores' : 'What reviewers refuse';
export const promotions = (): string =>
  isSpanish() ? 'Promociones de 2026' : 'Promotions of 2026';
export const promotionsAre = (): string =>
  isSpanish()
    ? 'Según una empresa de envíos, mayo de 2026: la imagen digital es un complemento de otra promoción y no puede solicitarse sola, y cada pieza se aprueba antes de enviarse. Pregunte a su proveedor postal por las reglas vigentes. Este kit no promete ningún descuento.'
    : 'According to a mail house, May 2026: the digital image is an add-on to another promotion and cannot be claimed alone, and each piece is approved before it is mailed. Ask your postal provider for the rules in force. This kit promises no discount.';
export const hasCallToAction = (): string =>
  isSpanish()
    ? 'La imagen Ride-Along invita a actuar con un verbo, como en “Obtenga su cupón”.'
    : 'The Ride-Along image calls to act with a verb, as in “Get your coupon”.';
export const isMoreThanALogo = (): string =>
  isSpanish()
    ? 'La imagen Ride-Along es más que un logotipo.'
    : 'The Ride-Along image is more than a logo.';
export const imitatesNobody = (): string =>
  isSpanish()
    ? 'Ni las imágenes ni la página imitan el aspecto del proveedor postal.'
    : 'Neither the images nor the page imitate the look of the postal provider.';
export const pieceLooksLikeIt = (): string =>
  isSpanish()
    ? 'La imagen de la pieza postal se parece a la pieza impresa. Si no, use una imagen de la propia pieza, de 780 x 500 píxeles y 200 KB como máximo.'
    : 'The picture of the mail piece looks like the printed piece. If it does not, use a picture of the piece itself, at most 780 x 500 pixels and 200 KB.';
export const withoutRedirect = (): string =>
  isSpanish()
    ? 'La dirección de destino abre la propia página del cupón, sin redirección, también con lo que el portal le añade.'
    : 'The landing address opens the coupon’s page itself, without a redirect, also with what the portal adds to it.';
export const checkRedirect = (): string =>
  isSpanish()
    ? 'Abra la dirección de destino en un navegador, también con “?a=1” detrás: debe mostrar la página del cupón, y la dirección debe quedar igual. Pertenece a otro servidor que este servicio, así que no se comprobó.'
    : 'Open the landing address in a browser, also with “?a=1” behind it: it must show the coupon’s page, and the address must stay the same. It belongs to another host than this service, so this was not checked.';
export const noMailerId = (): string =>
  isSpanish()
    ? 'Mailer ID: no se indicó. Tómelo de su cuenta en el portal de envíos.'
    : 'Mailer ID: not entered. Take it from your account at the mailer portal.';
export const representativeImage = ({
  file,
  width,
  height,
  kilobytes,
  most,
}: {
  readonly file: string | number;
  readonly width: string | number;
  readonly height: string | number;
  readonly kilobytes: string | number;
  readonly most: string | number;
}): string =>
  isSpanish()
    ? `Imagen de la pieza postal: ${file}, ${width} x ${height} píxeles, ${kilobytes} KB de ${most} KB como máximo`
    : `Picture of the mail piece: ${file}, ${width} x ${height} pixels, ${kilobytes} KB of at most ${most} KB`;
