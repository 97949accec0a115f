import cluster from 'node:cluster';
import { once } from 'node:events';
import type { Peers } from '../peers/peers.ts';
import { messageFrom, type PrimaryMessage, type WorkerMessage } from './messages.ts';

/** Opens the connection. If the primary ends, the worker ends at once. */
export function openPrimaryLine() {
  const { promise: stopped, resolve: stop } = Promise.withResolvers<void>();
  const { peers, hear } = openPeers();
  let isDatabaseLost = false;
  process.on('message', (sent) => {
    const message = messageFrom<PrimaryMessage>(sent);
    if (message === null) return;
    if (message.kind === 'stop') stop();
    if (message.kind === 'database') isDatabaseLost = message.isLost;
    void hear(message);
  });
  process.on('SIGTERM', () => void say({ kind: 'leaving' }));
  // A terminal signals the whole process group. The workers wait for the primary's message instead.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
  return {
    peers,
    /**
     * Resolves when the primary asks the worker to stop. On SIGTERM the worker reports it to the primary, which starts a
     * replacement first.
     */
    stopped,
    /** Resolves when the message is sent. */
    say,
    isDatabaseLost: () => isDatabaseLost,
    /** Resolves when no more connections can arrive. Connections on their way go to other workers. */
    async leave() {
      const left = once(process, 'disconnect');
      cluster.worker?.disconnect();
      await left;
    },
  };
}

function openPeers() {
  const waiting = new Map<number, (text: string | null) => void>();
  let asked = 0;
  let hearCalls: Parameters<Peers['onBroadcast']>[0] = () => undefined;
  let measure: Parameters<Peers['onMeasure']>[0] = async () => [];
  const peers: Peers = {
    tell: (calls) => void say({ kind: 'counted', calls }),
    onBroadcast(told) {
      hearCalls = told;
    },
    onMeasure(measured) {
      measure = measured;
    },
    async metrics() {
      asked += 1;
      const number = asked;
      const { promise, resolve } = Promise.withResolvers<string | null>();
      waiting.set(number, resolve);
      await say({ kind: 'metrics', asked: number });
      const text = await promise;
      waiting.delete(number);
      if (text === null) throw new Error('The metrics of the workers could not be put together.');
      return text;
    },
  };
  const hear = async (message: PrimaryMessage): Promise<void> => {
    if (message.kind === 'counted') hearCalls(message.calls);
    if (message.kind === 'gathered') waiting.get(message.asked)?.(message.text);
    if (message.kind !== 'measure') return;
    const metrics = await measure().catch(() => []);
    await say({ kind: 'measured', asked: message.asked, metrics });
  };
  return { peers, hear };
}

function say(message: WorkerMessage): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(message, undefined, undefined, () => resolve());
  });
}
