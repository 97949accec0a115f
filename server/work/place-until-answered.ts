import type { ServerResponse } from 'node:http';
import { type WorkQueue, WorkRefused } from './work-queue.ts';

/**
 * Waits for a place in the queue and keeps it until the answer is handed over or its connection ends. Use it only when
 * the request's body is complete, so that a slow sender does not hold the place. With `longestMs`, a slow reader gives
 * the place back after that time. Throws `WorkRefused` as the queue does, and if the caller left while it waited.
 */
export function placeUntilAnswered(
  queue: WorkQueue,
  response: ServerResponse,
  longestMs: number | null = null,
): Promise<void> {
  return new Promise((begin, refuse) => {
    const answered = (): Promise<void> =>
      new Promise((end) => {
        if (response.destroyed) {
          refuse(new WorkRefused('The caller has left.'));
          return end();
        }
        const late = longestMs === null ? undefined : setTimeout(end, longestMs);
        const over = (): void => {
          clearTimeout(late);
          end();
        };
        response.once('prefinish', over).once('close', over);
        return begin();
      });
    queue.run(answered).catch(refuse);
  });
}
