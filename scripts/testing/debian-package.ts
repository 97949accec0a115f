import { existsSync } from 'node:fs';
import { StartFailure } from '../../server/configuration/start-failure.ts';
import { runProgram } from '../command/run-tool.ts';

const APT = '/usr/bin/apt-get';

/** A program of a Debian package. */
interface DebianProgram {
  /** As people write it: `PgBouncer`. */
  readonly name: string;
  readonly path: string;
  readonly package: string;
}

/** Installs the program with apt if it is missing. Throws `StartFailure` where apt cannot be used. */
export async function provideProgram(program: DebianProgram): Promise<void> {
  if (existsSync(program.path)) return;
  if (process.getuid?.() !== 0 || !existsSync(APT))
    throw new StartFailure(
      `${program.path} is missing. Install it ("apt-get install -y ${program.package}" as root on Debian).`,
    );
  console.log(`${program.name} is missing; installing it with apt-get …`);
  await runProgram(APT, ['update']);
  await runProgram(APT, ['install', '-y', program.package]);
}
