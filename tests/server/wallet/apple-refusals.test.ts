import { expect, test } from 'vitest';
import { changeCoupon, Phone } from '../support/apple-phone.ts';
import { saveCoupon } from '../support/saved-coupon.ts';
import { openServices } from '../support/services-fixture.ts';

test('[API-11] a pass with missing pictures is a 500 without details', async () => {
  const other = await openServices({ PUBLIC_URL: 'https://tearline.test' });
  const phone = new Phone(other);
  const id = await saveCoupon(other);
  const lost = await phone.download(id);
  // The pass of the downloaded version is stored and needs no picture.
  await changeCoupon(other, id, { description: 'Fourteen rolls for the price of twelve' });
  await other.media.put('0'.repeat(64), Buffer.from('no picture'));
  await other.database
    .insertInto('media')
    .values({ hash: '0'.repeat(64), content_type: 'image/png', bytes: 10, width: 1, height: 1 })
    .execute();
  await other.database
    .updateTable('project_images')
    .set({ media_hash: '0'.repeat(64) })
    .execute();

  const answer = await phone.fetch(lost);
  expect([answer.statusCode, answer.json<{ title: string }>().title]).toEqual([
    500,
    'Something went wrong on our side. Please try again.',
  ]);
  await other.close();
});
