import type { MetricsGauge } from '../counting/metrics.ts';
import type { Connections } from './connections.ts';

/** Gauges for open connections, unread bytes and connections that the server ended early (SAFE-11). */
export function connectionGauges(connections: Connections): readonly MetricsGauge[] {
  return [
    {
      name: 'connections',
      help: 'Connections of visitors.',
      label: 'state',
      read: async () => ({ open: connections.open }),
    },
    {
      name: 'unread_bytes',
      help: 'Bytes of answers that wait to be read.',
      label: 'state',
      read: async () => ({ waiting: connections.unread }),
    },
    {
      name: 'connections_ended_total',
      help: 'Connections ended because they sent or read too slowly, or since there were too many or too much unread.',
      label: 'reason',
      isRising: true,
      read: async () => connections.ended,
    },
  ];
}
