/** Generated from en/domain/sending.json by `npm run generate`. Do not edit. */
import { isSpanish } from '../language.ts';

export const kilobytes = ({
  sent,
  total,
}: {
  readonly sent: string | number;
  readonly total: string | number;
}): string => (isSpanish() ? `${sent} de ${total} KB` : `${sent} of ${total} KB`);
export const megabytes = ({
  sent,
  total,
}: {
  readonly sent: string | number;
  readonly total: string | number;
}): string => (isSpanish() ? `${sent} de ${total} MB` : `${sent} of ${total} MB`);
