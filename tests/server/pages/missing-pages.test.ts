import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createMissingPages } from '../../../server/pages/missing-pages.ts';

test('[SAFE-12] the page of unknown links is made once, and compressed once, however often strangers ask', async () => {
  const rendered: boolean[] = [];
  const page = createMissingPages({
    isFinal: true,
    async render({ isTemporary }) {
      rendered.push(isTemporary);
      return { html: `<p>${isTemporary ? 'Later' : 'Nothing'}</p>`, policy: "default-src 'none'" };
    },
  });
  const [first] = await Promise.all([page(false), page(false), page(true)]);
  const again = await page(false);
  expect(rendered).toEqual([false, true]);
  const bodies = { gzip: await first.bodyOf('gzip'), identity: await first.bodyOf('identity') };
  expect(gunzipSync(bodies.gzip).toString()).toBe('<p>Nothing</p>');
  expect(bodies.identity.toString()).toBe('<p>Nothing</p>');
  expect(brotliDecompressSync(await first.bodyOf('br')).toString()).toBe('<p>Nothing</p>');
  expect(await again.bodyOf('gzip')).toBe(bodies.gzip);
});
