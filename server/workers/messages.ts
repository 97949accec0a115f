/** Messages between the primary and its workers. */
import type { Worker } from 'node:cluster';
import type { CountedCalls } from '../peers/call-counts.ts';

export type WorkerMessage =
  | { readonly kind: 'ready'; readonly address: string }
  /** The worker was told to end and continues until the primary sends `stop`. */
  | { readonly kind: 'leaving' }
  | { readonly kind: 'failed'; readonly sentence: string }
  | { readonly kind: 'counted'; readonly calls: readonly CountedCalls[] }
  /** The reply to the `measure` with this number. */
  | { readonly kind: 'measured'; readonly asked: number; readonly metrics: readonly object[] }
  | { readonly kind: 'metrics'; readonly asked: number };

export type PrimaryMessage =
  | { readonly kind: 'stop' }
  | { readonly kind: 'database'; readonly isLost: boolean }
  | { readonly kind: 'counted'; readonly calls: readonly CountedCalls[] }
  | { readonly kind: 'measure'; readonly asked: number }
  /** The reply to the `metrics` with this number; null if they could not be merged. */
  | { readonly kind: 'gathered'; readonly asked: number; readonly text: string | null };

/** Returns a message of the other end, which is the same program. Node's own messages have no kind: null. */
export function messageFrom<Message extends WorkerMessage | PrimaryMessage>(sent: unknown) {
  const isOurs = typeof sent === 'object' && sent !== null && 'kind' in sent;
  return isOurs ? (sent as Message) : null;
}

/** Sends a message to a worker. It is dropped if the worker has just ended. */
export function tell(worker: Worker, message: PrimaryMessage): void {
  if (worker.isConnected()) worker.send(message, () => undefined);
}
