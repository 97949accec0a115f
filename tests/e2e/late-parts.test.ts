import { expect } from '@playwright/test';
import { test } from './product.ts';

// The thread that draws loads when something is drawn, here without a network.
test.use({ expectedComplaint: /^The export failed and is tried once more\./u });

test('[HOME-02] the landing page is not sent to a browser that has signed in', async ({
  product,
}) => {
  const sent = async (cookie: string) => (await fetch(product.url, { headers: { cookie } })).text();
  expect(await sent('')).toContain('Get Started');
  expect(await sent('tearline_signed_in=1')).not.toContain('Get Started');
});
