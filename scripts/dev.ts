/** `npm run dev`: Vite replaces changed modules in the browser. A change of the services restarts them. */
import './command/current-node.ts';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { runScript } from './command/run-tool.ts';
import { stopOnSignals } from './command/stop-on-signals.ts';

const SERVICES = ['server', 'openapi', 'designs', 'src/domain', 'scripts/dev-server.ts'];

// Vite serves the other pages from their sources.
await runScript('build.ts', ['till', 'dev-paths']);

const child = spawn(
  process.execPath,
  [
    '--watch',
    '--watch-preserve-output',
    ...SERVICES.map((path) => `--watch-path=${path}`),
    join('scripts', 'dev-server.ts'),
  ],
  { cwd: join(import.meta.dirname, '..'), stdio: 'inherit' },
);

child.on('exit', (code) => process.exit(code ?? 0));
await stopOnSignals(() => undefined);
child.kill('SIGTERM');
