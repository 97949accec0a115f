/** Generated from en/approval/proof-page.json by `npm run generate`. Do not edit. */
import { isSpanish } from '../language.ts';

export const title = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `Prueba: ${name}` : `Proof: ${name}`;
export const proof = (): string => (isSpanish() ? 'Prueba' : 'Proof');
export const isThisRight = (): string => (isSpanish() ? '¿Está bien así?' : 'Is this right?');
export const asks = ({
  asker,
  business,
}: {
  readonly asker: string | number;
  readonly business: string | number;
}): string =>
  isSpanish()
    ? `${asker} pregunta antes de que salga el cupón de ${business}. Nada de esto está publicado todavía.`
    : `${asker} asks before the coupon of ${business} goes out. Nothing here is published yet.`;
export const asksWithoutName = ({ business }: { readonly business: string | number }): string =>
  isSpanish()
    ? `Le preguntan antes de que salga el cupón de ${business}. Nada de esto está publicado todavía.`
    : `You are asked before the coupon of ${business} goes out. Nothing here is published yet.`;
export const privatePage = (): string =>
  isSpanish()
    ? 'Página privada, no se cuenta en ninguna parte.'
    : 'Private page. Visits are not counted.';
export const ends = ({ date }: { readonly date: string | number }): string =>
  isSpanish() ? `Termina el ${date}` : `Ends ${date}`;
export const asPublished = (): string =>
  isSpanish() ? 'El cupón, tal como se publicaría' : 'The coupon, as it would be published';
export const appleCoupon = (): string => (isSpanish() ? 'Cupón de Apple' : 'Apple coupon');
export const googleCoupon = (): string => (isSpanish() ? 'Cupón de Google' : 'Google coupon');
export const rideAlong = (): string => 'Ride-Along 600 × 400';
export const rideAlongWords = (): string =>
  isSpanish() ? 'Imagen Ride-Along' : 'Ride-Along image';
export const printed = (): string => (isSpanish() ? 'Impreso' : 'Printed');
export const openPrintView = (): string =>
  isSpanish() ? 'Abrir la vista de impresión' : 'Open the print view';
export const goodThrough = (): string => (isSpanish() ? 'Válido hasta' : 'Good through');
export const howItSounds = (): string => (isSpanish() ? 'Cómo suena' : 'How it sounds');
export const tryIt = (): string =>
  isSpanish() ? 'Pruébelo en su teléfono' : 'Try it on your phone';
export const tryHint = ({
  trial,
  date,
}: {
  readonly trial: string | number;
  readonly date: string | number;
}): string =>
  isSpanish()
    ? `Escanee para abrir esta página allí. El cupón que agregue dice “${trial}” y deja de funcionar el ${date}.`
    : `Scan to open this page there. The coupon you add says “${trial}” and stops working on ${date}.`;
export const tryHere = ({
  trial,
  date,
}: {
  readonly trial: string | number;
  readonly date: string | number;
}): string =>
  isSpanish()
    ? `El cupón que agregue dice “${trial}” y deja de funcionar el ${date}.`
    : `The coupon you add says “${trial}” and stops working on ${date}.`;
export const codeOfPage = (): string =>
  isSpanish() ? 'Código QR de esta página' : 'QR code of this page';
export const addApple = (): string =>
  isSpanish() ? 'Prueba en Apple Wallet' : 'Trial in Apple Wallet';
export const addGoogle = (): string =>
  isSpanish() ? 'Prueba en Google Wallet' : 'Trial in Google Wallet';
export const yourAnswer = (): string => (isSpanish() ? 'Su respuesta' : 'Your answer');
export const yourName = (): string => (isSpanish() ? 'Su nombre' : 'Your name');
export const comment = (): string => (isSpanish() ? 'Comentario' : 'Comment');
export const commentHelp = (): string =>
  isSpanish()
    ? 'Necesario si pide cambios. 2,000 caracteres como máximo.'
    : 'Needed if you ask for changes. 2,000 characters at most.';
export const approve = (): string => (isSpanish() ? 'Aprobar' : 'Approve');
export const askForChanges = (): string => (isSpanish() ? 'Pedir cambios' : 'Ask for changes');
export const standsFor = ({
  asker,
  fingerprint,
}: {
  readonly asker: string | number;
  readonly fingerprint: string | number;
}): string =>
  isSpanish()
    ? `${asker} recibe un correo. Su respuesta vale exactamente para lo que se muestra, prueba ${fingerprint}.`
    : `${asker} gets a mail. Your answer stands for exactly what is shown, proof ${fingerprint}.`;
export const standsForOwner = ({
  fingerprint,
}: {
  readonly fingerprint: string | number;
}): string =>
  isSpanish()
    ? `Quien la envió recibe un correo. Su respuesta vale exactamente para lo que se muestra, prueba ${fingerprint}.`
    : `The sender gets a mail. Your answer stands for exactly what is shown, proof ${fingerprint}.`;
export const answers = (): string => (isSpanish() ? 'Respuestas' : 'Answers');
export const noAnswers = (): string =>
  isSpanish() ? 'Nadie ha respondido todavía.' : 'No answers yet.';
export const thanks = (): string =>
  isSpanish() ? 'Gracias. Su respuesta se envió.' : 'Thank you. Your answer was sent.';
export const nameMissing = (): string => (isSpanish() ? 'Escriba su nombre.' : 'Enter your name.');
export const nameTooLong = (): string =>
  isSpanish() ? 'Un nombre tiene 80 caracteres como máximo.' : 'A name has at most 80 characters.';
export const commentMissing = (): string =>
  isSpanish() ? 'Escriba qué debe cambiar.' : 'Write what should change.';
export const commentTooLong = (): string =>
  isSpanish()
    ? 'Un comentario tiene 2,000 caracteres como máximo.'
    : 'A comment has at most 2,000 characters.';
export const changedMeanwhile = (): string =>
  isSpanish()
    ? 'Esta prueba cambió después de que usted la abrió. Mírela otra vez; su respuesta no se envió.'
    : 'This proof was changed after you opened it. Look again; your answer was not sent.';
export const full = (): string =>
  isSpanish()
    ? 'Esta prueba ya no acepta más respuestas. Pida una nueva.'
    : 'This proof cannot take more answers. Ask for a new one.';
export const tooManyAnswers = (): string =>
  isSpanish()
    ? 'Llegaron demasiadas respuestas de su red. Espere un minuto y envíe la suya otra vez.'
    : 'Too many answers came from your network. Wait a minute, then send yours again.';
export const notSent = (): string =>
  isSpanish()
    ? 'Su respuesta no se pudo enviar. Intente de nuevo en un minuto.'
    : 'Your answer could not be sent. Try again in a minute.';
export const ended = (): string =>
  isSpanish()
    ? 'Esta prueba terminó, o su dirección está mal.'
    : 'This proof has ended, or its address is wrong.';
export const endedHint = (): string =>
  isSpanish()
    ? 'Pida a quien la envió que la comparta otra vez.'
    : 'Ask the person who sent it to share it again.';
export const unavailable = (): string =>
  isSpanish()
    ? 'No se pudo cargar en este momento. Intente de nuevo en un minuto.'
    : 'It could not be loaded just now. Try again in a minute.';
