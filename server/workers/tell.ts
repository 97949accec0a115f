import type { Worker } from 'node:cluster';
import type { PrimaryMessage } from './messages.ts';

/** Says something to a worker; one that has just ended hears nothing more. */
export function tell(worker: Worker, message: PrimaryMessage): void {
  if (worker.isConnected()) worker.send(message, () => undefined);
}
