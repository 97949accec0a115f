/**
 * One of the WORKERS processes. It answers calls; the process that started it owns the data folder and does the jobs.
 */
import { readConfig, type Config } from './configuration/config.ts';
import { StartFailure } from './configuration/start-failure.ts';
import { openDatabase } from './db/database.ts';
import { openMediaStore } from './media/open-media-store.ts';
import { serve } from './serving.ts';
import { createPassStore } from './wallet/apple/pass-store.ts';
import { openWallet } from './wallet/wallet.ts';
import { limitHeapGrowth } from './heap-growth.ts';
import { openPrimaryLine } from './workers/primary-line.ts';
import * as startWords from '../src/words/server/start.gen.ts';

limitHeapGrowth();
const line = openPrimaryLine();
try {
  const stop = await open(readConfig(process.env));
  await line.stopped;
  await stop();
} catch (error) {
  if (!(error instanceof StartFailure)) console.error(error);
  const sentence = error instanceof Error ? error.message : String(error);
  await line.say({ kind: 'failed', sentence });
  process.exit(1);
}
process.exit(0);

async function open(config: Config): Promise<() => Promise<void>> {
  const { databaseUrl, databaseDirectUrl } = config;
  if (databaseUrl === null) throw new StartFailure(startWords.workerWithoutDatabase());
  const database = openDatabase({
    url: databaseUrl,
    connections: config.databasePool,
    statementSeconds: config.statementSeconds,
    waitSeconds: config.databaseWaitSeconds,
    isPooled: databaseDirectUrl !== null,
    onIdleError: () => undefined,
  });
  const media = await openMediaStore(config);
  const serving = await serve(config, {
    database,
    databaseUrl: databaseDirectUrl ?? databaseUrl,
    isDatabaseLost: line.isDatabaseLost,
    media,
    wallet: await openWallet(config, createPassStore(database, media)),
    peers: line.peers,
  });
  await line.say({ kind: 'ready', address: serving.address });
  return async () => {
    await serving.stop();
    await line.leave();
    await database.destroy();
  };
}
