import { poolUse, type Database } from './db/database.ts';
import { connectionGauges } from './counting/metrics.ts';
import type { Connections } from './http/connections/connections.ts';
import type { MetricsGauge } from './counting/metrics.ts';
import type { Load } from './http/limits/overload.ts';
import { countJobs } from './jobs/queue.repository.ts';
import { mailQueue, proofMailQueue, purgeQueue, walletQueue } from './jobs/queues.ts';
import * as metricsWords from '../src/words/server/metrics.gen.ts';

/** Gauges of the server: calls under way, connections, and waiting work (API-13). */
export function serverGauges(
  database: Database,
  load: Load,
  connections: Connections,
): readonly MetricsGauge[] {
  return [
    {
      name: 'requests_under_way',
      help: metricsWords.requestsUnderWay(),
      label: 'state',
      read: async () => ({ active: load.active, refusing: load.isOver() ? 1 : 0 }),
    },
    connectionsGauge(database),
    ...connectionGauges(connections),
    {
      name: 'mail_outbox',
      help: metricsWords.mailOutbox(),
      label: 'state',
      isShared: true,
      read: () => countJobs(database, mailQueue),
    },
    {
      name: 'proof_mails',
      help: metricsWords.proofMails(),
      label: 'state',
      isShared: true,
      read: () => countJobs(database, proofMailQueue),
    },
    {
      name: 'wallet_deliveries',
      help: metricsWords.walletDeliveries(),
      label: 'state',
      isShared: true,
      read: () => countJobs(database, walletQueue),
    },
    {
      name: 'cache_purges',
      help: metricsWords.cachePurges(),
      label: 'state',
      isShared: true,
      read: () => countJobs(database, purgeQueue),
    },
  ];
}

/** Used by every process, whether it answers calls or does jobs. */
export function connectionsGauge(database: Database): MetricsGauge {
  return {
    name: 'database_connections',
    help: metricsWords.databaseConnections(),
    label: 'state',
    read: async () => ({ ...poolUse(database) }),
  };
}
