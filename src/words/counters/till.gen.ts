/** Generated from en/counters/till.json by `npm run generate`. Do not edit. */
import { figure } from '../figure.ts';
import { isSpanish } from '../language.ts';

export const pageTitle = (): string => (isSpanish() ? 'Caja · Tearline' : 'Counter · Tearline');
export const counter = (): string => (isSpanish() ? 'Caja' : 'Counter');
export const starting = (): string => (isSpanish() ? 'Abriendo la caja…' : 'Opening the counter…');
export const enterPin = (): string => (isSpanish() ? 'Escriba el PIN' : 'Enter the PIN');
export const pinAdvice = (): string =>
  isSpanish()
    ? 'Está en la tarjeta de la caja, o pregunte al dueño.'
    : 'It is on the counter’s card, or ask the owner.';
export const pin = (): string => 'PIN';
export const open = (): string => (isSpanish() ? 'Abrir' : 'Open');
export const wrongPin = ({ left }: { readonly left: number }): string =>
  isSpanish()
    ? `Este PIN es incorrecto. ${left === 1 ? `Queda ${figure(left)} intento` : `Quedan ${figure(left)} intentos`} antes de una pausa.`
    : `This PIN is wrong. ${left === 1 ? `${figure(left)} try is` : `${figure(left)} tries are`} left before a pause.`;
export const pinShort = (): string =>
  isSpanish() ? 'Escriba los seis dígitos.' : 'Enter all six digits.';
export const holdCode = (): string =>
  isSpanish() ? 'Ponga el código dentro de las marcas' : 'Hold the code inside the marks';
export const typeCode = (): string => (isSpanish() ? 'Escribir el código' : 'Type the code');
export const code = (): string => (isSpanish() ? 'Código' : 'Code');
export const codeAdvice = (): string =>
  isSpanish()
    ? 'Las letras debajo del código de barras, o use un lector que las escriba.'
    : 'The letters below the barcode, or scan with a scanner that types.';
export const cameraRefused = (): string =>
  isSpanish()
    ? 'Este navegador no muestra la imagen de la cámara. Permita la cámara en esta página o escriba el código.'
    : 'This browser shows no camera picture. Allow the camera for this page, or type the code.';
export const check = (): string => (isSpanish() ? 'Revisar' : 'Check');
export const useCamera = (): string => (isSpanish() ? 'Usar la cámara' : 'Use the camera');
export const emptyCode = (): string => (isSpanish() ? 'Escriba un código.' : 'Enter a code.');
export const lastScans = (): string => (isSpanish() ? 'Últimas lecturas' : 'Last scans');
export const light = (): string => (isSpanish() ? 'Luz' : 'Light');
export const sound = (): string => (isSpanish() ? 'Sonido y vibración' : 'Sound and vibration');
export const checking = (): string => (isSpanish() ? 'Revisando…' : 'Checking…');
export const valid = (): string => (isSpanish() ? 'Válido' : 'Valid');
export const used = (): string => (isSpanish() ? 'Usado' : 'Used');
export const notYetValid = (): string => (isSpanish() ? 'Aún no válido' : 'Not yet valid');
export const expired = (): string => (isSpanish() ? 'Vencido' : 'Expired');
export const switchedOff = (): string => (isSpanish() ? 'Apagado' : 'Switched off');
export const unknown = (): string => (isSpanish() ? 'Desconocido' : 'Unknown');
export const redeemed = (): string => (isSpanish() ? 'Canjeado' : 'Redeemed');
export const undone = (): string => (isSpanish() ? 'Deshecho' : 'Undone');
export const canNotTell = (): string => (isSpanish() ? 'No se sabe' : 'Can’t tell');
export const paused = (): string => (isSpanish() ? 'En pausa' : 'Paused');
export const redeem = (): string => (isSpanish() ? 'Canjear' : 'Redeem');
export const redeeming = (): string => (isSpanish() ? 'Canjeando…' : 'Redeeming…');
export const notNow = (): string =>
  isSpanish() ? 'Ahora no, leer el siguiente' : 'Not now, scan next';
export const notNowType = (): string =>
  isSpanish() ? 'Ahora no, escribir el siguiente' : 'Not now, type the next code';
export const scanNext = (): string => (isSpanish() ? 'Leer el siguiente' : 'Scan next');
export const typeNext = (): string =>
  isSpanish() ? 'Escribir el siguiente' : 'Type the next code';
export const scanAgain = (): string => (isSpanish() ? 'Leer de nuevo' : 'Scan again');
export const tryAgain = (): string => (isSpanish() ? 'Intentar de nuevo' : 'Try again');
export const undo = (): string => (isSpanish() ? 'Deshacer' : 'Undo');
export const undoing = (): string => (isSpanish() ? 'Deshaciendo…' : 'Undoing…');
export const expires = ({ date }: { readonly date: string | number }): string =>
  isSpanish() ? `Vence el ${date}` : `Expires ${date}`;
export const expiredOn = ({ date }: { readonly date: string | number }): string =>
  isSpanish() ? `Venció el ${date}.` : `It expired on ${date}.`;
