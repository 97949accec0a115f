/** Edits and erases the account's brand: KIT-01. */
import { assign, setup } from 'xstate';
import {
  type Brand,
  type BrandFields,
  type BrandSlot,
  EMPTY_BRAND,
} from '../../domain/brand/brand.ts';
import { failedAs } from '../../domain/failures.ts';
import type { SlottedImage } from '../../domain/images/image-slots.ts';
import { isSame } from '../../domain/same-value.ts';
import { given, givenEvent, type MayFail, port, WHY_FAILED } from '../port.ts';

/** The brand as it was read. */
export interface EditedBrand {
  readonly brand: Brand;
  /** Sent back with a save. */
  readonly version: string;
  /** False for an account without a brand. */
  readonly isKept: boolean;
}

/** A brand to be saved; the version null overwrites what was saved elsewhere. */
export interface SavedBrand {
  readonly brand: Brand;
  readonly version: string | null;
}

interface BrandEditorContext extends Omit<EditedBrand, 'version'>, MayFail {
  /** As it was read; a close loses what differs from it. */
  readonly opened: Brand;
  readonly version: string | null;
}

/** A logo was cropped. */
interface LogoChange {
  readonly slot: BrandSlot;
  readonly image: SlottedImage;
}

export const brandEditorMachine = setup({
  types: {
    context: {} as BrandEditorContext,
    events: {} as
      | { type: 'brand.read' }
      | { type: 'brand.change'; change: Partial<BrandFields> }
      | ({ type: 'logo.change' } & LogoChange)
      | { type: 'brand.save' | 'brand.overwrite' | 'brand.erase' | 'erasure.confirm' }
      | { type: 'erasure.cancel' | 'dialog.close' | 'closing.confirm' | 'closing.cancel' },
    tags: {} as 'busy' | 'shown',
  },
  actors: {
    openBrand: port<EditedBrand, void>('openBrand'),
    saveBrand: port<void, SavedBrand>('saveBrand'),
    eraseBrand: port<void, void>('eraseBrand'),
  },
  guards: {
    isKept: ({ context }) => context.isKept,
    isChanged: ({ context }) => isBrandChanged(context),
    isStale: (_, error: unknown) => failedAs(error, 'stale-edit'),
  },
  actions: {
    remember: assign((_, edited: EditedBrand) => ({
      ...edited,
      opened: edited.brand,
      failure: null,
    })),
    change: assign(({ context }, change: Partial<BrandFields>) => ({
      brand: { ...context.brand, ...change },
    })),
    changeLogo: assign(({ context }, { slot, image }: LogoChange) => ({
      brand: withLogo(context.brand, slot, image),
    })),
    forgetFailure: assign({ failure: null }),
    forgetVersion: assign({ version: null }),
  },
}).createMachine({
  id: 'brandEditor',
  context: {
    brand: EMPTY_BRAND,
    opened: EMPTY_BRAND,
    version: null,
    isKept: false,
    failure: null,
  },
  initial: 'opening',
  states: {
    opening: {
      on: { 'dialog.close': 'closed' },
      invoke: {
        src: 'openBrand',
        onDone: { target: 'editing', actions: given('remember', 'output') },
        onError: { target: 'unread', actions: assign(WHY_FAILED) },
      },
    },
    unread: { on: { 'brand.read': 'opening', 'dialog.close': 'closed' } },
    editing: {
      tags: 'shown',
      on: {
        'brand.change': { actions: given('change', 'change') },
        'logo.change': { actions: givenEvent('changeLogo') },
        'brand.save': { target: 'saving', actions: 'forgetFailure' },
        'brand.erase': { guard: 'isKept', target: 'asking' },
        'dialog.close': [{ guard: 'isChanged', target: 'closing' }, { target: 'closed' }],
      },
    },
    saving: {
      tags: ['busy', 'shown'],
      invoke: {
        src: 'saveBrand',
        input: ({ context: { brand, version } }) => ({ brand, version }),
        onDone: 'saved',
        onError: [
          { guard: given('isStale', 'error'), target: 'stale' },
          { target: 'editing', actions: assign(WHY_FAILED) },
        ],
      },
    },
    /** Another tab or device saved first. */
    stale: {
      tags: 'shown',
      on: {
        'brand.overwrite': { target: 'saving', actions: 'forgetVersion' },
        'brand.read': 'opening',
        'dialog.close': 'closing',
      },
    },
    /** Asks before changes are lost. */
    closing: {
      tags: 'shown',
      on: { 'closing.confirm': 'closed', 'closing.cancel': 'editing' },
    },
    asking: {
      tags: 'shown',
      on: {
        'erasure.confirm': { target: 'erasing', actions: 'forgetFailure' },
        'erasure.cancel': 'editing',
      },
    },
    erasing: {
      tags: ['busy', 'shown'],
      invoke: {
        src: 'eraseBrand',
        onDone: 'erased',
        onError: { target: 'editing', actions: assign(WHY_FAILED) },
      },
    },
    saved: { type: 'final' },
    erased: { type: 'final' },
    closed: { type: 'final' },
  },
});

/** Whether a close would lose something. */
export function isBrandChanged({ brand, opened }: Pick<BrandEditorContext, 'brand' | 'opened'>) {
  return !isSame(brand, opened);
}

/** An image takes the place of a text logo. */
function withLogo(brand: Brand, slot: BrandSlot, image: SlottedImage): Brand {
  const logos = { ...brand.logos, [slot]: image };
  return { ...brand, haveLogoImage: 'yes', logoText: null, logos };
}
