/** Generated from en/server/problems.json by `npm run generate`. Do not edit. */
import { figure } from '../figure.ts';
import { isSpanish } from '../language.ts';

export const invalidRequest = (): string =>
  isSpanish() ? 'La solicitud no es válida.' : 'The request is not valid.';
export const forbidden = (): string =>
  isSpanish() ? 'Esto es solo para administradores.' : 'This is for administrators only.';
export const methodNotAllowed = (): string =>
  isSpanish()
    ? 'Esta dirección no acepta ese método.'
    : 'This address does not accept that method.';
export const requestInProgress = (): string =>
  isSpanish()
    ? 'La misma solicitud todavía está en curso.'
    : 'The same request is still in progress.';
export const couponRemoved = (): string =>
  isSpanish()
    ? 'Este cupón se guardó y después se eliminó. Cree uno nuevo para continuar.'
    : 'This coupon was saved, and removed afterwards. Make a new one to continue.';
export const staleEdit = (): string =>
  isSpanish()
    ? 'Esto se cambió en otro lugar desde que lo abrió. Ábralo de nuevo para ver el cambio.'
    : 'This was changed elsewhere since you opened it. Open it again to see the change.';
export const unsupportedMediaType = (): string =>
  isSpanish()
    ? 'La solicitud tiene un tipo de contenido incorrecto.'
    : 'The request has the wrong content type.';
export const invalidCoupon = (): string =>
  isSpanish() ? 'El cupón no es válido.' : 'The coupon is not valid.';
export const barcodeRefused = (): string =>
  isSpanish() ? 'El código de barras no admite este valor.' : 'The barcode cannot hold this value.';
export const imageRefused = (): string =>
  isSpanish() ? 'Una imagen no se puede usar.' : 'An image cannot be used.';
export const tooManyAttributes = (): string =>
  isSpanish()
    ? 'Hay demasiados atributos. Elimine uno primero.'
    : 'There are too many attributes. Remove one first.';
export const tooManyCodes = (): string =>
  isSpanish()
    ? 'Hay demasiados códigos. Elimine una serie primero.'
    : 'There are too many codes. Remove a series first.';
export const tooManyCounters = (): string =>
  isSpanish()
    ? 'Hay demasiadas cajas. Dé una tarjeta nueva a una que no necesite.'
    : 'There are too many counters. Give one that is not needed a new card instead.';
export const tooManyProofs = (): string =>
  isSpanish()
    ? 'Ya hay veinte pruebas abiertas. Revoque primero una que no haga falta, o descarte su borrador.'
    : 'Twenty proofs are open already. Revoke one that is not needed first, or discard its draft.';
export const notApproved = (): string =>
  isSpanish()
    ? 'Este cupón no está aprobado tal como está. Compártalo primero para su aprobación.'
    : 'This coupon is not approved as it is. Share it for approval first.';
export const waitsFor = ({ names }: { readonly names: string | number }): string =>
  isSpanish() ? `Espera a ${names}` : `Waits for ${names}`;
export const rowsOfSeries = ({ columns }: { readonly columns: number }): string =>
  isSpanish()
    ? `Una fila de esta serie tiene ${columns === 1 ? `${figure(columns)} valor` : `${figure(columns)} valores`}.`
    : `A row of this series has ${columns === 1 ? `${figure(columns)} value` : `${figure(columns)} values`}.`;
export const rowsOrCount = (): string =>
  isSpanish()
    ? 'Envíe filas para una lista, o una cantidad de códigos sin lista.'
    : 'Send rows for a list, or a count of codes without one.';
export const tooManySources = ({ most }: { readonly most: number }): string =>
  isSpanish()
    ? `Un cupón puede tener ${figure(most)} nombres de orígenes, contando los quitados.`
    : `A coupon may have ${figure(most)} names of sources, removed ones included.`;
export const rowsMissing = ({
  rows,
  expected,
}: {
  readonly rows: number;
  readonly expected: number;
}): string =>
  isSpanish()
    ? `La serie tiene ${figure(rows)} de ${figure(expected)} filas.`
    : `The series has ${figure(rows)} of ${figure(expected)} rows.`;
export const attributeTooLarge = (): string =>
  isSpanish()
    ? 'El valor de un atributo es demasiado grande.'
    : 'The value of an attribute is too large.';
export const idempotencyKeyReused = (): string =>
  isSpanish()
    ? 'Este Idempotency-Key se usó para otra solicitud.'
    : 'This Idempotency-Key was used for another request.';
export const tooManyRequests = (): string =>
  isSpanish()
    ? 'Demasiadas solicitudes. Espere un minuto e intente de nuevo.'
    : 'Too many requests. Please wait a minute, then try again.';
export const invalidTemplate = (): string =>
  isSpanish() ? 'La plantilla no es válida.' : 'The template is not valid.';
export const svgRefused = (): string =>
  isSpanish() ? 'El SVG no se puede usar.' : 'The SVG cannot be used.';
export const keywordExists = (): string =>
  isSpanish()
    ? 'Ya existe una palabra clave con ese nombre.'
    : 'A keyword with that name already exists.';
export const mustBe = ({ what }: { readonly what: string | number }): string =>
  isSpanish() ? `Debe ser ${what}` : `Must be ${what}`;
export const mustBeValid = ({ format }: { readonly format: string | number }): string =>
  isSpanish() ? `Debe ser un ${format} válido` : `Must be a valid ${format}`;
export const mustBeOneOf = ({ values }: { readonly values: string | number }): string =>
  isSpanish() ? `Debe ser uno de ${values}` : `Must be one of ${values}`;
