import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { preparePage } from '../../../server/pages/prepared-page.ts';

test('[SAFE-01] a page in memory keeps its own bytes and no buffer of the compressor', async () => {
  const html = `<p>${randomBytes(3_000).toString('hex')}</p>`;
  const page = await preparePage({ html, policy: '' });
  for (const encoding of ['br', 'gzip'] as const) {
    await page.bodyOf(encoding);
    const kept = await page.bodyOf(encoding);
    expect(kept.buffer.byteLength, encoding).toBe(kept.length);
  }
});
