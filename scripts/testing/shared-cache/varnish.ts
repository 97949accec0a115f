import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../server/db/postgres-cluster.ts';
import { until } from '../until.ts';
import { providePrograms } from '../debian-package.ts';

const PROGRAM = '/usr/sbin/varnishd';
/** The file that operators get. */
const SETTINGS = join(import.meta.dirname, '../../../docs/varnish.vcl');

/** A running Varnish. */
interface Varnish {
  /** `http://127.0.0.1:…` */
  readonly url: string;
  /** Starts it in front of a product. */
  front(productPort: number): Promise<void>;
  stop(): Promise<void>;
}

/** Prepares Debian's Varnish on a free port. Installs it with apt if possible. */
export async function prepareVarnish(): Promise<Varnish> {
  await providePrograms({ varnish: PROGRAM });
  const folder = await mkdtemp(join(tmpdir(), 'tearline-varnish-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  let stopProgram = async (): Promise<void> => undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    async front(productPort) {
      const settings = join(folder, 'default.vcl');
      const text = await readFile(SETTINGS, 'utf8');
      await writeFile(settings, text.replace('.port = "4000"', `.port = "${productPort}"`));
      const address = `127.0.0.1:${port}`;
      const parameters = ['-F', '-f', settings, '-a', address, '-n', join(folder, 'work')];
      const varnish = spawn(PROGRAM, [...parameters, '-s', 'malloc,64m'], { stdio: 'ignore' });
      stopProgram = async () => {
        if (varnish.exitCode === null && varnish.kill('SIGTERM')) await once(varnish, 'exit');
      };
      const ask = () => fetch(`http://${address}/healthz`);
      await until('The start of Varnish', async () => (await ask()).ok);
    },
    async stop() {
      await stopProgram();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