export const validFrom = ({ date }: { readonly date: string | number }): string =>
  isSpanish() ? `Válido desde el ${date}` : `Valid from ${date}`;
export const usedAt = ({
  when,
  counter,
}: {
  readonly when: string | number;
  readonly counter: string | number;
}): string => (isSpanish() ? `${when} en ${counter}` : `${when} at ${counter}`);
export const codeOnce = (): string =>
  isSpanish() ? 'El código de cada hogar sirve una sola vez.' : 'Each household’s code works once.';
export const limitReached = (): string =>
  isSpanish()
    ? 'Ya se hicieron todos los usos de este cupón.'
    : 'All uses of this coupon are taken.';
export const codeOffAt = ({ date }: { readonly date: string | number }): string =>
  isSpanish()
    ? `El dueño apagó este código el ${date}.`
    : `The owner switched this code off on ${date}.`;
export const codeOff = (): string =>
  isSpanish() ? 'El dueño apagó este código.' : 'The owner switched this code off.';
export const codeReplaced = (): string =>
  isSpanish() ? 'Otro código reemplazó a este.' : 'This code was replaced by another one.';
export const couponOff = (): string =>
  isSpanish() ? 'El dueño apagó este cupón.' : 'The owner switched this coupon off.';
export const notYours = (): string =>
  isSpanish() ? 'No es uno de sus cupones' : 'Not one of your coupons';
export const notYoursAdvice = (): string =>
  isSpanish()
    ? 'Tal vez sea de otro negocio, o el código se leyó mal.'
    : 'Perhaps it is another shop’s, or the code was misread.';
export const needsCode = (): string =>
  isSpanish() ? 'Cada hogar tiene su propio código' : 'Each household has a code of its own';
export const needsCodeAdvice = (): string =>
  isSpanish()
    ? 'Lea el código de la carta, no el enlace del cupón.'
    : 'Scan the code of the letter, not the coupon’s own link.';
export const undoneAdvice = (): string =>
  isSpanish() ? 'El código es válido de nuevo.' : 'The code is valid again.';
export const today = ({ time }: { readonly time: string | number }): string =>
  isSpanish() ? `Hoy, ${time}` : `Today, ${time}`;
export const noNetwork = (): string => (isSpanish() ? 'Sin conexión' : 'No network');
export const offline = (): string =>
  isSpanish() ? 'Este teléfono no tiene conexión' : 'This phone is offline';
export const offlineAdvice = (): string =>
  isSpanish()
    ? 'No se canjeó nada. Cuando vuelva la señal, lea el código otra vez.'
    : 'Nothing was redeemed. When you are back online, scan again.';
export const noAnswer = (): string =>
  isSpanish() ? 'Tearline no respondió' : 'Tearline did not answer';
export const unsure = (): string => (isSpanish() ? 'Tal vez se canjeó' : 'Perhaps it was redeemed');
export const unsureAdvice = (): string =>
  isSpanish()
    ? 'La respuesta se perdió en el camino. “Intentar de nuevo” pregunta por el mismo canje, así que nunca cuenta dos veces.'
    : 'The answer was lost on its way. “Try again” asks about the same press, so it never counts twice.';
export const unsureUndo = (): string =>
  isSpanish() ? 'Tal vez se deshizo' : 'Perhaps it was undone';
export const unsureUndoAdvice = (): string =>
  isSpanish()
    ? 'La respuesta se perdió en el camino. “Intentar de nuevo” pregunta por el mismo uso.'
    : 'The answer was lost on its way. “Try again” asks about the same use.';
export const unknownCodesPause = (): string =>
  isSpanish() ? 'Veinte códigos desconocidos en un minuto' : 'Twenty unknown codes in a minute';
export const wrongPinsPause = (): string =>
  isSpanish() ? 'Cinco PIN incorrectos' : 'Five wrong PINs';
export const pauseAdvice = (): string =>
  isSpanish()
    ? 'Continúa por sí sola. Los códigos canjeados siguen canjeados.'
    : 'It continues by itself. Codes that were redeemed stay redeemed.';
export const scanNextIn = ({ time }: { readonly time: string | number }): string =>
  isSpanish() ? `Leer el siguiente en ${time}` : `Scan next in ${time}`;
export const locked = (): string => (isSpanish() ? 'Bloqueada' : 'Locked');
export const lockedTitle = (): string =>
  isSpanish() ? 'Demasiados PIN incorrectos' : 'Too many wrong PINs';
export const lockedAdvice = (): string =>
  isSpanish()
    ? 'Pida al dueño una tarjeta nueva de esta caja.'
    : 'Ask the owner for a new card of this counter.';
export const closed = (): string => (isSpanish() ? 'Cerrada' : 'Closed');
export const closedTitle = (): string =>
  isSpanish() ? 'Esta caja ya no funciona' : 'This counter does not work any more';
export const closedAdvice = (): string =>
  isSpanish()
    ? 'Se revocó o tiene una tarjeta nueva. Pida la dirección al dueño.'
    : 'It was revoked or has a new card. Ask the owner for the address.';
