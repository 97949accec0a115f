import { StartFailure } from '../../server/configuration/start-failure.ts';

/** Runs a command. A `StartFailure` is shown as its message, any other error in full; both exit with code 1. */
export async function runCommand(work: () => Promise<void>): Promise<never> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof StartFailure ? `\n${error.message}` : error);
    process.exit(1);
  }
  process.exit(0);
}

/** Returns the one argument of a command. Throws `StartFailure` with the command's usage if it is missing. */
export function onlyArgument(usage: string): string {
  const [argument, ...others] = process.argv.slice(2);
  if (argument === undefined || others.length > 0) throw new StartFailure(`Usage: ${usage}`);
  return argument;
}
