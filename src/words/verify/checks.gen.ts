/** Generated from en/verify/checks.json by `npm run generate`. Do not edit. */
import { figure } from '../figure.ts';
import { isSpanish } from '../language.ts';

export const noManifest = (): string =>
  isSpanish() ? 'Falta manifest.json' : 'manifest.json is missing';
export const noManifestMeans = (): string =>
  isSpanish()
    ? 'Nada indica qué archivos firmó el autor, así que los teléfonos rechazan el pase.'
    : 'Nothing says which files the maker signed, so phones refuse the pass.';
export const listsNoHashes = (): string =>
  isSpanish()
    ? 'No tiene una lista de archivos con sus hashes.'
    : 'It has no list of files with their hashes.';
export const manifestUnreadable = (): string =>
  isSpanish() ? 'No se puede leer manifest.json' : 'manifest.json cannot be read';
export const filesFit = ({
  fit,
  total,
}: {
  readonly fit: number;
  readonly total: number;
}): string =>
  isSpanish()
    ? `${figure(fit)} de ${figure(total)} ${total === 1 ? 'archivo coincide' : 'archivos coinciden'} con el manifiesto`
    : `${figure(fit)} of ${figure(total)} ${total === 1 ? 'file' : 'files'} fit the manifest`;
export const noSignature = (): string =>
  isSpanish() ? 'Falta la firma' : 'The signature is missing';
export const noSignatureMeans = (): string =>
  isSpanish()
    ? 'Nadie puede saber quién hizo este pase, así que los teléfonos lo rechazan.'
    : 'Nobody can tell who made this pass, so phones refuse it.';
export const signatureUnreadable = (): string =>
  isSpanish() ? 'No se puede leer la firma' : 'The signature cannot be read';
export const signatureFits = (): string =>
  isSpanish() ? 'La firma coincide con el manifiesto' : 'The signature fits the manifest';
export const signatureDoesNotFit = (): string =>
  isSpanish()
    ? 'La firma no coincide con el manifiesto'
    : 'The signature does not fit the manifest';
export const signatureDoesNotFitMeans = (): string =>
  isSpanish()
    ? 'El manifiesto se cambió después de firmarlo, o lo firmó otra clave.'
    : 'The manifest was changed after signing, or another key signed it.';
export const signedWithApples = (): string =>
  isSpanish() ? 'Firmado con un certificado de Apple' : 'Signed with a certificate from Apple';
export const issuedBy = ({ issuer }: { readonly issuer: string | number }): string =>
  isSpanish() ? `Emitido por ${issuer}` : `Issued by ${issuer}`;
export const signedWithAnother = ({ issuer }: { readonly issuer: string | number }): string =>
  isSpanish()
    ? `Firmado con un certificado de “${issuer}”`
    : `Signed with a certificate from “${issuer}”`;
export const signedWithAnotherMeans = (): string =>
  isSpanish()
    ? 'Los teléfonos solo aceptan pases con certificados de Apple. Este sirve para pruebas.'
    : 'Phones take passes with Apple’s certificates only. This one is good for tests.';
export const chainIsBroken = (): string =>
  isSpanish()
    ? 'El emisor del certificado no está en la firma'
    : 'The certificate’s issuer is not in the signature';
export const chainIsBrokenMeans = ({ issuer }: { readonly issuer: string | number }): string =>
  isSpanish()
    ? `Los teléfonos no pueden seguir “${issuer}” hasta Apple, así que rechazan el pase.`
    : `Phones cannot follow “${issuer}” to Apple, so they refuse the pass.`;
export const certificateWasNotValid = ({ day }: { readonly day: string | number }): string =>
  isSpanish()
    ? `El certificado no era válido el ${day}`
    : `The certificate was not valid on ${day}`;
export const validFrom = ({
  from,
  until,
}: {
  readonly from: string | number;
  readonly until: string | number;
}): string => (isSpanish() ? `Válido del ${from} al ${until}` : `Valid from ${from} to ${until}`);
export const noSigningTime = (): string =>
  isSpanish() ? 'La firma no tiene fecha' : 'The signature has no time';
export const certificateWasValid = (): string =>
  isSpanish() ? 'El certificado era válido al firmar' : 'The certificate was valid when it signed';
export const signedOn = ({
  day,
  until,
}: {
  readonly day: string | number;
  readonly until: string | number;
}): string =>
  isSpanish()
    ? `Firmado el ${day}, válido hasta el ${until}`
    : `Signed on ${day}, valid until ${until}`;
