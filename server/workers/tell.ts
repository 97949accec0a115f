import type { Worker } from 'node:cluster';
import type { PrimaryMessage } from './messages.ts';

/** Sends a message to a worker. It is dropped if the worker has just ended. */
export function tell(worker: Worker, message: PrimaryMessage): void {
  if (worker.isConnected()) worker.send(message, () => undefined);
}
