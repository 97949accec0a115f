/** The postal kit on the ready page: a photograph of the piece, and the download (PRE-03). */
import { waitFor } from 'xstate';
import { expect, test } from 'vitest';
import {
  type PiecePicture,
  postalKitMachine,
  type PostalKitOrder,
} from '../../../src/machines/postal/postal-kit.machine.ts';
import { inTurn, started } from '../../support/started.ts';

const FILE = new File([], 'card.heic');
const PIECE: PiecePicture = { name: 'card.jpg', data: 'data:image/jpeg;base64,AA==' };

test('[PRE-03] a picture that cannot be read and a kit that is refused say why, and leave what was chosen', async () => {
  const { actor: readPiece } = inTurn<PiecePicture, File | null>(PIECE, new Error('Unreadable'));
  const { actor: downloadKit } = inTurn<void, PostalKitOrder>(new Error('No line'), undefined);
  const machine = postalKitMachine.provide({ actors: { readPiece, downloadKit } });
  const { actor, at } = started(machine, { input: { couponId: 'coupon' } });
  actor.send({ type: 'piece.choose', file: FILE });
  await at({ ready: 'resting' });
  actor.send({ type: 'piece.choose', file: FILE });
  const unread = (await at({ ready: 'failed' })).context;
  expect([unread.failure, unread.piece]).toEqual(['Unreadable', PIECE]);
  actor.send({ type: 'kit.download' });
  await waitFor(actor, (state) => state.context.failure === 'No line');
  actor.send({ type: 'kit.download' });
  expect((await at({ ready: 'downloaded' })).context).toMatchObject({
    failure: null,
    piece: PIECE,
  });
});
