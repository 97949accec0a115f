import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { exportScenes } from '../../../src/app/wizard/export-artwork.ts';
import type { Scene } from '../../../src/render/scene/scene.ts';
import { expectStep, fillInDetails, openWizard, press } from '../support/wizard-bench.tsx';

const opened = vi.fn();
const { Worker: RealWorker } = window;

beforeEach(async () => {
  await page.viewport(390, 844);
  await endWorker();
  opened.mockClear();
  window.Worker = class extends RealWorker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      opened(options?.name);
    }
  };
});

afterEach(() => {
  window.Worker = RealWorker;
});

test('[WIZ-10] the drawing worker starts on the last screen, and the same one draws @long', async () => {
  await openWizard();
  await expectStep('Step 1: Add brand logo');
  expect(opened).not.toHaveBeenCalled();

  await fillInDetails();
  await expectStep('Step 4: Select barcode format');
  await expect.poll(() => opened.mock.calls).toEqual([['artwork export']]);

  await press('Preview design');
  await expect
    .element(page.getByRole('dialog', { name: 'Your Apple coupon' }), { timeout: 30_000 })
    .toBeVisible();
  expect(opened.mock.calls).toEqual([['artwork export']]);
});

/** Another test's worker may still wait for its next picture; one that is stopped while it works is ended. */
async function endWorker(): Promise<void> {
  const stop = new AbortController();
  const view = { scale: 1, x: 0, y: 0 };
  const dot: Scene = { width: 1, height: 1, background: '#FFFFFF', view, items: [] };
  const options = { signal: stop.signal, onProgress: () => stop.abort() };
  await expect(exportScenes({ dot }, options)).rejects.toMatchObject({ name: 'AbortError' });
}
