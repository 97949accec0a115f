/** Generated from en/server/proof-mail.json by `npm run generate`. Do not edit. */
import { isSpanish } from '../language.ts';

export const title = (): string =>
  isSpanish() ? 'Una respuesta a su prueba' : 'An answer to your proof';
export const approvedSubject = ({
  name,
  offer,
}: {
  readonly name: string | number;
  readonly offer: string | number;
}): string => (isSpanish() ? `${name} aprobó “${offer}”` : `${name} approved “${offer}”`);
export const askedForChangesSubject = ({
  name,
  offer,
}: {
  readonly name: string | number;
  readonly offer: string | number;
}): string =>
  isSpanish() ? `${name} pidió cambios de “${offer}”` : `${name} asked for changes of “${offer}”`;
export const approved = ({
  name,
  offer,
}: {
  readonly name: string | number;
  readonly offer: string | number;
}): string => (isSpanish() ? `${name} aprobó “${offer}”.` : `${name} approved “${offer}”.`);
export const askedForChanges = ({
  name,
  offer,
}: {
  readonly name: string | number;
  readonly offer: string | number;
}): string =>
  isSpanish() ? `${name} pidió cambios de “${offer}”.` : `${name} asked for changes of “${offer}”.`;
export const standsFor = ({ fingerprint }: { readonly fingerprint: string | number }): string =>
  isSpanish()
    ? `La respuesta vale para la prueba ${fingerprint}. Quien tenga su dirección puede responder con cualquier nombre.`
    : `The answer stands for proof ${fingerprint}. Anyone with its address can answer under any name.`;
export const seeAnswers = (): string =>
  isSpanish()
    ? 'Todas las respuestas están en la tarjeta del borrador en su panel:'
    : 'You find all answers on the draft’s card on your dashboard:';
export const whySent = (): string =>
  isSpanish()
    ? 'Tearline envía un correo por cada respuesta, porque usted compartió esta prueba.'
    : 'Tearline sends one mail for each answer, because you shared this proof.';
