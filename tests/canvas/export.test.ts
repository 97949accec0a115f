import { expect, onTestFinished, test, vi } from 'vitest';
import type { DesignDocument } from '../../src/domain/design/design-document.ts';
import rideAlong from '../../designs/bakery/ride-along.gen.json';
import { blobOfDataUrl } from '../../src/domain/images/data-url.ts';
import { composeCrop } from '../../src/render/compose/crop.ts';
import { composeRideAlong, composeStrip } from '../../src/render/compose/strip.ts';
import { composeTextLogo } from '../../src/render/compose/text-logo.ts';
import { PART_LIMIT_MS } from '../../src/domain/constants.ts';
import { createExporter } from '../../src/render/export/export-scenes.ts';
import type { Scene } from '../../src/render/scene/scene.ts';
import { BAKERY, draw, readUrl } from './pictures.ts';

const choices = { scheme: 'Scheme 2', text: { TEXT2: 'Twelve for' } };
const logo = {
  text: 'BK',
  font: 'Caveat-Bold',
  textColor: '#FFFFFF',
  backgroundColor: '#1F3A36',
} as const;

const strip = composeStrip(BAKERY, choices, 'apple');
const scenes = {
  appleStrip: strip,
  googleStrip: composeStrip(BAKERY, choices, 'google'),
  appleLogo: composeTextLogo(logo, 'apple'),
  googleLogo: composeTextLogo(logo, 'google'),
  rideAlong: composeRideAlong(rideAlong as unknown as DesignDocument, choices),
  crop: composeCrop(
    { source: translucentSquare(), width: 64, height: 64 },
    { x: 8, y: 8, width: 48, height: 32 },
    { width: 600, height: 400 },
  ),
  appleStripNonRetina: inSize(strip, 375, 144),
  hiddenCanvas: inSize(strip, 2000, 2000),
};

const { exportScenes } = createExporter();

test('[REND-02] returns PNG data URLs in the exact sizes of strips and logos', async () => {
  const progress: string[] = [];
  const urls = await exportScenes(scenes, {
    onProgress: (done, all) => progress.push(`${done}/${all}`),
  });

  // Workers finish in any order.
  const sizes = await Promise.all(
    Object.entries(urls).map(async ([name, url]) => {
      const { width, height } = await readUrl(url);
      return [name, `${url.slice(0, 22)} ${width}x${height}`] as const;
    }),
  );
  expect(Object.fromEntries(sizes)).toEqual({
    appleStrip: 'data:image/png;base64, 1125x432',
    googleStrip: 'data:image/png;base64, 1032x336',
    appleLogo: 'data:image/png;base64, 480x150',
    googleLogo: 'data:image/png;base64, 660x660',
    rideAlong: 'data:image/png;base64, 600x400',
    crop: 'data:image/png;base64, 600x400',
    appleStripNonRetina: 'data:image/png;base64, 375x144',
    hiddenCanvas: 'data:image/png;base64, 2000x2000',
  });
  expect(progress).toEqual(['1/8', '2/8', '3/8', '4/8', '5/8', '6/8', '7/8', '8/8']);
});

test('[REND-08] exported pixels equal those that the page draws at the same size', async () => {
  const urls = await exportScenes(scenes);

  const shares: Record<string, number> = {};
  for (const [name, scene] of Object.entries(scenes))
    shares[name] = unequal(await readUrl(urls[name as keyof typeof scenes]), await draw(scene));
  expect(shares).toEqual(Object.fromEntries(Object.keys(scenes).map((name) => [name, 0])));
});

test.each(['webgl', 'canvas'] as const)(
  '[STEP-01] a logo without a ground stays transparent where its file is, drawn by %s',
  async (backend) => {
    const { exportScenes: exportOn } = createExporter(undefined, () => [backend]);
    const size = { width: 128, height: 64 };
    const source = translucentSquare();
    const crop = { x: 0, y: 0, ...size, ground: 'transparent' };
    const logo = composeCrop({ source, width: 64, height: 64 }, crop, size);
    const { png } = await exportOn({ png: logo });

    const pixels = await createImageBitmap(blobOfDataUrl(png, 'image/png'));
    const brush = new OffscreenCanvas(128, 64).getContext('2d');
    brush?.drawImage(pixels, 0, 0);
    const at = (x: number) => [...(brush?.getImageData(x, 32, 1, 1).data ?? [])];
    expect([at(32), at(96)]).toEqual([
      [255, 0, 0, 128],
      [0, 0, 0, 0],
    ]);
  },
);

