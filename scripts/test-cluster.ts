/**
 * `npm run test:cluster`: three replicas behind HAProxy, two PostgreSQL servers under Patroni, PgBouncer and an object
 * store, on loopback and under load. The replicas are upgraded and rolled back, then each part is killed, then the
 * database is copied (GROW-01 to GROW-03). Its last line is `N passed, N failed`.
 */
import './command/current-node.ts';
import { runCommand } from './command/command.ts';
import { StartFailure } from '../server/configuration/start-failure.ts';
import { isProductBuilt, sayEnd } from './testing/run-tests.ts';
import { testCluster } from './testing/cluster/cluster.ts';

await runCommand(async () => {
  const started = performance.now();
  if (!(await isProductBuilt()))
    throw new StartFailure('The build failed; the lines above say why.');
  sayEnd(started, await testCluster());
});
