/** Generated from en/approval/approval-rule.json by `npm run generate`. Do not edit. */
import { isSpanish } from '../language.ts';

export const approvedOnly = (): string =>
  isSpanish() ? 'Publicar solo lo aprobado' : 'Publish only what is approved';
export const approvedOnlyHelp = (): string =>
  isSpanish()
    ? 'Un cupón se guarda solo después de que alguien apruebe su prueba.'
    : 'A coupon is saved only after somebody has approved its proof.';
export const notStored = ({ reason }: { readonly reason: string | number }): string =>
  isSpanish()
    ? `Su elección no se guardó, así que la regla sigue como antes. ${reason}`
    : `Your choice was not stored, so the rule is as before. ${reason}`;
