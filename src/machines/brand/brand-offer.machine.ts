/** Uses the account's brand in a coupon, and keeps a coupon's as the account's: KIT-01. */
import { assign, emit, setup } from 'xstate';
import type { Brand } from '../../domain/brand/brand.ts';
import type { CouponForm } from '../../domain/coupon/fields/coupon-form.ts';
import { failureWords, given, givenEvent, port } from '../port.ts';

/** A brand as it was read for use. */
export interface UsedBrand {
  readonly brand: Brand;
  /** A logo's file is gone; the rest is there. */
  readonly lacksLogo: boolean;
}

interface BrandOfferContext {
  /** The coupon whose brand is kept; null before. */
  readonly form: CouponForm | null;
  readonly lacksLogo: boolean;
  /** The last call, if it failed, and why, in words. */
  readonly failed: Failed | null;
}

interface Failed {
  readonly call: 'use' | 'keep';
  readonly words: string;
}

/** A coupon whose brand is to be kept. */
interface KeptCoupon {
  readonly form: CouponForm;
  /** The account has another brand, which would be lost. */
  readonly replaces: boolean;
}

export const brandOfferMachine = setup({
  types: {
    context: {} as BrandOfferContext,
    events: {} as
      | { type: 'brand.use' }
      | ({ type: 'brand.keep' } & KeptCoupon)
      | { type: 'replacement.confirm' }
      | { type: 'replacement.cancel' },
    emitted: {} as { type: 'brand.read'; brand: Brand },
    tags: {} as 'busy',
  },
  actors: {
    readBrand: port<UsedBrand, void>('readBrand'),
    keepBrand: port<void, CouponForm>('keepBrand'),
  },
  guards: { isReplacement: (_, { replaces }: KeptCoupon) => replaces },
  actions: {
    rememberCoupon: assign({ form: (_, { form }: KeptCoupon) => form, failed: null }),
    rememberUse: assign({ lacksLogo: (_, { lacksLogo }: UsedBrand) => lacksLogo, failed: null }),
    rememberUseFailure: assign({
      failed: (_, error: unknown): Failed => ({ call: 'use', words: failureWords(error) }),
    }),
    rememberKeepFailure: assign({
      failed: (_, error: unknown): Failed => ({ call: 'keep', words: failureWords(error) }),
    }),
    handOver: emit((_, { brand }: UsedBrand) => ({ type: 'brand.read' as const, brand })),
  },
}).createMachine({
  id: 'brandOffer',
  context: { form: null, lacksLogo: false, failed: null },
  initial: 'idle',
  states: {
    idle: {
      initial: 'resting',
      states: { resting: {}, kept: {} },
      on: {
        'brand.use': 'reading',
        'brand.keep': [
          {
            guard: givenEvent('isReplacement'),
            target: 'asking',
            actions: givenEvent('rememberCoupon'),
          },
          { target: 'keeping', actions: givenEvent('rememberCoupon') },
        ],
      },
    },
    reading: {
      tags: 'busy',
      invoke: {
        src: 'readBrand',
        onDone: {
          target: 'idle',
          actions: [given('rememberUse', 'output'), given('handOver', 'output')],
        },
        onError: { target: 'idle', actions: given('rememberUseFailure', 'error') },
      },
    },
    asking: { on: { 'replacement.confirm': 'keeping', 'replacement.cancel': 'idle' } },
    keeping: {
      tags: 'busy',
      invoke: {
        src: 'keepBrand',
        input: ({ context }) => keptForm(context),
        onDone: 'idle.kept',
        onError: { target: 'idle', actions: given('rememberKeepFailure', 'error') },
      },
    },
  },
});

/** Throws if no coupon is to be kept; the chart rules that out. */
function keptForm({ form }: BrandOfferContext): CouponForm {
  if (form === null) throw new Error('Only a coupon’s brand can be kept.');
  return form;
}
