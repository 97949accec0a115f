const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text is an id as the contract has it (`Uuid`), in either case. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
