import type { MetricsGauge } from './metrics.ts';
import type { Connections } from '../http/connections/connections.ts';
import * as metricsWords from '../../src/words/server/metrics.gen.ts';

/** Gauges for open connections, unread bytes and connections that the server ended early (SAFE-11). */
export function connectionGauges(connections: Connections): readonly MetricsGauge[] {
  return [
    {
      name: 'connections',
      help: metricsWords.connections(),
      label: 'state',
      read: async () => ({ open: connections.open }),
    },
    {
      name: 'unread_bytes',
      help: metricsWords.unreadBytes(),
      label: 'state',
      read: async () => ({ waiting: connections.unread }),
    },
    {
      name: 'connections_ended_total',
      help: metricsWords.connectionsEnded(),
      label: 'reason',
      isRising: true,
      read: async () => connections.ended,
    },
  ];
}
