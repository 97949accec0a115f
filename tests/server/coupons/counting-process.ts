/** Counts views of the pages it serves, prints its address, and runs until it is killed. */
import Fastify from 'fastify';
import { openDatabase } from '../../../server/db/database.ts';
import { openUsage } from '../../../server/usage.ts';

const [url = ''] = process.argv.slice(2);
const database = openDatabase({ url, connections: 2, onIdleError: () => undefined });
const app = Fastify();
openUsage(app, database, { isCached: false });
app.get('/r/:id', async () => 'A coupon.');
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
