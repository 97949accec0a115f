import Fastify from 'fastify';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { inPictureQueue, inRenderedQueue } from '../../../server/media/picture-work.ts';
import { ImageRefused } from '../../../server/media/rendered-image.ts';
import { takeTurns } from '../../../server/work-turns.ts';
import { asOwner, workOwner } from '../../../server/work/work-owner.ts';
import { createWorkQueue, WorkRefused } from '../../../server/work/work-queue.ts';

/** A queue whose work the test ends, in the order in which it began. */
function heldQueue(options: Parameters<typeof createWorkQueue>[0]) {
  const queue = createWorkQueue(options);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    ask: (owner: string, name: string) =>
      asOwner(owner, () =>
        queue.run(() => {
          begun.push(name);
          return new Promise<string>((resolve) => ends.push(() => resolve(name)));
        }),
      ),
    async endFirst() {
      ends.shift()?.();
      await new Promise((turn) => setImmediate(turn));
    },
  };
}

test('[SAFE-13] thirty pieces of one account delay another’s by one running piece', async () => {
  const queue = heldQueue({ atOnce: 1, mostWaiting: 50 });
  const heavy = Array.from({ length: 30 }, (_, index) => queue.ask('otto', `otto ${index}`));
  const own = [queue.ask('mara', 'mara 0'), queue.ask('mara', 'mara 1')];
  for (let ended = 0; ended < 4; ended += 1) await queue.endFirst();
  expect(queue.begun).toEqual(['otto 0', 'mara 0', 'otto 1', 'mara 1', 'otto 2']);
  for (let ended = 0; ended < 28; ended += 1) await queue.endFirst();
  expect(await Promise.all(own)).toEqual(['mara 0', 'mara 1']);
  expect(await Promise.all(heavy)).toHaveLength(30);
});

test('[SAFE-13] a place beyond one owner’s share is free for another', async () => {
  const queue = heldQueue({ atOnce: 3, atOnceOfOne: 2, mostWaiting: 50 });
  const all = ['a', 'b', 'c'].map((name) => queue.ask('otto', name));
  all.push(queue.ask('mara', 'own'));
  expect(queue.begun).toEqual(['a', 'b', 'own']);
  for (let ended = 0; ended < 4; ended += 1) await queue.endFirst();
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'own']);
});

test('[SAFE-13] one owner’s queue is bounded, and a full queue makes room for an owner with fewer pieces', async () => {
  const queue = heldQueue({ atOnce: 1, mostWaiting: 3, mostWaitingOfOne: 2 });
  const first = [0, 1, 2].map((index) => queue.ask('otto', `otto ${index}`));
  await expect(queue.ask('otto', 'too many')).rejects.toBeInstanceOf(WorkRefused);
  const others = [queue.ask('mara', 'mara'), queue.ask('ada', 'ada')];
  await expect(first[2]).rejects.toMatchObject({ statusCode: 503 });
  await expect(queue.ask('ida', 'nobody waits with more')).rejects.toBeInstanceOf(WorkRefused);
  for (let ended = 0; ended < 4; ended += 1) await queue.endFirst();
  expect(queue.begun).toEqual(['otto 0', 'mara', 'otto 1', 'ada']);
  expect(await Promise.all([...first.slice(0, 2), ...others])).toHaveLength(4);
});

test('[SAFE-13] work of a request belongs to its account, or to a stranger’s network, even after its body was read', async () => {
  const app = Fastify({ trustProxy: true });
  takeTurns(app);
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request) => {
    if (request.headers.authorization === undefined) return;
    const claims = { issuer: 'issuer', subject: 'mara', email: null, name: null, roles: [] };
    request.caller = claims;
  });
  app.post('/', async () => {
    await new Promise((turn) => setImmediate(turn));
    return workOwner();
  });
  const ask = async (headers: Record<string, string>) => {
    const call = { method: 'POST', url: '/', headers, payload: { some: 'body' } } as const;
    return (await app.inject(call)).body;
  };
  expect(await ask({ authorization: 'Bearer token' })).toBe('issuer mara');
  expect(await ask({ 'x-forwarded-for': '2001:db8:1:2::1' })).toBe('2001:db8:1:2');
  await app.close();
  expect(workOwner()).toBe('');
});

