import { StartFailure } from '../../server/configuration/start-failure.ts';

/** Runs a command to its end: a `StartFailure` is shown as its sentence, anything else whole; both exit with code 1. */
export async function runCommand(work: () => Promise<void>): Promise<never> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof StartFailure ? `\n${error.message}` : error);
    process.exit(1);
  }
  process.exit(0);
}
