/** Generated from en/faq.json by `npm run generate`. Do not edit. */
import { isSpanish } from './language.ts';

export const linkToThisAnswer = (): string =>
  isSpanish() ? 'Enlace a esta respuesta' : 'Link to this answer';
export const linkToThisAnswerQuestion = ({
  question,
}: {
  readonly question: string | number;
}): string =>
  isSpanish() ? `Enlace a esta respuesta: ${question}` : `Link to this answer: ${question}`;
export const overview = (): string => (isSpanish() ? 'Resumen' : 'Overview');
export const questionsAnswered = (): string =>
  isSpanish() ? 'Preguntas y respuestas' : 'Questions, answered';
export const whatIsTearline = (): string =>
  isSpanish() ? '¿Qué es Tearline?' : 'What is Tearline?';
export const whatIsTearlineAnswer = (): string =>
  isSpanish()
    ? 'Tearline es un diseñador de cupones para quienes envían correo. Elija un diseño o suba el suyo, agregue su oferta, su logotipo y sus colores, y obtenga un cupón para Apple Wallet y Google Wallet con un enlace para compartir.'
    : 'Tearline is a coupon designer for mailers. Choose a design or upload your own, add your offer, your logo and your colors, and get a coupon for Apple Wallet and Google Wallet with a link to share.';
export const whatDoINeed = (): string =>
  isSpanish() ? '¿Qué necesito para crear un cupón?' : 'What do I need to make a coupon?';
export const whatDoINeedAnswer = (): string =>
  isSpanish()
    ? 'Una cuenta, el texto de su oferta y el nombre de su negocio. Un logotipo ayuda, pero también puede crear uno con dos letras en el tipo de letra que prefiera. Guarde su marca con el primer cupón; desde el segundo, “Usar mi marca” completa el logotipo, los colores, el nombre, el teléfono, el sitio web y las condiciones.'
    : 'An account, the text of your offer, and the name of your business. A logo helps, but you can also make one from two letters in a font of your choice. Keep your brand with the first coupon, and from the second on “Use my brand” fills in logo, colors, name, phone, website and terms.';
export const howDoCustomersSaveIt = (): string =>
  isSpanish() ? '¿Cómo guardan el cupón los clientes?' : 'How do customers save the coupon?';
export const howDoCustomersSaveItAnswer = (): string =>
  isSpanish()
    ? 'Abren su enlace. En un iPhone, la página ofrece agregar el cupón a Apple Wallet; en un teléfono Android, guardarlo en Google Wallet, y en otros dispositivos, imprimirlo. Los clientes no necesitan cuenta ni otra aplicación.'
    : 'They open your link. On an iPhone the page offers to add the coupon to Apple Wallet, on an Android phone to save it to Google Wallet, and on other devices to print it. Customers need no account and no extra app.';
export const whereIsMyLink = (): string =>
  isSpanish()
    ? '¿Dónde encuentro el enlace de mi cupón?'
    : 'Where do I find the link to my coupon?';
export const whereIsMyLinkAnswer = (): string =>
  isSpanish()
    ? 'Lo ve en cuanto se guarda el cupón, y queda en su panel. También lo enviamos por correo electrónico a la dirección de su cuenta.'
    : 'You see it as soon as the coupon is saved, and it stays on your dashboard. We also e-mail it to the address of your account.';
export const whichBarcodes = (): string =>
  isSpanish()
    ? '¿Qué formatos de código de barras puedo elegir?'
    : 'Which barcode formats can I choose?';
export const whichBarcodesAnswer = (): string =>
  isSpanish()
    ? 'Código QR, Aztec, PDF417, Code 128 o ninguno. Elija uno que su caja pueda leer. La mayoría de los teléfonos y lectores leen un código QR.'
    : 'QR Code, Aztec, PDF417, Code 128, or none. Choose one that your register can scan. Most phones and scanners read a QR Code.';
export const expirationDate = (): string =>
  isSpanish() ? '¿Puede vencer un cupón?' : 'Can a coupon expire?';
export const expirationDateAnswer = (): string =>
  isSpanish()
    ? 'Sí. La fecha de vencimiento es opcional y la elige al crear el cupón. La oferta termina ese día a las 11:59:59 p. m. en la zona horaria que elija.'
    : 'Yes. The expiration date is optional, and you set it when you create the coupon. The offer ends on that day at 11:59:59 PM in the time zone you choose.';
