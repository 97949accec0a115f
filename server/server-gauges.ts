import { poolUse, type Database } from './db/database.ts';
import type { Connections } from './http/connections/connections.ts';
import type { MetricsGauge } from './counting/metrics.ts';
import type { Load } from './http/limits/overload.ts';
import { countJobs } from './jobs/queue.repository.ts';
import { mailQueue, proofMailQueue, purgeQueue, walletQueue } from './jobs/queues.ts';
import * as metricsWords from '../src/words/server/metrics.gen.ts';

type CountedQueue = Parameters<typeof countJobs>[1];

/** Gauges of the server: calls under way, connections (SAFE-11), and waiting work (API-13). */
export function serverGauges(
  database: Database,
  load: Load,
  connections: Connections,
): readonly MetricsGauge[] {
  return [
    {
      name: 'requests_under_way',
      help: metricsWords.requestsUnderWay(),
      read: async () => ({ active: load.active, refusing: load.isOver() ? 1 : 0 }),
    },
    connectionsGauge(database),
    {
      name: 'connections',
      help: metricsWords.connections(),
      read: async () => ({ open: connections.open }),
    },
    {
      name: 'unread_bytes',
      help: metricsWords.unreadBytes(),
      read: async () => ({ waiting: connections.unread }),
    },
    {
      name: 'connections_ended_total',
      help: metricsWords.connectionsEnded(),
      label: 'reason',
      isRising: true,
      read: async () => connections.ended,
    },
    ofQueue(database, 'mail_outbox', metricsWords.mailOutbox(), mailQueue),
    ofQueue(database, 'proof_mails', metricsWords.proofMails(), proofMailQueue),
    ofQueue(database, 'wallet_deliveries', metricsWords.walletDeliveries(), walletQueue),
    ofQueue(database, 'cache_purges', metricsWords.cachePurges(), purgeQueue),
  ];
}

function ofQueue(database: Database, name: string, help: string, queue: CountedQueue) {
  return { name, help, isShared: true, read: () => countJobs(database, queue) };
}

/** Used by every process, whether it answers calls or does jobs. */
export function connectionsGauge(database: Database): MetricsGauge {
  return {
    name: 'database_connections',
    help: metricsWords.databaseConnections(),
    read: async () => ({ ...poolUse(database) }),
  };
}
