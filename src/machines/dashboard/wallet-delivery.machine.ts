/** Shows how a coupon's last change reached saved passes, and sends it again (API-11, API-12). */
import { assign, setup } from 'xstate';
import {
  WALLET_LOOK_LONGEST_MS,
  WALLET_LOOK_MS,
  WALLET_LOOKS_MAX,
} from '../../domain/constants.ts';
import { given, port } from '../port.ts';

interface WalletDeliveryContext {
  readonly couponId: string;
  /** Deliveries under way, from the last answer. */
  readonly underWay: number;
  /** Answers since the user's last request. */
  readonly looks: number;
  readonly isKnown: boolean;
  /** The request that failed; null if none did. */
  readonly refused: 'asking' | 'resending' | null;
}

export const walletDeliveryMachine = setup({
  types: {
    input: {} as { readonly couponId: string },
    context: {} as WalletDeliveryContext,
    events: {} as { type: 'wallets.resend' } | { type: 'wallets.retry' },
    tags: {} as 'busy' | 'refused',
  },
  actors: {
    /** Both resolve to how many deliveries are under way. */
    askWallets: port<number, string>('askWallets'),
    resendWalletUpdates: port<number, string>('resendWalletUpdates'),
  },
  delays: {
    nextLook: ({ context }) =>
      Math.min(WALLET_LOOK_LONGEST_MS, WALLET_LOOK_MS * 2 ** (context.looks - 1)),
  },
  guards: {
    isUnderWay: ({ context }) => context.underWay > 0 && context.looks < WALLET_LOOKS_MAX,
    wasResending: ({ context }) => context.refused === 'resending',
  },
  actions: {
    rememberAnswer: assign(({ context }, underWay: number) => ({
      underWay,
      looks: context.looks + 1,
      isKnown: true,
      refused: null,
    })),
    rememberRefusal: assign((_, refused: 'asking' | 'resending') => ({ refused })),
    resetLooks: assign({ looks: 0 }),
  },
}).createMachine({
  id: 'walletDelivery',
  context: ({ input: { couponId } }) => ({
    couponId,
    underWay: 0,
    looks: 0,
    isKnown: false,
    refused: null,
  }),
  initial: 'asking',
  on: { 'wallets.resend': '.resending' },
  states: {
    asking: {
      invoke: {
        src: 'askWallets',
        input: ({ context }) => context.couponId,
        onDone: { target: 'idle', actions: given('rememberAnswer', 'output') },
        onError: { target: 'failed', actions: { type: 'rememberRefusal', params: 'asking' } },
      },
    },
    idle: {
      initial: 'resting',
      states: {
        resting: { always: { guard: 'isUnderWay', target: 'watching' } },
        watching: { after: { nextLook: '#walletDelivery.asking' } },
      },
    },
    resending: {
      tags: 'busy',
      entry: 'resetLooks',
      /** The first press is still being sent. */
      on: { 'wallets.resend': {} },
      invoke: {
        src: 'resendWalletUpdates',
        input: ({ context }) => context.couponId,
        onDone: { target: 'idle', actions: given('rememberAnswer', 'output') },
        onError: { target: 'failed', actions: { type: 'rememberRefusal', params: 'resending' } },
      },
    },
    failed: {
      tags: 'refused',
      on: {
        'wallets.retry': [
          { guard: 'wasResending', target: 'resending' },
          { target: 'asking', actions: 'resetLooks' },
        ],
      },
    },
  },
});