export const ownArtwork = (): string =>
  isSpanish() ? '¿Puedo usar mi propio arte?' : 'Can I use my own artwork?';
export const ownArtworkAnswer = (): string =>
  isSpanish()
    ? 'Sí. Elija “Suba su propio diseño”, el primer recuadro del catálogo. La franja de un cupón de Apple mide 1125 × 432 píxeles y la de un cupón de Google, 1032 × 336. Usted recorta su imagen para ambas. Los archivos pueden tener hasta 500 KB.'
    : 'Yes. Choose “Upload your own design”, the first tile of the catalog. The strip of an Apple coupon is 1125 × 432 pixels, and the strip of a Google coupon is 1032 × 336. You crop your picture for both. Files can have up to 500 KB.';
export const rideAlongImage = (): string =>
  isSpanish() ? '¿Qué es una imagen Ride-Along?' : 'What is a Ride-Along image?';
export const rideAlongImageAnswer = (): string =>
  isSpanish()
    ? 'Una imagen pequeña que aparece junto a la vista digital de su correo y lleva a su oferta. Si un diseño tiene una imagen Ride-Along a juego, puede crear ambas con el mismo arte.'
    : 'A small picture that appears beside the digital preview of your mail and links to your offer. If a design has a matching Ride-Along image, you can make both from the same artwork.';
export const whoCanSeeIt = (): string =>
  isSpanish() ? '¿Quién puede ver mi cupón?' : 'Who can see my coupon?';
export const whoCanSeeItAnswer = (): string =>
  isSpanish()
    ? 'Cualquier persona que tenga el enlace. Trate el enlace como público y no ponga en un cupón nada que solo algunos clientes deban saber. Solo usted puede ver su panel.'
    : 'Anyone who has its link. Treat the link as public, and put nothing on a coupon that only some customers should know. Only you can see your dashboard.';
export const howToSearch = (): string =>
  isSpanish() ? '¿Cómo busco un diseño?' : 'How do I search for a design?';
export const howToSearchAnswer = (): string =>
  isSpanish()
    ? 'Escriba un giro, una palabra de su oferta o una ocasión en el cuadro de búsqueda: gratis, oferta, ahorre, porcentaje de descuento, 2x1 y más. La búsqueda abarca títulos, palabras clave, descripciones y el texto de los diseños, que están en inglés. Los números cuentan con sus signos, como en “20% off” o “$5”.'
    : 'Type a trade, a word from your offer, or an occasion into the search box: free, sale, save, percent off, dollar off, BOGO, and more. The search covers titles, keywords, descriptions and the text in the designs. Numbers count with their signs, as in “20% off” or “$5”.';
export const howToRefine = (): string =>
  isSpanish() ? '¿Cómo afino una búsqueda?' : 'How do I narrow a search?';
export const howToRefineAnswer = (): string =>
  isSpanish()
    ? 'En Refinar la búsqueda puede ordenar por más recientes o populares, y filtrar por palabra clave y por color. “Aplicar” muestra su elección. Cada filtro aparece como una etiqueta sobre los diseños. Elija una etiqueta para quitarla. La dirección de la página contiene los filtros, así que puede guardarla o compartirla.'
    : 'Under Refine Search you can sort by newest or popular, and filter by keyword and by color. “Sort & Filter” applies your choice. Each filter appears as a chip above the designs. Select a chip to remove it. The address of the page contains the filters, so you can bookmark it or share it.';
export const nothingFound = (): string =>
  isSpanish() ? '¿Y si no se encuentra nada?' : 'What if nothing is found?';
export const nothingFoundAnswer = (): string =>
  isSpanish()
    ? 'Revise la ortografía, use menos filtros o menos palabras clave. Los colores se pueden cambiar después: la mayoría de los diseños vienen en varias combinaciones de colores.'
    : 'Check the spelling, use fewer filters, or use fewer keywords. Colors can be changed later: most designs come in several color schemes.';
export const gotAPass = (): string =>
  isSpanish()
    ? '¿Alguien le envió un pase o un enlace para guardar?'
    : 'Did somebody send you a pass or a save link?';
export const checkAPass = (): string => (isSpanish() ? 'Comprobar un pase' : 'Check a pass');
