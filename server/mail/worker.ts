import { startWorker, type Worker } from '../jobs/worker.ts';
import { deliverDueMail, type Delivery } from './delivery.ts';

/** Delivers what the outbox holds, now, whenever it is woken, and every `pollMs`. */
export function startMailWorker(delivery: Delivery, pollMs: number): Worker {
  return startWorker({
    work: (signals) => deliverDueMail(delivery, signals),
    onFailure: (error) => {
      delivery.log.warn({ err: error }, 'The mail outbox could not be read');
    },
    pollMs,
  });
}