test('[REND-08] translucent edges are blended once, without dark or light fringes', async () => {
  const { crop, letters } = await exportScenes({
    crop: scenes.crop,
    letters: composeTextLogo(
      { ...logo, textColor: '#FF0000', backgroundColor: '#FFFFFF' },
      'apple',
    ),
  });

  // Half of pure red on white, whose green and blue are halfway between 0 and 255.
  expect(colorAt(await readUrl(crop), 300, 200)).toEqual([255, 127, 127]);
  const { data } = await readUrl(letters);
  const reds = new Set(Array.from({ length: data.length / 4 }, (_, pixel) => data[pixel * 4]));
  expect(Math.min(...[...reds].map((red) => red ?? 0))).toBeGreaterThanOrEqual(254);
});

test('[REND-02] an aborted export rejects with the given reason', async () => {
  const controller = new AbortController();
  const exporting = exportScenes(scenes, { signal: controller.signal });
  controller.abort(new Error('The dialog was closed.'));

  await expect(exporting).rejects.toThrow('The dialog was closed.');
});

test('[REND-07] a failed export is tried once more, and the second picture is used; a second failure ends with a message', async () => {
  const workers = [brokenWorker, realWorker];
  const exporter = createExporter(() => (workers.shift() ?? brokenWorker)());
  const urls = await exporter.exportScenes({ logo: scenes.appleLogo });

  expect((await readUrl(urls.logo)).width).toBe(480);
  expect(workers).toEqual([]);
  await expect(
    createExporter(brokenWorker).exportScenes({ logo: scenes.appleLogo }),
  ).rejects.toThrow(
    'The artwork could not be drawn. Check your connection and try again: what you entered is kept.',
  );
});

test('[REND-05, REND-07] a silent worker ends with a message, and is not awaited twice', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const exporter = createExporter(() => workerOf(''));
  const refusal = exporter.exportScenes({}).catch(({ message }: Error) => message);
  await vi.advanceTimersByTimeAsync(PART_LIMIT_MS);
  expect(await refusal).toBe(
    'The artwork could not be drawn. Check your connection and try again: what you entered is kept.',
  );
  exporter.close();
});

function realWorker(): Worker {
  return new Worker(new URL('../../src/render/export/export.worker.ts', import.meta.url), {
    type: 'module',
  });
}

/** Answers every request like the product's worker with a lost context. */
function brokenWorker(): Worker {
  return workerOf("onmessage = () => postMessage({ kind: 'failed', reason: 'ContextLost' })");
}

function workerOf(source: string): Worker {
  return new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
}

function inSize(scene: Scene, width: number, height: number): Scene {
  const scale = width / scene.width;
  return { ...scene, width, height, view: { scale, x: 0, y: (height - scene.height * scale) / 2 } };
}

/** A PNG of 64x64 px in pure red at half opacity. */
function translucentSquare(): string {
  const canvas = document.createElement('canvas');
  canvas.width = 64;
  canvas.height = 64;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.fillStyle = 'rgb(255 0 0 / 0.5)';
  context.fillRect(0, 0, 64, 64);
  return canvas.toDataURL();
}

function colorAt({ data, width }: ImageData, x: number, y: number): readonly number[] {
  const start = (y * width + x) * 4;
  return [...data.slice(start, start + 3)];
}

/** Number of pixels that differ by any amount. */
function unequal(one: ImageData, other: ImageData): number {
  const [left, right] = [one, other].map(({ data }) => new Uint32Array(data.buffer));
  return left?.filter((pixel, index) => pixel !== right?.[index]).length ?? Infinity;
}
