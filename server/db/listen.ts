import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const RECONNECT_MS = 2_000;
const CONNECT_TIMEOUT_MS = 5_000;
const BEAT_MS = 5_000;
const BEAT_TIMEOUT_MS = 5_000;

interface ListenCalls {
  /** Called with the payload of a NOTIFY; with null on each new connection, because notices may have been missed. */
  readonly onNotice: (payload: string | null) => void;
  /** All notices sent before `moment` (`performance.now()`) have arrived. */
  readonly onBeat?: (moment: number) => void;
}

/**
 * Calls `onNotice` for each NOTIFY on the channel, on its own connection. Reconnects when the connection breaks, also
 * when it goes silent. Resolves after the first attempt to listen.
 */
export async function listen(url: string, channel: string, calls: ListenCalls) {
  const stopping = new AbortController();
  const stopped = new Promise<void>((resolve) => {
    stopping.signal.addEventListener('abort', () => resolve());
  });
  const attempt = () => connect(url, channel, calls).catch(() => null);
  let current = await attempt();
  const keepListening = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await Promise.race([current?.broken, stopped].filter((end) => end !== undefined));
      await pause(RECONNECT_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (!stopping.signal.aborted) current = await attempt();
    }
    await current?.end();
  };
  const listening = keepListening();
  return {
    async stop() {
      stopping.abort();
      await listening;
    },
  };
}

/** `broken` resolves when the connection has ended, for whatever reason. */
async function connect(url: string, channel: string, { onNotice, onBeat }: ListenCalls) {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: BEAT_TIMEOUT_MS,
    application_name: 'tearline-listen',
    keepAlive: true,
  });
  const { promise: broken, resolve } = Promise.withResolvers<void>();
  client.on('error', () => resolve());
  client.on('end', () => resolve());
  client.on('notification', ({ payload }) => onNotice(payload ?? ''));
  const end = async (): Promise<void> => {
    clearInterval(timer);
    await client.end().catch(() => undefined);
    resolve();
  };
  const beat = async (): Promise<void> => {
    const moment = performance.now();
    // Replies are in order, so earlier notices have been read.
    await client.query('select 1').then(
      () => onBeat?.(moment),
      () => {
        resolve();
        return end();
      },
    );
  };
  const timer = onBeat && setInterval(() => void beat(), BEAT_MS).unref();
  try {
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  } catch (error) {
    await end();
    throw error;
  }
  onNotice(null);
  if (onBeat !== undefined) void beat();
  return { broken, end };
}
