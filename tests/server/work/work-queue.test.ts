import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inPictureQueue, inRenderedQueue } from '../../../server/media/picture-work.ts';
import { ImageRefused } from '../../../server/media/rendered-image.ts';
import { createWorkQueue, WorkRefused } from '../../../server/work/work-queue.ts';

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
