/** What a command says while it works. */
export interface Progress {
  /** Does one piece of work under a title and tells how long it took. */
  readonly step: <Result>(title: string, work: () => Promise<Result>) => Promise<Result>;
  /** One line of its own. */
  readonly say: (sentence: string) => void;
}

/** Progress as lines of text; `write` gets them as they come. */
export function createProgress(write: (text: string) => void): Progress {
  let openTitle: string | null = null;

  function say(sentence: string): void {
    if (openTitle !== null) write('\n');
    openTitle = null;
    write(`  ${sentence}\n`);
  }

  async function step<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
    if (openTitle !== null) write('\n');
    openTitle = title;
    write(`${title} …`);
    const started = performance.now();
    try {
      return await work();
    } finally {
      write(openTitle === title ? ` ${duration(started)}\n` : `${title}: ${duration(started)}\n`);
      openTitle = null;
    }
  }

  return { step, say };
}

/** `0.4 s` since `started` (milliseconds of `performance.now()`). */
export function duration(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
