import { existsSync } from 'node:fs';
import { StartFailure } from '../../server/configuration/start-failure.ts';
import { runProgram } from '../command/run-tool.ts';

const APT = '/usr/bin/apt-get';
/** Without a network the machine continues with what it has. */
const WITHOUT_WAITING = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];

/** Debian's packages that more than one command needs, each with a program that it brings. */
export const DEBIAN = {
  pgbouncer: '/usr/sbin/pgbouncer',
  varnish: '/usr/sbin/varnishd',
  'fonts-roboto-unhinted': '/usr/share/fonts/truetype/roboto',
  'fonts-liberation': '/usr/share/fonts/truetype/liberation',
  'fonts-dejavu-core': '/usr/share/fonts/truetype/dejavu',
};

/** What a package of Debian brings, by the package's name. */
type Programs = Readonly<Record<string, string>>;

/** Installs with apt what is missing, all at once. Throws `StartFailure` where apt cannot be used. */
export async function providePrograms(programs: Programs): Promise<void> {
  const missing = () => Object.entries(programs).filter(([, path]) => !existsSync(path));
  const packages = missing().map(([name]) => name);
  if (packages.length === 0) return;
  if (process.getuid?.() === 0 && existsSync(APT)) {
    console.log(`Installing ${packages.join(', ')} with apt-get …`);
    await runProgram(APT, [...WITHOUT_WAITING, 'update']);
    await runProgram(APT, ['install', '-y', '--no-install-recommends', ...packages]);
  }
  const paths = missing().map(([, path]) => path);
  if (paths.length > 0)
    throw new StartFailure(
      `${paths.join(' and ')} is missing. Install it ("apt-get install -y ${packages.join(' ')}" as root on Debian).`,
    );
}
