const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text is an id by the contract's `Uuid`, in upper or lower case. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
