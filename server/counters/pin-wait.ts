import {
  COUNTER_PAUSE_SECONDS,
  FREE_WRONG_PINS,
  WAIT_OF_A_WRONG_PIN,
  WRONG_PINS_MAX,
} from '../../src/domain/constants.ts';
import type { WrongPins } from './wrong-pins.repository.ts';

/** The contract's bound for a pause. */
const LONGEST = 3_600;

/**
 * Returns the seconds until a network's next PIN is looked at, 0 for now. A network waits after each fifth wrong PIN of
 * its own. All wait once a counter has had too many; one that has entered none waits half as long, so that the right
 * PIN comes before further guesses.
 */
export function secondsToWait({ all, own, since, ownSince }: WrongPins): number {
  const isFifth = own > 0 && own % WRONG_PINS_MAX === 0;
  const ofNetwork = isFifth ? COUNTER_PAUSE_SECONDS - ownSince : 0;
  const share = own > 0 ? 2 : 1;
  const ofCounter = (all - FREE_WRONG_PINS) * WAIT_OF_A_WRONG_PIN * share - since;
  return Math.min(LONGEST, Math.max(0, Math.ceil(Math.max(ofNetwork, ofCounter))));
}
