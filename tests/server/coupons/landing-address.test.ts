/** The address that a mailer portal opens, as the postal kit names it (PRE-03). */
import { expect, onTestFinished, test } from 'vitest';
import { builtPage } from '../../support/public-page.ts';
import { archivedFiles } from '../support/answers.ts';
import { saveCoupon } from '../support/saved-coupon.ts';
import { MARA, openServices, sharedServices } from '../support/services-fixture.ts';

const services = sharedServices();

test('[PRE-03] the landing address opens the page itself, also with what a portal adds; another host’s address is left to do', async () => {
  const id = await saveCoupon(services, MARA);
  const checklistOf = async (environment: Record<string, string>, host: string) => {
    const page = { publicPage: await builtPage(), onDatabaseOf: services };
    const those = await openServices({ ...environment, PUBLIC_URL: `https://${host}` }, page);
    onTestFinished(() => those.app.close());
    const url = `/api/v1/project/${id}/postal-kit`;
    const { rawPayload } = await those.post(MARA, url, { mailPiece: null }, { host });
    return { app: those.app, list: archivedFiles(rawPayload).text('postal-kit/checklist.txt') };
  };
  const { app, list } = await checklistOf({}, 'coupons.example');
  expect(list).toContain(
    '[x] The landing address opens the coupon’s page itself, without a redirect',
  );
  const [, host, path] = /\[x\] Landing address: https:\/\/([^/]+)(\S+) /u.exec(list) ?? [];
  for (const added of ['', '?MID=903123456&serial=000000123', '?s=ride-along&x=%41']) {
    const { statusCode, headers } = await app.inject({ url: `${path}${added}`, headers: { host } });
    expect([added, statusCode, headers.location]).toEqual([added, 200, undefined]);
  }

  const short = { SHARE_BASE_URL: 'https://go.example/c' };
  const { list: other } = await checklistOf(short, 'coupons.example');
  expect(other).toContain(`[x] Landing address: https://go.example/c/${id}`);
  expect(other).toContain('[ ] Open the landing address in a browser');
  expect(other).not.toContain('without a redirect');
});
