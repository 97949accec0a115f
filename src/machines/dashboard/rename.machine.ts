/** Renames one coupon in its place: "EDIT NAME", "SAVE" (DASH-03, DASH-07). */
import { type ActorRefFrom, assign, emit, setup } from 'xstate';
import { WAIT_SHOWN_MS } from '../../domain/constants.ts';
import { couponNameProblem } from '../../domain/dashboard/coupon-name.ts';
import { isGone } from '../../domain/failures.ts';
import { port } from '../port.ts';

export interface NamedCoupon {
  readonly couponId: string;
  readonly name: string;
}

interface RenameContext extends NamedCoupon {
  /** The typed name. */
  readonly text: string;
  /** Why it cannot be saved, in words. */
  readonly problem: string | null;
}

export const renameMachine = setup({
  types: {
    input: {} as NamedCoupon,
    context: {} as RenameContext,
    events: {} as
      | { type: 'rename.begin' }
      | { type: 'name.change'; text: string }
      | { type: 'rename.save' }
      | { type: 'rename.cancel' }
      | { type: 'coupon.read'; name: string },
    emitted: {} as
      | ({ type: 'coupon.renamed' } & NamedCoupon)
      | { type: 'rename.refused'; couponId: string }
      | { type: 'coupon.gone'; couponId: string },
    tags: {} as 'editing' | 'busy' | 'slow',
  },
  actors: { renameCoupon: port<void, NamedCoupon>('renameCoupon') },
  delays: { waitShown: WAIT_SHOWN_MS },
  guards: {
    isUnchanged: ({ context }) => context.text.trim() === context.name,
    isUnfit: ({ context }) => couponNameProblem(context.text) !== null,
  },
  actions: {
    beginWithName: assign({ text: ({ context }) => context.name, problem: null }),
    rememberText: assign({ text: (_, text: string) => text, problem: null }),
    rememberName: assign({ name: (_, name: string) => name }),
    takeText: assign({ name: ({ context }) => context.text.trim() }),
    setProblem: assign({ problem: ({ context }) => couponNameProblem(context.text) }),
    emitRenamed: emit(({ context: { couponId, name } }) => ({
      type: 'coupon.renamed',
      couponId,
      name,
    })),
    emitRefusal: emit(({ context: { couponId } }) => ({ type: 'rename.refused', couponId })),
    emitGone: emit(({ context: { couponId } }) => ({ type: 'coupon.gone', couponId })),
  },
}).createMachine({
  id: 'rename',
  context: ({ input }) => ({ ...input, text: input.name, problem: null }),
  initial: 'resting',
  states: {
    resting: {
      on: {
        'rename.begin': { target: 'editing', actions: 'beginWithName' },
        'coupon.read': {
          actions: { type: 'rememberName', params: ({ event }) => event.name },
        },
      },
    },
    editing: {
      tags: 'editing',
      on: {
        'name.change': {
          actions: { type: 'rememberText', params: ({ event }) => event.text },
        },
        'rename.save': [
          { guard: 'isUnfit', actions: 'setProblem' },
          { guard: 'isUnchanged', target: 'resting' },
          { target: 'saving' },
        ],
        'rename.cancel': 'resting',
      },
    },
    saving: {
      tags: ['editing', 'busy'],
      initial: 'brief',
      invoke: {
        src: 'renameCoupon',
        input: ({ context: { couponId, text } }) => ({ couponId, name: text.trim() }),
        onDone: { target: 'resting', actions: ['takeText', 'emitRenamed'] },
        onError: [
          { guard: ({ event }) => isGone(event.error), target: 'gone' },
          { target: 'editing', actions: 'emitRefusal' },
        ],
      },
      states: {
        brief: { after: { waitShown: 'slow' } },
        slow: { tags: 'slow' },
      },
    },
    /** The coupon was removed in another tab or on another device. */
    gone: { type: 'final', entry: 'emitGone' },
  },
});

export type RenameActor = ActorRefFrom<typeof renameMachine>;