export const certificateIsOfThisPass = (): string =>
  isSpanish() ? 'El certificado es para este pase' : 'The certificate is for this pass';
export const certificateIsOfAnother = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `El certificado es para otro ${name}` : `The certificate is for another ${name}`;
export const certificateSays = ({ text }: { readonly text: string | number }): string =>
  isSpanish() ? `El certificado dice ${text}.` : `The certificate says ${text}.`;
export const documentReadable = (): string =>
  isSpanish() ? 'Se puede leer pass.json' : 'pass.json can be read';
export const documentUnreadable = (): string =>
  isSpanish() ? 'No se puede leer pass.json' : 'pass.json cannot be read';
export const isNoObject = (): string =>
  isSpanish() ? 'No es un objeto JSON.' : 'It is not a JSON object.';
export const kilobytes = ({ size }: { readonly size: number }): string => `${figure(size)} KB`;
export const lacksField = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `Falta ${name}` : `${name} is missing`;
export const doesNotOpen = (): string =>
  isSpanish() ? 'Los teléfonos no abren un pase así.' : 'Phones do not open such a pass.';
export const otherFormatVersion = ({ version }: { readonly version: string | number }): string =>
  isSpanish() ? `formatVersion es ${version}, no 1` : `formatVersion is ${version}, not 1`;
export const hasNoStyle = (): string =>
  isSpanish()
    ? 'El pase no tiene estilo, por ejemplo coupon'
    : 'The pass has no style, such as coupon';
export const isACoupon = (): string =>
  isSpanish() ? 'Estilo de cupón, versión de formato 1' : 'Coupon style, format version 1';
export const isAnotherStyle = ({ style }: { readonly style: string | number }): string =>
  isSpanish()
    ? `Este es un pase de estilo ${style}, no un cupón`
    : `This is a pass of style ${style}, not a coupon`;
export const fields = ({ count }: { readonly count: number }): string =>
  isSpanish()
    ? `${count === 1 ? `${figure(count)} campo` : `${figure(count)} campos`}`
    : `${count === 1 ? `${figure(count)} field` : `${figure(count)} fields`}`;
export const colorIsNoRgb = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `${name} no está escrito como rgb(…)` : `${name} is not written as rgb(…)`;
export const colorIsIgnored = ({ value }: { readonly value: string | number }): string =>
  isSpanish()
    ? `Los teléfonos ignoran ${value} y usan su propio color.`
    : `Phones ignore ${value} and use their own color.`;
export const fieldLacksKey = (): string =>
  isSpanish() ? 'Varios campos no tienen clave' : 'Several fields have no key';
export const keyTwice = ({ key }: { readonly key: string | number }): string =>
  isSpanish() ? `Dos campos tienen la clave “${key}”` : `Two fields have the key “${key}”`;
export const keysDiffer = (): string =>
  isSpanish()
    ? 'Cada campo necesita su propia clave; si no, el pase no se abre.'
    : 'Each field needs a key of its own, or the pass does not open.';
export const frontIsCrowded = (): string =>
  isSpanish()
    ? 'El frente tiene más campos de los que muestra un cupón'
    : 'The front has more fields than a coupon shows';
export const frontShows = (): string =>
  isSpanish()
    ? 'Los teléfonos muestran tres campos de encabezado, uno principal y cuatro debajo.'
    : 'Phones show three header fields, one primary field and four below.';
export const neverUpdates = (): string =>
  isSpanish() ? 'El pase nunca se actualiza' : 'The pass never updates';
export const neverUpdatesMeans = (): string =>
  isSpanish()
    ? 'No indica ninguna dirección para actualizaciones. El teléfono lo conserva como está.'
    : 'It names no address for updates. A phone keeps it as it is.';
export const updatesOpenly = (): string =>
  isSpanish()
    ? 'La dirección para actualizaciones no es https'
    : 'The address for updates is not https';
export const shortToken = (): string =>
  isSpanish()
    ? 'El token para actualizaciones tiene menos de 16 caracteres'
    : 'The token for updates has fewer than 16 characters';
export const updatesFrom = ({ host }: { readonly host: string | number }): string =>
  isSpanish() ? `Las actualizaciones vienen de ${host}` : `Updates come from ${host}`;
export const descriptionIsTheName = (): string =>
  isSpanish()
    ? 'La descripción es solo el nombre del negocio'
    : 'The description is only the business’s name';
export const readAloud = (): string =>
  isSpanish()
    ? 'Los teléfonos leen estas palabras en voz alta a quienes no ven el pase.'
    : 'Phones read these words aloud to people who do not see the pass.';
