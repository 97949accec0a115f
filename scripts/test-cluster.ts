/**
 * `npm run test:cluster`: three replicas behind HAProxy, two PostgreSQL servers under Patroni, PgBouncer and an object
 * store, on loopback and under load. The replicas are upgraded and rolled back, then each part is killed, then the
 * database is copied (GROW-01 to GROW-03). Its last line is `N passed, N failed`.
 */
import './command/current-node.ts';
import { runCommand } from './command/command.ts';
import { duration } from './command/progress.ts';
import { runScript } from './command/run-tool.ts';
import { StartFailure } from '../server/configuration/start-failure.ts';
import { testCluster } from './testing/cluster/cluster.ts';

await runCommand(async () => {
  const started = performance.now();
  const build = await runScript('build.ts', [], { output: 'shown' });
  if (!build.succeeded) throw new StartFailure('The build failed; the lines above say why.');
  const { passed, failed } = await testCluster((line) => console.log(line));
  console.log(`Duration: ${duration(started)}`);
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exit(1);
});
