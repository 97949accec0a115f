/** Returns whether a file operation failed because the file does not exist. */
export function isAbsence(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** For `catch`: a missing file is this value, and any other failure is thrown again. */
export function whenMissing<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (isAbsence(error)) return value;
    throw error;
  };
}
