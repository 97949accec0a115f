/** The documented responses that a test run has seen: one small file per test process. */
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of this run's record. */
    readonly contractRecord: string;
  }
}

const written = new Set<string>();

/** Records a validated response. */
export function recordAnswer(operationId: string, status: string): void {
  const line = `${operationId} ${status}`;
  if (written.has(line)) return;
  written.add(line);
  appendFileSync(join(inject('contractRecord'), `${process.pid}.txt`), `${line}\n`);
}

/** `getCoupon 200` and so on, of all test processes of this run. */
export function recordedAnswers(): ReadonlySet<string> {
  const folder = inject('contractRecord');
  const lines = readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8').trim().split('\n'),
  );
  return new Set(lines);
}
