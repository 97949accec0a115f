import { describe, expect, test } from 'vitest';
import bakery from '../../designs/bakery.gen.json';
import type { DesignDocument } from '../../src/domain/design-document.ts';
import { composeStrip } from '../../src/render/compose/strip.ts';
import { composeTextLogo } from '../../src/render/compose/text-logo.ts';
import { createExporter } from '../../src/render/export-scenes.ts';
import { differing, draw, readUrl } from './pictures.ts';

const design = bakery as unknown as DesignDocument;
const choices = { scheme: 'Scheme 2', text: { TEXT2: 'Twelve for' } };
const logo = {
  text: 'BK',
  font: 'Caveat-Bold',
  textColor: '#FFFFFF',
  backgroundColor: '#1F3A36',
} as const;

const scenes = {
  appleStrip: composeStrip(design, choices, 'apple'),
  googleStrip: composeStrip(design, choices, 'google'),
  appleLogo: composeTextLogo(logo, 'apple'),
  googleLogo: composeTextLogo(logo, 'google'),
};

const { exportScenes } = createExporter();

describe('export in the worker', () => {
  test('[REND-02] PNG data URLs at exactly the sizes of strips and logos', async () => {
    const progress: string[] = [];
    const urls = await exportScenes(scenes, {
      onProgress: (done, all) => progress.push(`${done}/${all}`),
    });

    const sizes = await Promise.all(
      Object.entries(urls).map(async ([name, url]) => {
        const { width, height } = await readUrl(url);
        return `${name} ${url.slice(0, 22)} ${width}x${height}`;
      }),
    );
    expect(sizes).toEqual([
      'appleStrip data:image/png;base64, 1125x432',
      'googleStrip data:image/png;base64, 1032x336',
      'appleLogo data:image/png;base64, 480x150',
      'googleLogo data:image/png;base64, 660x660',
    ]);
    expect(progress).toEqual(['1/4', '2/4', '3/4', '4/4']);
  });

  test('[REND-08] the exported pixels are those the page draws at the same size', async () => {
    const urls = await exportScenes(scenes);

    expect(differing(await readUrl(urls.appleStrip), await draw(scenes.appleStrip))).toBe(0);
    expect(differing(await readUrl(urls.googleStrip), await draw(scenes.googleStrip))).toBe(0);
    expect(differing(await readUrl(urls.appleLogo), await draw(scenes.appleLogo))).toBe(0);
    expect(differing(await readUrl(urls.googleLogo), await draw(scenes.googleLogo))).toBe(0);
  });

  test('[REND-02] an export that is no longer wanted stops with the reason given', async () => {
    const controller = new AbortController();
    const exporting = exportScenes(scenes, { signal: controller.signal });
    controller.abort(new Error('The dialog was closed.'));

    await expect(exporting).rejects.toThrow('The dialog was closed.');
  });

  test('[REND-07] a worker that fails is tried once more, and the second picture counts', async () => {
    const workers = [brokenWorker, realWorker];
    const exporter = createExporter(() => (workers.shift() ?? brokenWorker)());
    const urls = await exporter.exportScenes({ logo: scenes.appleLogo });

    expect((await readUrl(urls.logo)).width).toBe(480);
    expect(workers).toEqual([]);
  });

  test('[REND-07] a worker that fails twice ends in a sentence', async () => {
    await expect(
      createExporter(brokenWorker).exportScenes({ logo: scenes.appleLogo }),
    ).rejects.toThrow(
      'The artwork could not be drawn. Check your connection and try again: what you entered is kept.',
    );
  });
});

function realWorker(): Worker {
  return new Worker(new URL('../../src/render/export.worker.ts', import.meta.url), {
    type: 'module',
  });
}

/** Answers every request as the product's worker does when its context is lost. */
function brokenWorker(): Worker {
  const source = "onmessage = () => postMessage({ kind: 'failed', reason: 'ContextLost' })";
  return new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
}
