/** Asks before the user leaves unfinished work, and stores that work as a draft (WIZ-11). */
import { wizardSetup } from './wizard.setup.ts';

export const askingState = wizardSetup.createStateConfig({
  id: 'asking',
  on: { 'leave.confirm': '#left', 'leave.cancel': '#here' },
  initial: 'choosing',
  states: {
    choosing: { on: { 'leave.keep': 'keeping' } },
    keeping: { invoke: { src: 'keepDraft', onDone: '#kept', onError: 'unkept' } },
    /** The draft could not be stored; the work is still in this wizard. */
    unkept: { on: { 'leave.keep': 'keeping' } },
  },
});
