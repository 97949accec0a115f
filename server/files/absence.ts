/** Returns the code of an error of the system, such as `ENOENT`; null if it has none. */
export function systemCode(error: unknown): string | null {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : null;
  return typeof code === 'string' ? code : null;
}

/** Returns whether a file operation failed because the file does not exist. */
export function isAbsence(error: unknown): boolean {
  return systemCode(error) === 'ENOENT';
}

/** For `catch`: a missing file is this value, and any other failure is thrown again. */
export function whenMissing<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (isAbsence(error)) return value;
    throw error;
  };
}
