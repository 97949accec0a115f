import type { MetricsGauge } from '../counting/metrics.ts';
import type { Connections } from './connections.ts';

/** Who is connected, what waits to be read, and which connections were ended before their time (SAFE-11). */
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
