/** What the bench and the thread of its phones say to each other. */

export interface FleetOrder {
  /** Of the services. */
  readonly port: number;
  /** For the certificate of the push service. */
  readonly folder: string;
  /** PEM of the authority of the pass certificate. */
  readonly root: string;
  readonly devices: number;
  readonly couponId: string;
}

export type FleetReport =
  | { readonly kind: 'open'; readonly url: string; readonly authority: string }
  | { readonly kind: 'registered'; readonly ms: number }
  /** Each phone's time with the void pass in ms since 1970, and its number of pushes. */
  | {
      readonly kind: 'voided';
      readonly at: readonly number[];
      readonly pushes: readonly number[];
    }
  | { readonly kind: 'failed'; readonly reason: string };
