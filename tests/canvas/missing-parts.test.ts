import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { PART_LIMIT_MS } from '../../src/domain/constants.ts';
import type { MissingPart } from '../../src/domain/missing-parts.ts';
import { composeTextLogo } from '../../src/render/compose/text-logo.ts';
import { createResourcesFrom } from '../../src/render/draw/resources.ts';
import { createExporter } from '../../src/render/export/export-scenes.ts';
import { fontBytes } from '../../src/render/fonts/font-files.ts';
import { IDENTITY, type Scene } from '../../src/render/scene/scene.ts';
import type { Font } from '../../src/domain/design/design-document.ts';
import { openLiveStage } from '../../src/ui/canvas/live-stage.tsx';
import { differing, draw, read, readUrl } from './pictures.ts';

const SIZE = { width: 480, height: 150 };

/** A text in a font that no other test uses. */
function words(font: Font): Scene {
  const scene = composeTextLogo(
    { text: 'Rg', font: 'Domine-Bold', textColor: '#000000', backgroundColor: '#FFFFFF' },
    'apple',
  );
  return { ...scene, items: scene.items.map((item) => ({ ...item, font })) };
}

/** The same text in a part that the browser draws as an image. */
function raster(font: Font): Scene {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="150">` +
    `<text x="40" y="110" font-family="${font.family}" font-weight="${font.weight}" font-size="90">Rg</text></svg>`;
  const item = { kind: 'raster', opacity: 1, clips: [], svg, ...SIZE, fonts: [font] } as const;
  return { ...words(font), items: [{ ...item, transform: IDENTITY }] };
}

/** Fails requests for these addresses until `mend`; counts them. */
function breakFonts(address: RegExp) {
  let isBroken = true;
  const requests: string[] = [];
  const { fetch } = window;
  vi.spyOn(window, 'fetch').mockImplementation((input, options) => {
    if (typeof input !== 'string' || !address.test(input)) return fetch(input, options);
    requests.push(input);
    return isBroken ? Promise.reject(new TypeError('Failed to fetch')) : fetch(input, options);
  });
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  return { requests, said, mend: () => (isBroken = false) };
}

const font = (weight: number): Font => ({ family: 'Montserrat Alternates', weight, italic: true });
const REFUSAL =
  'Nothing was drawn: the font Montserrat Alternates did not load. Check your connection and try again: what you entered is kept.';

describe.each([
  ['words', words(font(300)), /alternates-latin-300-italic/u],
  ['a raster', raster(font(500)), /alternates-latin-500-italic/u],
])('a font of %s that fails', (_name, scene, address) => {
  test('[REND-05] [REND-08] is replaced only in the preview, named, and requested again until all pictures agree', async () => {
    const { said, requests, mend } = breakFonts(address);
    const reports: (readonly MissingPart[])[] = [];
    const stage = openLiveStage({ onBackend: () => {}, onMissing: (parts) => reports.push(parts) });
    const exporter = createExporter();
    onTestFinished(() => {
      stage.destroy();
      exporter.close();
    });
    const canvas = document.createElement('canvas');
    stage.show(1, canvas, { scene, ...SIZE });
    const isInked = () => read(canvas, 480, 150).data.some((value) => value < 64);
    await vi.waitFor(() => expect(isInked()).toBe(true));
    const fallback = read(canvas, 480, 150);
    expect(reports.at(-1)).toEqual([
      { kind: 'font', family: 'Montserrat Alternates', isOurs: true },
    ]);
    expect(String(said.mock.calls[0]?.[0])).toMatch(/^The font Montserrat Alternates .*could not/u);
    await expect(exporter.exportScenes({ scene })).rejects.toThrow(REFUSAL);
    const asked = requests.length;
    expect(asked).toBeGreaterThanOrEqual(3);

    mend();
    const { scene: exported } = await exporter.exportScenes({ scene });
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(reports.at(-1)).toEqual([]));
    const whole = await draw(scene);
    await vi.waitFor(() => expect(differing(read(canvas, 480, 150), whole)).toBe(0));
    expect(differing(await readUrl(exported), whole)).toBe(0);
    expect(differing(fallback, whole)).toBeGreaterThan(0);
    expect(requests.length).toBe(asked + 1);
  });
});

test.each([
  ['words', 200, words(font(200))],
  ['a raster', 600, raster(font(600))],
])(
  '[REND-05] a font of %s that never arrives is given up 15 s after its request, and not awaited twice',
  async (_name, weight, scene) => {
    const { fetch } = window;
    let requests = 0;
    vi.spyOn(window, 'fetch').mockImplementation((input, options) => {
      if (typeof input !== 'string' || !input.includes(`alternates-latin-${weight}-italic`))
        return fetch(input, options);
      requests += 1;
      return new Promise(() => {});
    });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
      vi.restoreAllMocks();
    });
    const ofPreview = fontBytes({ ...font(weight), subset: 'latin' }).catch(String);
    await vi.advanceTimersByTimeAsync(1_000);
    const exporter = createExporter();
    const refusal = exporter.exportScenes({ scene }).catch(String);
    await vi.advanceTimersByTimeAsync(PART_LIMIT_MS - 1_000);
    expect(await ofPreview).toMatch(/No answer within 15000 ms/u);
    expect(await refusal).toContain(REFUSAL);
    expect(requests).toBe(1);
    exporter.close();
  },
);

test('[REND-08] refuses an export without one of its pictures', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const exporter = createExporter();
  const damaged = 'data:image/png;base64,AAAA';
  const item = { kind: 'image', opacity: 1, clips: [], source: damaged, ...SIZE } as const;
  const scene = { ...words(font(900)), items: [{ ...item, transform: IDENTITY }] };
  await expect(exporter.exportScenes({ scene })).rejects.toThrow(
    'Nothing was drawn: a picture of the design did not load.',
  );
  exporter.close();
});

test('[REND-08] parts of a Scene in use stay; unused ones are dropped, the longest unused first', async () => {
  const drawn: string[] = [];
  const resources = createResourcesFrom(document.fonts, {
    fontBytes,
    async drawRaster({ svg }) {
      drawn.push(svg);
      return { value: await createImageBitmap(new ImageData(10, 10)), missing: [] };
    },
    mostRasterPixels: 300,
  });
  const sceneOf = (...names: readonly string[]): Scene => {
    const [item] = raster(font(900)).items;
    if (item?.kind !== 'raster') throw new Error('It is one raster.');
    return { ...words(font(900)), items: names.map((svg) => ({ ...item, svg, fonts: [] })) };
  };
  const here = (names: string) => [...names].map((name) => resources.raster(name) !== null);
  const one = await resources.prepare(sceneOf('a', 'b', 'c', 'd', 'e'));
  const other = await resources.prepare(sceneOf('a', 'f', 'g'));
  expect(here('abcdefg')).toEqual(Array.from('abcdefg', () => true));

  one.release();
  expect(here('abcdefg')).toEqual([true, false, false, false, false, true, true]);
  other.release();
  (await resources.prepare(sceneOf('a'))).release();
  (await resources.prepare(sceneOf('h'))).release();
  expect(here('afgh')).toEqual([true, false, true, true]);
  expect(drawn).toEqual([...'abcdefgh']);
});
