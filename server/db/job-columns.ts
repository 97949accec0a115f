import type { Generated } from 'kysely';

/** What every table has whose rows are jobs of a queue in `server/jobs`. */
export interface JobColumns {
  /** `waiting` until it is over. */
  state: Generated<'waiting' | 'sent' | 'not sent' | 'failed'>;
  /** Why it was not sent, or why the last attempt failed; never an address. */
  reason: string | null;
  /** Changes that this one job covers; one that comes during an attempt makes another attempt necessary. */
  requests: Generated<number>;
  /** Attempts begun, one that is going on included. */
  attempts: Generated<number>;
  created_at: Generated<Date>;
  next_attempt_at: Generated<Date>;
  /** Until then `lease` names the one worker that may do it. */
  locked_until: Date | null;
  lease: string | null;
  finished_at: Date | null;
}
