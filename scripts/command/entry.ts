/**
 * Whether this module is what was asked to run, and not a part of something else. The preflight imports a script
 * where it runs on the right Node already, which `import.meta.main` does not see.
 */
export function isEntry(filename: string): boolean {
  return process.argv[1] === filename;
}