export const typeName = ({
  startsWithVowel,
  type,
}: {
  readonly startsWithVowel: boolean;
  readonly type: string | number;
}): string =>
  isSpanish()
    ? `${startsWithVowel ? 'un valor' : 'un valor'} ${type}`
    : `${startsWithVowel ? 'an' : 'a'} ${type}`;
export const either = ({
  one,
  other,
}: {
  readonly one: string | number;
  readonly other: string | number;
}): string => (isSpanish() ? `${one} o ${other}` : `${one} or ${other}`);
export const unknownParameter = (): string =>
  isSpanish() ? 'Este parámetro no se conoce aquí' : 'This parameter is unknown here';
export const unknownMember = (): string =>
  isSpanish() ? 'Este miembro no se conoce aquí' : 'This member is unknown here';
export const notAllowedHere = ({ fault }: { readonly fault: string | number }): string =>
  isSpanish()
    ? `Este valor no se permite aquí: ${fault}`
    : `This value is not allowed here: ${fault}`;
export const pngAsDataUrl = (): string =>
  isSpanish() ? 'Debe ser una imagen PNG como URL de datos' : 'Must be a PNG image as a data URL';
export const pictureAsDataUrl = (): string =>
  isSpanish()
    ? 'Debe ser una imagen PNG o JPEG como URL de datos'
    : 'Must be a PNG or JPEG image as a data URL';
export const wrongForm = (): string =>
  isSpanish() ? 'Este valor tiene un formato incorrecto' : 'This value has the wrong format';
export const keyOfAnotherRequest = (): string =>
  isSpanish()
    ? 'Esta clave se usó para otra solicitud. Use una nueva.'
    : 'This key was used for another request. Use a new one.';
export const notUtf8 = (): string =>
  isSpanish() ? 'El texto no es UTF-8' : 'The text is not UTF-8';
export const compressed = (): string =>
  isSpanish() ? 'Envíelo sin comprimir' : 'Send this uncompressed';
export const severalHeaders = (): string =>
  isSpanish() ? 'Este encabezado aparece más de una vez.' : 'This header appears more than once.';
export const missingHeader = (): string =>
  isSpanish() ? 'Falta este encabezado.' : 'This header is missing.';
export const bodyNotTaken = (): string =>
  isSpanish() ? 'Esta operación no acepta cuerpo' : 'This operation takes no body';
export const brokenCharacter = (): string =>
  isSpanish() ? 'Este texto tiene un carácter no válido' : 'This text has an invalid character';
export const tooDeep = (): string =>
  isSpanish() ? 'Esto está anidado a demasiada profundidad' : 'This is nested too deeply';
export const unusableName = (): string =>
  isSpanish()
    ? 'Esto contiene un nombre que no se permite'
    : 'This contains a name that is not allowed';
export const numberTooLarge = (): string =>
  isSpanish() ? 'Este número es demasiado grande' : 'This number is too large';
export const tooManyValues = (): string =>
  isSpanish() ? 'Esto tiene demasiados valores' : 'This has too many values';
export const tooManyNames = (): string =>
  isSpanish() ? 'Esto tiene demasiados nombres distintos' : 'This has too many different names';
export const otherIdInAddress = (): string =>
  isSpanish() ? 'Este no es el id de la dirección.' : 'This is not the id in the address.';
export const mustBeIdInAddress = (): string =>
  isSpanish() ? 'Este debe ser el id de la dirección.' : 'This must be the id in the address.';
export const otherStateInAddress = ({ isActive }: { readonly isActive: boolean }): string =>
  isSpanish()
    ? `La dirección dice ${isActive ? 'true' : 'false'}.`
    : `The address says ${isActive ? 'true' : 'false'}.`;
export const attributeOver8Kb = (): string =>
  isSpanish() ? 'El valor debe tener 8 KB como máximo.' : 'The value must have at most 8 KB.';
export const tooManyRasters = ({ most }: { readonly most: string | number }): string =>
  isSpanish()
    ? `Un diseño puede tener ${most} rásteres como máximo.`
    : `A design may have at most ${most} rasters.`;
export const designSize = ({
  width,
  height,
}: {
  readonly width: string | number;
  readonly height: string | number;
}): string =>
  isSpanish()
    ? `El diseño debe medir ${width} x ${height} píxeles.`
    : `The design must be ${width} x ${height} pixels.`;
export const uuidTaken = (): string =>
  isSpanish() ? 'Otra plantilla tiene este UUID.' : 'Another template has this UUID.';
export const nothingToFind = (): string =>
  isSpanish() ? 'Esto no tiene ninguna palabra que buscar.' : 'This has no word to search for.';
export const templateNotFound = (): string =>
  isSpanish() ? 'Este diseño ya no existe.' : 'This design no longer exists.';
export const templateFull = ({ most }: { readonly most: string | number }): string =>
  isSpanish()
    ? `Este diseño ya tiene ${most} palabras clave. Elimine una primero.`
    : `This design has ${most} keywords already. Remove one of them first.`;
export const couponNotFound = (): string =>
  isSpanish() ? 'Este cupón no se encontró.' : 'This coupon was not found.';
export const templateWithdrawn = (): string =>
  isSpanish()
    ? 'Esta plantilla ya no se ofrece. Elija otra.'
    : 'This template is no longer offered. Please choose another one.';
export const tooManyCoupons = (): string =>
  isSpanish()
    ? 'Esta cuenta tiene todos los cupones que puede tener. Elimine uno que no necesite; cuenta hasta que ningún teléfono lo tenga.'
    : 'This account has as many coupons as it may have. Remove one that is not needed; it counts until no phone has it.';
