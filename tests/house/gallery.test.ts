import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const PARTS = 'src/ui/parts';
const CARDS = ['src/ui/coupon/apple-card.tsx', 'src/ui/coupon/google-card.tsx'];
/** Shown as parts of others, or of a whole page. */
const WITHIN_OTHERS = [
  'src/ui/parts/buttons/second-press.ts',
  'src/ui/parts/fields/marked-words.tsx',
  'src/ui/parts/overlays/lasting-focus.ts',
  'src/ui/parts/overlays/question-dialog.tsx',
  'src/ui/parts/overlays/toast-list.tsx',
  'src/ui/parts/page/back-to-dashboard.tsx',
];

test('the gallery shows every part and both cards', async () => {
  const files = await readdir(join(ROOT, PARTS), { recursive: true });
  const parts = files
    .filter((file) => /^[^.]+\.tsx?$/u.test(file))
    .map((file) => `${PARTS}/${file}`)
    .toSorted();
  expect(parts.length).toBeGreaterThan(WITHIN_OTHERS.length);
  const shown = await importsOf('scripts/gallery');
  const missing = [...parts, ...CARDS].filter((part) => !shown.has(part));
  expect(missing).toEqual(WITHIN_OTHERS);
});

async function importsOf(folder: string): Promise<ReadonlySet<string>> {
  const files = (await readdir(join(ROOT, folder))).filter((file) => file.endsWith('.tsx'));
  const texts = await Promise.all(files.map((file) => readFile(join(ROOT, folder, file), 'utf8')));
  const found = texts.flatMap((text) => [...text.matchAll(/from '\.\.\/\.\.\/(src\/[^']+)'/gu)]);
  return new Set(found.flatMap(([, path]) => path ?? []));
}
