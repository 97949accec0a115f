import { StartFailure } from '../../server/configuration/start-failure.ts';

/** Returns the one argument of a command. Throws `StartFailure` with the command's usage if it is missing. */
export function folderArgument(usage: string): string {
  const [folder, ...others] = process.argv.slice(2);
  if (folder === undefined || others.length > 0) throw new StartFailure(`Usage: ${usage}`);
  return folder;
}