test('[SAFE-11] hands over one large answer in a turn of the event loop, even if a later hook lets it wait', async () => {
  const app = Fastify();
  takeTurns(app);
  let turn = 0;
  let isOver = false;
  const count = (): void => {
    turn += 1;
    if (!isOver) setImmediate(count);
  };
  const sentIn: number[] = [];
  app.addHook('onSend', async () => {
    sentIn.push(turn);
  });
  app.get('/', async () => 'x'.repeat(100_000));
  count();
  await Promise.all(Array.from({ length: 20 }, () => app.inject('/')));
  isOver = true;
  expect(new Set(sentIn).size).toBe(20);
  await app.close();
});

test('[SAFE-13] four calls with one token are answered at once, and a call with another does not wait', async () => {
  const app = Fastify();
  takeTurns(app);
  const begun: string[] = [];
  const open = Promise.withResolvers<void>();
  app.post('/', async ({ headers }) => {
    begun.push(headers.authorization ?? '');
    await open.promise;
    return 'ok';
  });
  const call = (authorization: string) =>
    app.inject({ method: 'POST', url: '/', headers: { authorization }, payload: { a: 1 } });
  const many = Array.from({ length: 10 }, () => call('Bearer one'));
  await vi.waitFor(() => expect(begun).toHaveLength(4));
  const other = call('Bearer other');
  await vi.waitFor(() =>
    expect(begun).toEqual([...Array<string>(4).fill('Bearer one'), 'Bearer other']),
  );
  open.resolve();
  const answers = await Promise.all([...many, other]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array<number>(11).fill(200));
});

test('[API-06] makes two pictures at a time, queues the next, and refuses more', async () => {
  const queue = createWorkQueue({ atOnce: 2, mostWaiting: 1 });
  const [first, second, third] = [1, 2, 3].map(() => Promise.withResolvers<string>());
  const begun: string[] = [];
  const run = (name: string, work = Promise.resolve(name)) =>
    queue.run(() => {
      begun.push(name);
      return work;
    });
  const all = [run('first', first?.promise), run('second', second?.promise)];
  all.push(run('third', third?.promise));
  await expect(run('fourth')).rejects.toBeInstanceOf(WorkRefused);
  expect(begun).toEqual(['first', 'second']);

  first?.reject(new Error('No picture.'));
  await expect(all[0]).rejects.toThrow('No picture.');
  expect(begun).toEqual(['first', 'second', 'third']);
  second?.resolve('second');
  third?.resolve('third');
  expect(await Promise.all(all.slice(1))).toEqual(['second', 'third']);
  expect(await run('fifth')).toBe('fifth');
});

test('[SAFE-04] a sender of large pictures leaves a thread to others', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const large = [1, 2, 3].map(() => inPictureQueue(() => promise, { width: 4_800, height: 5_000 }));
  const small = { width: 1_125, height: 432 };
  expect(await inPictureQueue(() => Promise.resolve('small'), small)).toBe('small');
  resolve('large');
  expect(await Promise.all(large)).toEqual(['large', 'large', 'large']);
});

test('[SAFE-04] a picture that takes too long is answered 503, and is not called damaged', async () => {
  const create = { width: 4_000, height: 4_000, channels: 3, background: '#7F7F7F' } as const;
  const slow = sharp({ create }).median(31).timeout({ seconds: 1 }).png();
  const drawn = inPictureQueue(() =>
    slow.toBuffer().catch((cause: unknown) => {
      throw new ImageRefused('The image is damaged.', { cause });
    }),
  );
  await expect(drawn).rejects.toMatchObject({ name: 'WorkTooLong', statusCode: 503 });
});

test('[SAFE-13] one owner has three threads for rendered pictures, two for longer work', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const begun: string[] = [];
  const begin = (name: string) => () => {
    begun.push(name);
    return promise;
  };
  const all = [1, 2, 3].map((one) => inPictureQueue(begin(`long ${one}`)));
  all.push(...[1, 2].map((one) => inRenderedQueue(begin(`rendered ${one}`))));
  await expect.poll(() => begun).toEqual(['long 1', 'long 2', 'rendered 1']);
  resolve('done');
  await Promise.all(all);
  expect(begun.toSorted()).toEqual(['long 1', 'long 2', 'long 3', 'rendered 1', 'rendered 2']);
});
