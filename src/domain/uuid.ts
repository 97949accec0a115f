/** The pattern of the contract's `Uuid` in lower case, as part of a larger regular expression. */
export const UUID_PATTERN = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';

/** An id as the contract has it (`Uuid`), in either case. */
export const UUID = new RegExp(`^${UUID_PATTERN}$`, 'i');

/** Whether a text is an id by the contract's `Uuid`, in upper or lower case. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** Whether a text is an id as the product writes it, in lower case: the one address of a coupon. */
export function isWrittenUuid(text: string): boolean {
  return isUuid(text) && text === text.toLowerCase();
}

/** Returns an id as the product writes it; null for any other text. */
export function writtenUuid(text: string): string | null {
  return isUuid(text) ? text.toLowerCase() : null;
}
