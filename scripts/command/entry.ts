/**
 * Returns whether this module is the script that was started, and not an import of another one. The preflight may
 * import a script if the right Node already runs, and `import.meta.main` is false then.
 */
export function isEntry(filename: string): boolean {
  return process.argv[1] === filename;
}
