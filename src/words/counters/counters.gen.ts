/** Generated from en/counters/counters.json by `npm run generate`. Do not edit. */
import { figure } from '../figure.ts';
import { isSpanish } from '../language.ts';

export const title = (): string => (isSpanish() ? 'Cajas' : 'Counters');
export const about = (): string =>
  isSpanish()
    ? 'Un teléfono en la caja. Reconoce sus cupones y los de nadie más.'
    : 'A phone at the register. It redeems your coupons only.';
export const newCounter = (): string => (isSpanish() ? 'Caja nueva' : 'New counter');
export const name = (): string => (isSpanish() ? 'Nombre de la caja' : 'Name of the counter');
export const nameAdvice = (): string =>
  isSpanish()
    ? 'Por ejemplo, la calle: los usos aparecen con este nombre.'
    : 'For example the street. Uses are listed under this name.';
export const nameIssue = (): string =>
  isSpanish()
    ? 'Escriba un nombre de 40 caracteres como máximo.'
    : 'Enter a name of at most 40 characters.';
export const make = (): string => (isSpanish() ? 'Crear la caja' : 'Make the counter');
export const making = (): string => (isSpanish() ? 'Creando la caja…' : 'Making the counter…');
export const none = (): string => (isSpanish() ? 'Aún no hay cajas' : 'No counter yet');
export const noneAdvice = (): string =>
  isSpanish()
    ? 'Cree una para cada teléfono que canjea. No necesita cuenta ni aplicación: una dirección y un PIN.'
    : 'Make one for each phone that redeems. It needs no account or app, only an address and a PIN.';
export const list = (): string => (isSpanish() ? 'Sus cajas' : 'Your counters');
export const usedAt = ({ when }: { readonly when: string | number }): string =>
  isSpanish() ? `Último uso: ${when}` : `Used ${when}`;
export const notUsed = (): string => (isSpanish() ? 'Aún sin usos' : 'Not used yet');
export const notOpened = (): string =>
  isSpanish() ? 'Nueva, aún sin abrir' : 'New, not opened yet';
export const unknownCodesPause = ({ time }: { readonly time: string | number }): string =>
  isSpanish()
    ? `Veinte códigos desconocidos. Continúa en ${time}`
    : `Twenty unknown codes. Goes on in ${time}`;
export const wrongPinsPause = ({ time }: { readonly time: string | number }): string =>
  isSpanish()
    ? `Cinco PIN incorrectos. Continúa en ${time}`
    : `Five wrong PINs. Goes on in ${time}`;
export const locked = (): string =>
  isSpanish()
    ? 'Cien PIN incorrectos. Dele una tarjeta nueva'
    : 'A hundred wrong PINs. Give it a new card';
export const revoked = (): string => (isSpanish() ? 'Revocada' : 'Revoked');
export const revokedOn = ({ date }: { readonly date: string | number }): string =>
  isSpanish() ? `Revocada el ${date}` : `Revoked ${date}`;
export const today = (): string => (isSpanish() ? 'hoy' : 'today');
export const hours = ({ hours }: { readonly hours: string | number }): string =>
  isSpanish() ? `Usos por hora: ${hours}` : `Uses by hour: ${hours}`;
export const hourUses = ({
  hour,
  uses,
}: {
  readonly hour: string | number;
  readonly uses: number;
}): string =>
  isSpanish()
    ? `${hour} ${uses === 1 ? `${figure(uses)} uso` : `${figure(uses)} usos`}`
    : `${hour} ${uses === 1 ? `${figure(uses)} use` : `${figure(uses)} uses`}`;
export const menu = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `Menú de ${name}` : `Menu of ${name}`;
export const newCard = (): string => (isSpanish() ? 'Tarjeta nueva' : 'New card');
export const revoke = (): string => (isSpanish() ? 'Revocar' : 'Revoke');
export const failed = ({ reason }: { readonly reason: string | number }): string =>
  isSpanish() ? `No se pudo hacer: ${reason}` : `This did not work: ${reason}`;
export const cardHead = (): string => (isSpanish() ? 'Tarjeta de la caja' : 'Card of the counter');
export const scanThis = (): string =>
  isSpanish()
    ? 'Escanee esto con el teléfono de la caja.'
    : 'Scan this with the phone at the register.';
