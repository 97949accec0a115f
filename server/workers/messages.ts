/** Messages between the primary and its workers. */
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

export function isWorkerMessage(message: unknown): message is WorkerMessage {
  return hasKind(message);
}

export function isPrimaryMessage(message: unknown): message is PrimaryMessage {
  return hasKind(message);
}

/** Both ends are one program. Node's own messages have no kind. */
function hasKind(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'kind' in message;
}
