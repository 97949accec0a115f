/**
 * One run of the development server. `npm run dev` restarts it whenever a source of the services changes. With
 * `--still`, open pages are not updated and every module has one address; the mutant runs need that.
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
    // Other pages of the checkout, such as those of benchmarks, may need packages that are not installed.
    optimizeDeps: { entries: 'index.html' },
    server: {
      middlewareMode: true,
      ...(isStill
        ? { hmr: false, ws: false }
        : { hmr: { host: config.host, port: config.port + 1 } }),
      // Packages may be linked from another folder, as a whole or one by one.
      fs: { allow: ['.', dirname(await realpath(join('node_modules', 'vite')))] },
    },
  });
  // Vite would end the process before the database is stopped.
  process.removeAllListeners('SIGTERM');
  const stopped = stopOnSignals(progress.say);
  const server = await startServer(config, { ...progress, vite });
  progress.say(`Development server after ${duration(started)}: ${config.publicUrl}`);
  await stopped;
  await vite.close();
  await server.stop();
});
