/** Saves coupons as fast as it can, prints each acknowledged one, and runs until it is killed. */
import { bakeryCoupon, png } from '../support/coupon-payload.ts';
import { createDiskMediaStore } from '../../../server/media/disk-media-store.ts';
import { openDatabase } from '../../../server/db/database.ts';
import { createAccountService } from '../../../server/accounts/accounts.service.ts';
import { createOwnCouponService } from '../../../server/coupons/own-coupons.service.ts';

const [url = '', folder = ''] = process.argv.slice(2);
const database = openDatabase({ url, connections: 4, onIdleError: () => undefined });
const media = createDiskMediaStore(folder);
const projects = createOwnCouponService(
  { database, media, defaultTimeZone: 'America/New_York' },
  createAccountService(database),
);
const caller = {
  issuer: 'https://issuer.tearline.test',
  subject: 'mara',
  email: null,
  name: null,
  roles: [],
};
const payload = await bakeryCoupon();

async function saveForEver(writer: number): Promise<never> {
  for (let number = 0; ; number += 1) {
    const color = `#${(writer * 100_000 + number).toString(16).padStart(6, '0')}`;
    const apple = { ...payload.apple, logoImage: await png(480, 150, color) };
    const { id } = await projects.create(caller, { ...payload, apple }, null);
    process.stdout.write(`${id}\n`);
  }
}

await Promise.all([1, 2, 3].map(saveForEver));