export const isDescribed = (): string =>
  isSpanish()
    ? 'El pase tiene palabras para leerse en voz alta'
    : 'The pass has words to be read aloud';
export const isNoPng = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `${name} no es una imagen PNG` : `${name} is not a PNG picture`;
export const pngsAlone = (): string =>
  isSpanish() ? 'Los teléfonos muestran solo imágenes PNG.' : 'Phones show PNG pictures only.';
export const noIcon = (): string => (isSpanish() ? 'No hay icono' : 'There is no icon');
export const lacksFile = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `No hay ${name}` : `No ${name}`;
export const looksSoft = (): string =>
  isSpanish()
    ? 'Los teléfonos nuevos amplían una imagen más pequeña, así que se ve borrosa.'
    : 'Newer phones enlarge a smaller picture, so it looks soft.';
export const hasOtherSize = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `${name} tiene otro tamaño` : `${name} has another size`;
export const sizesAre = ({
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
    ? `Tiene ${figure(width)} × ${figure(height)} px; los teléfonos muestran ${figure(fullWidth)} × ${figure(fullHeight)}.`
    : `It has ${figure(width)} × ${figure(height)} px; phones show ${figure(fullWidth)} × ${figure(fullHeight)}.`;
export const everySize = (): string =>
  isSpanish()
    ? 'Icono, logotipo y franja en todos los tamaños'
    : 'Icon, logo and strip at every size';
export const files = ({ count }: { readonly count: number }): string =>
  isSpanish()
    ? `${count === 1 ? `${figure(count)} archivo` : `${figure(count)} archivos`}`
    : `${count === 1 ? `${figure(count)} file` : `${figure(count)} files`}`;
export const noCode = (): string =>
  isSpanish() ? 'No hay un código para escanear' : 'There is no code to scan';
export const codeNotRead = ({ format }: { readonly format: string | number }): string =>
  isSpanish()
    ? `Aquí no se lee un código de tipo ${format}`
    : `A code of type ${format} is not read here`;
export const unknownFormat = ({ format }: { readonly format: string | number }): string =>
  isSpanish()
    ? `Ningún teléfono conoce un código de tipo “${format}”`
    : `No phone knows a code of type “${format}”`;
export const noPhoneDrawsIt = (): string =>
  isSpanish() ? 'Los teléfonos no muestran nada en su lugar.' : 'Phones show nothing in its place.';
export const codeCannotBeDrawn = (): string =>
  isSpanish()
    ? 'No se puede dibujar el código: su valor está vacío, es demasiado largo o no se permite'
    : 'The code cannot be drawn: its value is empty, too long or not allowed';
export const codeScans = (): string => (isSpanish() ? 'El código se lee bien' : 'The code scans');
export const readAs = ({ text }: { readonly text: string | number }): string =>
  isSpanish() ? `Leído como ${text}` : `Read back as ${text}`;
export const codeDoesNotScan = (): string =>
  isSpanish() ? 'No se pudo leer el código dibujado' : 'The code cannot be read back';
export const codeScansAsAnother = (): string =>
  isSpanish() ? 'El código se lee como otro valor' : 'The code scans as another value';
export const readInsteadOf = ({
  read,
  value,
}: {
  readonly read: string | number;
  readonly value: string | number;
}): string =>
  isSpanish()
    ? `Leído como ${read} en lugar de ${value}`
    : `Read back as ${read} instead of ${value}`;
export const olderBarcode = (): string =>
  isSpanish()
    ? 'El código está en el campo antiguo, barcode'
    : 'The code is in the older field, barcode';
export const olderBarcodeMeans = (): string =>
  isSpanish()
    ? 'Los teléfonos desde iOS 9 leen la lista barcodes. Los nuevos pueden dejar de leer el campo antiguo.'
    : 'Phones since iOS 9 read the list barcodes. Newer ones may stop reading the older field.';
export const noCodeOnWatch = (): string =>
  isSpanish() ? 'Un reloj no muestra Code 128' : 'A watch shows no Code 128';
export const addQrCode = (): string =>
  isSpanish()
    ? 'Un código QR después de él en la lista se mostraría allí.'
    : 'A QR code after it in the list would be shown there.';
export const neverEnds = (): string =>
  isSpanish() ? 'No hay fecha de vencimiento' : 'There is no end date';
export const endIsNoDate = (): string =>
  isSpanish()
    ? 'La fecha de vencimiento no es una fecha con zona horaria'
    : 'The end date is not a date with a time zone';
export const endIs = ({ text }: { readonly text: string | number }): string =>
  isSpanish() ? `Es ${text}.` : `It is ${text}.`;
export const goodUntil = ({
  day,
  time,
  offset,
}: {
  readonly day: string | number;
  readonly time: string | number;
  readonly offset: string | number;
}): string =>
  isSpanish()
    ? `Válido hasta el ${day} ${time}, UTC${offset}`
    : `Good until ${day} ${time}, UTC${offset}`;
export const isExpired = (): string => (isSpanish() ? 'Ya venció' : 'It has expired');
export const isNotExpired = (): string => (isSpanish() ? 'No ha vencido' : 'It has not expired');
export const isNotVoid = (): string => (isSpanish() ? 'No está anulado' : 'It is not void');
export const isVoid = (): string => (isSpanish() ? 'Está anulado' : 'It is void');
export const isVoidMeans = (): string =>
  isSpanish()
    ? 'Su autor lo apagó. Los teléfonos lo muestran en gris.'
    : 'Its maker has switched it off. Phones show it gray.';
export const filesChanged = ({ count }: { readonly count: number }): string =>
  isSpanish()
    ? `${count === 1 ? 'Un archivo se cambió' : `${figure(count)} archivos se cambiaron`} después de firmar`
    : `${count === 1 ? 'One file was' : `${figure(count)} files were`} changed after signing`;
export const fileIsMissing = (): string =>
  isSpanish() ? 'Falta un archivo firmado' : 'A signed file is missing';
export const fileWasAdded = (): string =>
  isSpanish() ? 'Se añadió un archivo después de firmar' : 'A file was added after signing';
export const askForTheLink = (): string =>
  isSpanish()
    ? 'Un teléfono rechaza este pase. Pida otra vez el enlace y ábralo allí.'
    : 'A phone refuses this pass. Ask for the link again, and open it there.';
export const hasFaults = ({ count }: { readonly count: number }): string =>
  isSpanish()
    ? `${count === 1 ? 'Se encontró un error' : `Se encontraron ${figure(count)} errores`}`
    : `${count === 1 ? 'One fault' : `${figure(count)} faults`} found`;
export const tellTheMaker = (): string =>
  isSpanish()
    ? 'No funcionará hasta que su autor lo corrija. Envíele la lista.'
    : 'It will not work until its maker fixes this. Send the maker this list.';
export const isAsSigned = (): string =>
  isSpanish() ? 'El pase está como lo firmó su autor' : 'The pass is as its maker signed it';
export const phonesTakeIt = (): string =>
  isSpanish()
    ? 'Cada archivo, la firma y el código coinciden. Un teléfono lo acepta.'
    : 'Every file, the signature and the code fit. A phone takes it.';
export const seeWarnings = ({ count }: { readonly count: number }): string =>
  isSpanish()
    ? `No se cambió nada. ${count === 1 ? 'Hay una advertencia' : `Hay ${figure(count)} advertencias`} abajo.`
    : `Nothing was changed. ${count === 1 ? 'One warning' : `${figure(count)} warnings`} below.`;
export const tokenFits = (): string =>
  isSpanish() ? 'El enlace es bastante corto' : 'The link is short enough';
export const characters = ({ count }: { readonly count: number }): string =>
  isSpanish() ? `${figure(count)} caracteres` : `${figure(count)} characters`;
export const tokenIsLong = (): string => (isSpanish() ? 'El enlace es largo' : 'The link is long');
export const longAddressesFail = ({ most }: { readonly most: number }): string =>
  isSpanish()
    ? `Algunos teléfonos cortan direcciones cuyo token tiene más de ${figure(most)} caracteres.`
    : `Some phones cut addresses whose token has over ${figure(most)} characters.`;
export const claimsAreRight = (): string =>
  isSpanish()
    ? 'El token está firmado como pide Google y es para su billetera'
    : 'The token is signed as Google asks and is meant for its wallet';
export const claimIsWrong = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `El campo ${name} del token es incorrecto` : `The token’s ${name} is wrong`;
export const claimIs = ({
  value,
  must,
}: {
  readonly value: string | number;
  readonly must: string | number;
}): string =>
  isSpanish()
    ? `Es ${value}, y Google pide ${must}.`
    : `It is ${value}, and Google asks for ${must}.`;
export const madeBy = (): string =>
  isSpanish() ? 'Hecho por una cuenta de servicio' : 'Made by a service account';
export const issuerIsAccount = (): string =>
  isSpanish()
    ? 'Debe ser la dirección de una cuenta de servicio.'
    : 'It must be the address of a service account.';
export const timeIsSeconds = (): string =>
  isSpanish() ? 'Debe ser una hora en segundos.' : 'It must be a time in seconds.';
export const isFromTheFuture = (): string =>
  isSpanish() ? 'El token se hizo en el futuro' : 'The token was made in the future';
export const madeOn = ({ time }: { readonly time: string | number }): string =>
  isSpanish() ? `Hecho a las ${time}` : `Made at ${time}`;
export const keyIsGoogles = (): string =>
  isSpanish() ? 'La firma del token no se comprueba' : 'The token’s signature is not checked';
export const keyIsGooglesMeans = (): string =>
  isSpanish()
    ? 'Solo Google tiene la clave pública de la cuenta que lo firmó.'
    : 'Only Google has the public key of the account that signed it.';
export const linkIsSound = (): string =>
  isSpanish()
    ? 'El enlace para guardar se puede leer y tiene lo que pide Google'
    : 'The save link can be read and has what Google asks for';
export const googleTakesIt = (): string =>
  isSpanish()
    ? 'Ábralo en un teléfono para guardar la oferta. Allí Google comprueba la firma.'
    : 'Open it on a phone to save the offer. Google checks the signature there.';
export const holdsNothing = (): string =>
  isSpanish() ? 'El token no contiene ninguna oferta' : 'The token has no offer in it';
export const holdsAnotherKind = ({ kind }: { readonly kind: string | number }): string =>
  isSpanish()
    ? `El token contiene ${kind}, que no es una oferta`
    : `The token has ${kind}, which is not an offer`;
export const offerIsAtGoogle = (): string =>
  isSpanish()
    ? 'El token nombra una oferta que Google ya tiene'
    : 'The token names an offer that Google already has';
export const idsAreRight = (): string =>
  isSpanish()
    ? 'Sus identificadores tienen el número del emisor y un nombre'
    : 'Its ids have the issuer’s number and a name';
export const idIsWrong = (): string =>
  isSpanish() ? 'Un identificador no es como pide Google' : 'An id is not as Google asks';
export const idsHaveTwoParts = ({ id }: { readonly id: string | number }): string =>
  isSpanish()
    ? `Es ${id}, y Google pide el número del emisor, un punto y un nombre.`
    : `It is ${id}, and Google asks for the issuer’s number, a dot and a name.`;
export const objectOfAnotherClass = (): string =>
  isSpanish()
    ? 'El objeto de la oferta nombra otra clase'
    : 'The offer’s object names another class';
export const googleCuts = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `Google corta ${name}` : `Google cuts ${name}`;
export const googleShows = ({
  limit,
  text,
}: {
  readonly limit: number;
  readonly text: string | number;
}): string =>
  isSpanish()
    ? `Google muestra ${figure(limit)} caracteres de “${text}”.`
    : `Google shows ${figure(limit)} characters of “${text}”.`;
export const textsFit = (): string =>
  isSpanish() ? 'Sus nombres y su título caben enteros' : 'Its names and title are whole';
export const isActive = (): string =>
  isSpanish() ? 'La oferta está activa' : 'The offer is active';
export const isInState = ({ name }: { readonly name: string | number }): string =>
  isSpanish()
    ? `El estado de la oferta es ${name}, así que nadie puede usarla`
    : `The offer’s state is ${name}, so nobody can use it`;
export const stateIsUnknown = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `Google no conoce el estado ${name}` : `Google knows no state ${name}`;
export const hasNoPictures = (): string =>
  isSpanish() ? 'La oferta no tiene logo ni imagen' : 'The offer has no logo and no artwork';
export const hardToRecognize = (): string =>
  isSpanish()
    ? 'La gente quizá no la reconozca en su billetera.'
    : 'People may not recognize it in their wallet.';
export const pictureIsNotHttps = (): string =>
  isSpanish()
    ? 'La dirección de una imagen no es https, así que Google no la descarga'
    : 'A picture’s address is not https, so Google does not fetch it';
export const picturesLackWords = (): string =>
  isSpanish()
    ? 'Una imagen no tiene palabras para leerse en voz alta'
    : 'A picture has no words to be read aloud';
export const picturesAreRight = (): string =>
  isSpanish()
    ? 'Sus imágenes tienen direcciones https y palabras para leerse en voz alta'
    : 'Its pictures have https addresses and words to be read aloud';