export const keepPage = (): string =>
  isSpanish() ? 'Guarde la página en su pantalla de inicio.' : 'Keep the page on its home screen.';
export const copyAddress = (): string => (isSpanish() ? 'Copiar dirección' : 'Copy address');
export const copied = (): string => (isSpanish() ? 'Copiada' : 'Copied');
export const pin = (): string => 'PIN';
export const shownOnce = (): string =>
  isSpanish()
    ? 'Solo se muestra esta vez. ¿Lo perdió? Cree uno nuevo.'
    : 'Shown only once. Lost it? Make a new one.';
export const printCard = (): string => (isSpanish() ? 'Imprimir esta tarjeta' : 'Print this card');
export const writtenDown = (): string => (isSpanish() ? 'Ya lo anoté' : 'I have written it down');
export const renewTitle = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `¿Una tarjeta nueva para ${name}?` : `A new card for ${name}?`;
export const renewAdvice = (): string =>
  isSpanish()
    ? 'Su dirección y su PIN dejan de funcionar de inmediato, también en los teléfonos que los usan. Estos piden el PIN nuevo en la dirección nueva.'
    : 'Its address and PIN stop working at once, on phones that use it too. They ask for the new PIN at the new address.';
export const renewYes = (): string => (isSpanish() ? 'Crear una tarjeta nueva' : 'Make a new card');
export const revokeTitle = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `¿Revocar ${name}?` : `Revoke ${name}?`;
export const revokeAdvice = (): string =>
  isSpanish()
    ? 'Sus teléfonos dejan de funcionar de inmediato. Sus usos quedan en la lista.'
    : 'Its phones stop working at once. Its uses stay in the list.';
export const revokeYes = (): string => (isSpanish() ? 'Revocar' : 'Revoke');
export const keepIt = (): string => (isSpanish() ? 'Conservarla' : 'Keep it');
export const working = (): string => (isSpanish() ? 'Un momento…' : 'One moment…');
export const uses = (): string => (isSpanish() ? 'Usos' : 'Uses');
export const counts = ({ today, all }: { readonly today: number; readonly all: number }): string =>
  isSpanish()
    ? `${figure(today)} hoy, ${figure(all)} en total`
    : `${figure(today)} today, ${figure(all)} in all`;
export const counter = (): string => (isSpanish() ? 'Caja' : 'Counter');
export const day = (): string => (isSpanish() ? 'Día' : 'Day');
export const allCounters = (): string => (isSpanish() ? 'Todas' : 'All counters');
export const todayDay = ({ date }: { readonly date: string | number }): string =>
  isSpanish() ? `Hoy, ${date}` : `Today, ${date}`;
export const allDays = (): string => (isSpanish() ? 'Todos los días' : 'All days');
export const csv = (): string => 'CSV';
export const downloading = (): string =>
  isSpanish() ? 'Descargando los usos…' : 'Downloading the uses…';
export const time = (): string => (isSpanish() ? 'Hora' : 'Time');
export const coupon = (): string => (isSpanish() ? 'Cupón' : 'Coupon');
export const code = (): string => (isSpanish() ? 'Código' : 'Code');
export const state = (): string => (isSpanish() ? 'Estado' : 'State');
export const noCode = (): string => (isSpanish() ? 'sin código' : 'no code');
export const redeemed = (): string => (isSpanish() ? 'Canjeado' : 'Redeemed');
export const undone = ({ seconds }: { readonly seconds: number }): string =>
  isSpanish() ? `Deshecho a los ${figure(seconds)} s` : `Undone after ${figure(seconds)} s`;
export const noUses = (): string => (isSpanish() ? 'Ningún uso este día' : 'No use on this day');
export const more = (): string => (isSpanish() ? 'Mostrar más' : 'Show more');
export const loadFailed = (): string =>
  isSpanish() ? 'No se pudieron cargar sus cajas' : 'Your counters could not be loaded';
export const usesFailed = (): string =>
  isSpanish() ? 'No se pudieron cargar los usos' : 'The uses could not be loaded';
export const safe = (): string =>
  isSpanish()
    ? 'Están a salvo. Revise su conexión e intente de nuevo.'
    : 'They are safe. Check your connection and try again.';
export const fileName = (): string => (isSpanish() ? 'Usos.csv' : 'Uses.csv');
