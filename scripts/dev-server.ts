/**
 * One life of the development server; `npm run dev` starts it anew whenever a source of the services changes. With
 * `--still` pages that are open take no change, and every module has one address: for who breaks sources on purpose.
 */
import './command/current-node.ts';
import { realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createServer } from 'vite';
import { readConfig } from '../server/configuration/config.ts';
import { startServer } from '../server/start.ts';
import { runCommand } from './command/command.ts';
import { createProgress, duration } from './command/progress.ts';
import { stopOnSignals } from './command/stop-on-signals.ts';

await runCommand(async () => {
  const started = performance.now();
  const progress = createProgress((text) => process.stdout.write(text));
  const config = readConfig(process.env);
  const isStill = process.argv.includes('--still');
  const vite = await createServer({
    appType: 'custom',
    // Other pages of the checkout, those of benchmarks for one, may need packages that are not installed.
    optimizeDeps: { entries: 'index.html' },
    server: {
      middlewareMode: true,
      ...(isStill
        ? { hmr: false, ws: false }
        : { hmr: { host: config.host, port: config.port + 1 } }),
      // Packages may be linked from another folder, all at once or one by one.
      fs: { allow: ['.', dirname(await realpath(join('node_modules', 'vite')))] },
    },
  });
  // Vite would end the process before the database is put down.
  process.removeAllListeners('SIGTERM');
  const signals = stopOnSignals(progress.say);
  const server = await startServer(config, { ...progress, vite });
  progress.say(`Development server after ${duration(started)}: ${config.publicUrl}`);
  await signals.wait();
  await vite.close();
  await server.stop();
});
