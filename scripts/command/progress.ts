/** Reports the progress of a command. */
export type Progress = ReturnType<typeof createProgress>;

/** Prints progress as lines of text through `write`. */
export function createProgress(write: (text: string) => void) {
  let openTitle: string | null = null;

  /** Prints one line. */
  function say(sentence: string): void {
    if (openTitle !== null) write('\n');
    openTitle = null;
    write(`  ${sentence}\n`);
  }

  /** Does one step with a title and reports how long it took. */
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

/** Returns the time since `started` (milliseconds of `performance.now()`) as `0.4 s`. */
export function duration(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
