import * as startWords from '../../src/words/server/start.gen.ts';

interface WatchedServer {
  isRunning(): Promise<boolean>;
  start(): Promise<void>;
  readonly log: (sentence: string) => void;
  readonly everyMs?: number;
  readonly lostAfterMs?: number;
}

/** Restarts a server that stops by itself (SAFE-02). */
export function watchServer(server: WatchedServer) {
  const { isRunning, start, log, everyMs = 1_000, lostAfterMs = 30_000 } = server;
  let goneSince: number | null = null;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();

  const look = async (): Promise<void> => {
    if (!(await isRunning())) {
      if (goneSince === null) log(startWords.databaseEnded());
      goneSince ??= performance.now();
      await start();
    }
    if (goneSince === null) return;
    goneSince = null;
    log(startWords.databaseBack());
  };
  const lookLater = (): void => {
    if (isStopped) return;
    timer = setTimeout(() => {
      // The next round tries again.
      looking = look()
        .catch(() => undefined)
        .then(lookLater);
    }, everyMs).unref();
  };
  lookLater();
  return {
    /** True after half a minute of failed restarts; further attempts follow. */
    isLost: () => goneSince !== null && performance.now() - goneSince > lostAfterMs,
    /** Resolves after the last attempt has ended. */
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
