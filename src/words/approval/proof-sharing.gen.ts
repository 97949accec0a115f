/** Generated from en/approval/proof-sharing.json by `npm run generate`. Do not edit. */
import { isSpanish } from '../language.ts';

export const title = (): string => (isSpanish() ? 'Aprobación' : 'Approval');
export const share = (): string =>
  isSpanish() ? 'Compartir para aprobación' : 'Share for approval';
export const shareAgain = (): string =>
  isSpanish() ? 'Compartir esta versión' : 'Share this version';
export const shareHint = (): string =>
  isSpanish()
    ? 'Crea una página privada, abierta 14 días. Quien tenga su dirección puede aprobar o pedir cambios.'
    : 'Makes a private page, open for 14 days. Anyone with its address can approve or ask for changes.';
export const sharing = (): string => (isSpanish() ? 'Compartiendo…' : 'Sharing…');
export const proofPage = (): string => (isSpanish() ? 'Página de la prueba' : 'Proof page');
export const ends = ({ date }: { readonly date: string | number }): string =>
  isSpanish() ? `Termina el ${date}` : `Ends ${date}`;
export const copyAddress = (): string => (isSpanish() ? 'Copiar dirección' : 'Copy address');
export const copied = (): string => (isSpanish() ? 'Copiada' : 'Copied');
export const copyRefused = (): string =>
  isSpanish()
    ? 'El navegador no permitió copiar. Seleccione la dirección y cópiela.'
    : 'The browser did not allow copying. Select the address and copy it.';
export const showCode = (): string => (isSpanish() ? 'Código QR' : 'QR code');
export const codeOfPage = (): string =>
  isSpanish() ? 'Código QR de la página de la prueba' : 'QR code of the proof page';
export const revoke = (): string => (isSpanish() ? 'Revocar' : 'Revoke');
export const readAgain = (): string => (isSpanish() ? 'Intentar de nuevo' : 'Try again');
export const unread = (): string =>
  isSpanish() ? 'No se pudieron leer las respuestas.' : 'The answers could not be read.';
export const answers = (): string => (isSpanish() ? 'Respuestas' : 'Answers');
export const noAnswers = (): string =>
  isSpanish() ? 'Nadie ha respondido todavía.' : 'No answers yet.';
export const approvedBefore = (): string =>
  isSpanish() ? 'Aprobado antes del cambio' : 'Approved before the change';
export const askedBefore = (): string =>
  isSpanish() ? 'Pidió cambios antes del cambio' : 'Asked for changes before the change';
export const olderShown = (): string =>
  isSpanish()
    ? 'La página de la prueba muestra una versión anterior.'
    : 'The proof page shows an earlier version.';
export const approvalGone = ({ names }: { readonly names: string | number }): string =>
  isSpanish()
    ? `La aprobación de ${names} es de una versión anterior y no vale para esta.`
    : `${names} approved an earlier version. That answer does not stand for this one.`;
export const waits = (): string =>
  isSpanish() ? 'La publicación espera una aprobación.' : 'Publishing waits for one approval.';
export const waitsFor = ({ names }: { readonly names: string | number }): string =>
  isSpanish() ? `La publicación espera a ${names}.` : `Publishing waits for ${names}.`;
export const ruleHint = (): string =>
  isSpanish()
    ? 'Usted eligió “Publicar solo lo aprobado” en el menú de la cuenta.'
    : 'You chose “Publish only what is approved” in the account menu.';
export const isApproved = (): string =>
  isSpanish() ? 'Aprobado tal como está' : 'Approved as it is';
export const trialPassesStay = (): string =>
  isSpanish()
    ? 'Revocar cierra la página. Un pase de prueba que ya está en un teléfono sigue allí hasta ese día.'
    : 'Revoking closes the page. A trial pass that is already on a phone stays there until it ends.';
