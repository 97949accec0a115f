/** A process that owns a data folder until it is stopped or killed. */
import { startEmbeddedPostgres } from '../../server/db/embedded-postgres.ts';

const [dataDir = ''] = process.argv.slice(2);
const database = await startEmbeddedPostgres({ dataDir, log: () => undefined });
process.on('SIGTERM', () => void database.stop().then(() => process.exit(0)));
console.log(`running ${database.url}`);
setInterval(() => undefined, 60_000);
