import { expect, test, vi } from 'vitest';
import { builtPage, builtProofPage } from '../../support/public-page.ts';
import { pathOf, sendAnswer, shareProof, visit } from '../support/proof-fixture.ts';
import { openServices } from '../support/services-fixture.ts';

test('[SAFE-13] a proof is rendered once for all readers, each with a press of their own, and again after an answer', async () => {
  const page = await builtProofPage();
  const renderPage = vi.fn();
  const { renderPage: built, css } = await page.load();
  renderPage.mockImplementation(built);
  const load = async () => ({ renderPage, css });
  const counted = await openServices(
    {},
    { publicPage: await builtPage(), proofPage: { ...page, load } },
  );
  const proof = await shareProof(counted);
  const pressOf = async () =>
    /name="press" value="([^"]+)"/u.exec((await visit(counted, pathOf(proof))).body)?.[1];
  const presses = await Promise.all(Array.from({ length: 5 }, pressOf));
  expect(new Set(presses).size).toBe(5);
  expect(renderPage).toHaveBeenCalledTimes(1);
  expect((await sendAnswer(counted, proof, { name: 'Ada Ng' })).statusCode).toBe(303);
  expect((await visit(counted, pathOf(proof))).body).toContain('Ada Ng');
  expect(renderPage).toHaveBeenCalledTimes(2);
  await counted.close();
}, 120_000);
