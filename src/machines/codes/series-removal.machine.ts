/** Removes a series of codes; it asks first, because printed codes stop working (SER-06). */
import { assign, setup } from 'xstate';
import { isGone } from '../../domain/failures.ts';
import { type MayFail, port, WHY_FAILED } from '../port.ts';

/** The series in the question. */
interface AskedSeries {
  readonly id: string;
  readonly name: string;
  readonly rows: number;
}

const NONE: AskedSeries = { id: '', name: '', rows: 0 };

export const seriesRemovalMachine = setup({
  types: {
    context: {} as MayFail & { readonly series: AskedSeries },
    events: {} as
      { type: 'removal.ask'; series: AskedSeries } | { type: 'removal.confirm' | 'removal.cancel' },
    tags: {} as 'open' | 'busy',
  },
  actors: { removeSeries: port<void, string>('removeSeries') },
}).createMachine({
  id: 'seriesRemoval',
  context: { series: NONE, failure: null },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'removal.ask': {
          target: 'asking',
          actions: assign({ series: ({ event }) => event.series, failure: null }),
        },
      },
    },
    asking: {
      tags: 'open',
      on: { 'removal.confirm': 'removing', 'removal.cancel': 'resting' },
    },
    removing: {
      tags: ['open', 'busy'],
      invoke: {
        src: 'removeSeries',
        input: ({ context }) => context.series.id,
        onDone: 'resting',
        onError: [
          // Another tab removed it first.
          { guard: ({ event }) => isGone(event.error), target: 'resting' },
          { target: 'resting', actions: assign(WHY_FAILED) },
        ],
      },
    },
  },
});
