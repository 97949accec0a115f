/** What the primary and its workers say to each other. */
import type { CountedCalls } from '../http/peers/call-counts.ts';

export type WorkerMessage =
  | { readonly kind: 'ready'; readonly address: string }
  /** It was told to end, and goes on until the primary says stop. */
  | { readonly kind: 'leaving' }
  | { readonly kind: 'failed'; readonly sentence: string }
  | { readonly kind: 'counted'; readonly calls: readonly CountedCalls[] }
  /** Answers the `measure` of that number. */
  | { readonly kind: 'measured'; readonly asked: number; readonly metrics: readonly object[] }
  | { readonly kind: 'metrics'; readonly asked: number };

export type PrimaryMessage =
  | { readonly kind: 'stop' }
  | { readonly kind: 'database'; readonly isLost: boolean }
  | { readonly kind: 'counted'; readonly calls: readonly CountedCalls[] }
  | { readonly kind: 'measure'; readonly asked: number }
  /** Answers the `metrics` of that number; null where they could not be put together. */
  | { readonly kind: 'gathered'; readonly asked: number; readonly text: string | null };

export function isWorkerMessage(message: unknown): message is WorkerMessage {
  return hasKind(message);
}

export function isPrimaryMessage(message: unknown): message is PrimaryMessage {
  return hasKind(message);
}

/** Both ends are one program; Node's own messages have no kind. */
function hasKind(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'kind' in message;
}
