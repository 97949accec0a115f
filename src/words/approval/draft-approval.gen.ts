/** Generated from en/approval/draft-approval.json by `npm run generate`. Do not edit. */
import { isSpanish } from '../language.ts';

export const approvedBy = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `Aprobado por ${name}` : `Approved by ${name}`;
export const changes = ({ names }: { readonly names: string | number }): string =>
  isSpanish() ? `Cambios pedidos por ${names}` : `${names} asked for changes`;
export const outdated = ({ names }: { readonly names: string | number }): string =>
  isSpanish() ? `Cambió desde la respuesta de ${names}` : `Changed since ${names} answered`;
export const waiting = (): string =>
  isSpanish() ? 'Compartido para aprobación, sin respuesta' : 'Shared for approval, no answer yet';
export const waitsFor = ({ names }: { readonly names: string | number }): string =>
  isSpanish() ? `Compartido otra vez, espera a ${names}` : `Shared again, waiting for ${names}`;
