/** The postal kit of a coupon, with a photograph of the mail piece on wish: PRE-03. */
import { assign, setup } from 'xstate';
import { failureWords, given, port } from '../port.ts';

/** A picture of the printed piece: a JPEG data URL of at most 3 MiB. */
export interface PiecePicture {
  readonly name: string;
  readonly data: string;
}

export interface PostalKitOrder {
  readonly couponId: string;
  /** Null takes the artwork. */
  readonly piece: PiecePicture | null;
}

interface PostalKitContext extends PostalKitOrder {
  readonly file: File | null;
  /** Why the last call failed, in words. */
  readonly failure: string | null;
}

export const postalKitMachine = setup({
  types: {
    input: {} as { readonly couponId: string },
    context: {} as PostalKitContext,
    events: {} as
      { type: 'piece.choose'; file: File } | { type: 'piece.forget' } | { type: 'kit.download' },
    tags: {} as 'busy',
  },
  actors: {
    readPiece: port<PiecePicture, File | null>('readPiece'),
    downloadKit: port<void, PostalKitOrder>('downloadKit'),
  },
  actions: {
    rememberFile: assign({ file: (_, file: File) => file, failure: null }),
    rememberPiece: assign({ piece: (_, piece: PiecePicture) => piece, file: null }),
    forgetPiece: assign({ piece: null, failure: null }),
    forgetFailure: assign({ failure: null }),
    rememberFailure: assign({ failure: (_, error: unknown) => failureWords(error), file: null }),
  },
}).createMachine({
  id: 'postalKit',
  context: ({ input }) => ({ ...input, piece: null, file: null, failure: null }),
  initial: 'ready',
  states: {
    ready: {
      initial: 'resting',
      on: {
        'piece.choose': { target: 'reading', actions: given('rememberFile', 'file') },
        'piece.forget': { target: '.resting', actions: 'forgetPiece' },
        'kit.download': { target: 'packing', actions: 'forgetFailure' },
      },
      states: { resting: {}, downloaded: {}, failed: {} },
    },
    reading: {
      tags: 'busy',
      invoke: {
        src: 'readPiece',
        input: ({ context }) => context.file,
        onDone: { target: 'ready', actions: given('rememberPiece', 'output') },
        onError: { target: 'ready.failed', actions: given('rememberFailure', 'error') },
      },
    },
    packing: {
      tags: 'busy',
      invoke: {
        src: 'downloadKit',
        input: ({ context: { couponId, piece } }) => ({ couponId, piece }),
        onDone: 'ready.downloaded',
        onError: { target: 'ready.failed', actions: given('rememberFailure', 'error') },
      },
    },
  },
});
