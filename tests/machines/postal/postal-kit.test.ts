/** The postal kit on the ready page: a photograph of the piece, and the download (PRE-03). */
import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import {
  type PiecePicture,
  postalKitMachine,
  type PostalKitOrder,
} from '../../../src/machines/postal/postal-kit.machine.ts';

const FILE = new File([], 'card.heic');
const PIECE: PiecePicture = { name: 'card.jpg', data: 'data:image/jpeg;base64,AA==' };

function kit(pieces: readonly (PiecePicture | Error)[], downloads: readonly (Error | null)[]) {
  const left = [...pieces];
  const failing = [...downloads];
  const orders: PostalKitOrder[] = [];
  const actor = createActor(
    postalKitMachine.provide({
      actors: {
        readPiece: fromPromise<PiecePicture, File | null>(async () => {
          const next = left.shift();
          if (next === undefined || next instanceof Error) throw next ?? new Error('No more');
          return next;
        }),
        downloadKit: fromPromise<void, PostalKitOrder>(async ({ input }) => {
          orders.push(input);
          const failure = failing.shift() ?? null;
          if (failure !== null) throw failure;
        }),
      },
    }),
    { input: { couponId: 'coupon' } },
  ).start();
  const at = (name: 'downloaded' | 'failed' | 'resting') =>
    waitFor(actor, (state) => state.matches({ ready: name }));
  return { actor, orders, at };
}

test('[PRE-03] a picture that cannot be read and a kit that is refused say why, and leave what was chosen', async () => {
  const { actor, at } = kit([PIECE, new Error('Unreadable')], [new Error('No line')]);
  actor.send({ type: 'piece.choose', file: FILE });
  await at('resting');
  actor.send({ type: 'piece.choose', file: FILE });
  const unread = (await at('failed')).context;
  expect([unread.failure, unread.piece]).toEqual(['Unreadable', PIECE]);
  actor.send({ type: 'kit.download' });
  await waitFor(actor, (state) => state.context.failure === 'No line');
  actor.send({ type: 'kit.download' });
  expect((await at('downloaded')).context).toMatchObject({ failure: null, piece: PIECE });
});
