const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const ORPHAN_CHECK_MS = 500;

/** Resolves when a signal asks the process to end, so that running work can be stopped in order. */
export function stopOnSignals(say: (sentence: string) => void): Promise<void> {
  return new Promise((resolve) => {
    const ask = (): void => {
      say('Stopping …');
      resolve();
    };
    for (const signal of SIGNALS) process.on(signal, ask);
    whenNpmIsGone(ask);
  });
}

/** npm passes a signal to its shell, which dies without passing it on. The parent process id changes then. */
function whenNpmIsGone(ask: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    ask();
  }, ORPHAN_CHECK_MS);
  timer.unref();
}
