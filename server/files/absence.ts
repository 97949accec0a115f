/** Whether reading, moving or removing a file failed because there is none of that name. */
export function isAbsence(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
