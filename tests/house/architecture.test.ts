import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findFolderCycle, readImports, roomsOf } from '../../scripts/structure/import-graph.ts';
import { filesOf, LAYERS } from '../../scripts/structure/layer-rules.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const MOST_LINES = 300;
/** Pairs that count as one file: a view and its styles, a source and its documentation. */
const MOST_FILES = 30;

/** Files over 300 lines, each with its reason. */
const LONG_FILES: Readonly<Record<string, string>> = {};

const { files, arrows, faults } = await readImports(ROOT);
const sources = new Map(
  await Promise.all(
    files.map(async (path) => [path, await readFile(join(ROOT, path), 'utf8')] as const),
  ),
);

test('every import follows the layer table, leads to a file or a listed package, and makes no cycle', () => {
  expect(files).toContain('src/main.tsx');
  expect(arrows.length).toBeGreaterThan(files.length);
  expect(faults).toEqual([]);
});

test('[SAFE-13] only threads load the packages that block for long', () => {
  const HEAVY = ['passkit-generator', 'bwip-js', 'dompurify', 'jsdom', 'qr'];
  const reached = new Set(['server/start.ts', 'server/worker.ts']);
  const loaded = new Set<string>();
  for (const file of reached)
    for (const { from, to, typeOnly } of arrows) {
      if (from !== file || typeOnly) continue;
      if (to.startsWith('node_modules/')) loaded.add(to.split('/')[1] ?? '');
      else if (!to.endsWith('.thread.ts')) reached.add(to);
    }
  expect(reached).toContain('server/wallet/apple/apple-pass.ts');
  expect(reached).toContain('server/barcodes/barcode-picture.ts');
  expect(reached).not.toContain('server/media/stored-zip.ts');
  expect(HEAVY.filter((name) => loaded.has(name))).toEqual([]);
});

test('[SAFE-04] whatever opens pictures for a call or a job does it in their queue', () => {
  const thatImport = (part: string) =>
    arrows.filter(({ from, to }) => /^server\//u.test(from) && to.startsWith(part));
  const queued = new Set(thatImport('server/media/picture-work.ts').map(({ from }) => from));
  const others = thatImport('node_modules/sharp/').filter(({ from }) => !queued.has(from));
  expect(others.map(({ from }) => from).toSorted()).toEqual([
    'server/demonstration-coupon.ts',
    'server/media/picture-work.ts',
  ]);
});

test('no import cycles among folders, also without a cycle among files', () => {
  expect(findFolderCycle(arrows)).toBeNull();
  const typeOnly = false;
  expect(
    findFolderCycle([
      { from: 'src/domain/coupon/a.ts', to: 'src/domain/wizard/b.ts', typeOnly },
      { from: 'src/domain/wizard/c.ts', to: 'src/domain/coupon/d.ts', typeOnly },
    ]),
  ).toEqual(['src/domain/coupon', 'src/domain/wizard', 'src/domain/coupon']);
});

test(`no folder has more than ${MOST_FILES} files`, () => {
  const large = [...roomsOf(files)].filter(([, files]) => files.size > MOST_FILES);
  expect(large.map(([folder]) => folder)).toEqual([]);
});

test('every layer of the table has files, so a renamed folder cannot escape it', () => {
  const isEmpty = (pattern: RegExp) => !files.some((path) => pattern.test(path));
  const empty = LAYERS.filter(
    (layer) => layer.name !== 'designs' && isEmpty(new RegExp(filesOf(layer), 'u')),
  );
  expect(empty.map(({ name }) => name)).toEqual([]);
});

test('layers without JSX have no .tsx files', () => {
  const withoutJsx = LAYERS.filter((layer) => layer.withoutJsx === true);
  const wrong = files.filter(
    (path) =>
      path.endsWith('.tsx') &&
      withoutJsx.some((layer) => new RegExp(filesOf(layer), 'u').test(path)),
  );
  expect(wrong).toEqual([]);
});

test('[SHELL-11] one file has the breakpoints of the layouts', () => {
  const naming = [...sources]
    .filter(([path, text]) => path.startsWith('src/') && /\((?:min|max)-width:/.test(text))
    .map(([path]) => path);
  expect(naming).toEqual(['src/ui/theme/breakpoints.ts']);
});

test('no comment disables a lint rule', () => {
  const silent = [...sources].filter(
    ([path, text]) => !path.endsWith('.gen.ts') && /\/[/*]\s*(?:es|ox)lint-disable/u.test(text),
  );
  expect(silent.map(([path]) => path)).toEqual([]);
});

test(`no file is longer than ${MOST_LINES} lines without a named reason`, () => {
  const long = [...sources].filter(
    ([path, text]) => !path.endsWith('.gen.ts') && text.split('\n').length > MOST_LINES + 1,
  );
  expect(long.map(([path]) => path)).toEqual(Object.keys(LONG_FILES));
});

test('module-level state has a comment with its reason', () => {
  const bare = [...sources]
    .filter(([path]) => path.startsWith('src/'))
    .flatMap(([path, text]) => undefendedState(text).map((line) => `${path}: ${line}`));
  expect(bare).toEqual([]);

  const planted = 'const a = 1;\nconst known = new WeakMap<object, string>();\nlet last = 0;';
  expect(undefendedState(planted)).toEqual([
    'const known = new WeakMap<object, string>();',
    'let last = 0;',
  ]);
  expect(undefendedState('/** Of the page. */\nlet last = 0;\nlet next = 1;')).toEqual([]);
});

/** Lines that declare a variable or an empty table at module level without a comment above their group. */
function undefendedState(text: string): readonly string[] {
  const isState = (line: string) =>
    /^(?:export )?let |^(?:export )?const [^=]+ = (?:new (?:Weak)?(?:Map|Set)\b.*\(\)|\[\]);/u.test(
      line,
    );
  const lines = text.split('\n');
  return lines.filter((line, index) => {
    if (!isState(line)) return false;
    const above = lines.slice(0, index).findLast((other) => !isState(other));
    return above === undefined || !/^(?:\/\/.*|.*\*\/)$/u.test(above);
  });
}

test.each(['src/', 'server/'])(
  'no two files of %s export one name, except styles, fonts, routes and migrations',
  (half) => {
    const files = [...sources].filter(
      ([path]) => path.startsWith(half) && !NAMED_BY_FILE.test(path),
    );
    const exporters = new Map<string, string[]>();
    for (const [path, text] of files) {
      for (const [, name = ''] of text.matchAll(EXPORT))
        exporters.set(name, [...(exporters.get(name) ?? []), path]);
    }
    const twice = [...exporters].filter(([, paths]) => new Set(paths).size > 1);
    expect(exporters.size).toBeGreaterThan(files.length);
    expect(twice).toEqual([]);
  },
);

const NAMED_BY_FILE = /\.(?:css|gen|font-files)\.ts$|^src\/routes\/|^server\/db\/migrations\//u;

const EXPORT =
  /^export (?:declare |abstract |async )*(?:function\*?|const|let|class|interface|type) (\w+)/gmu;

const MIGRATIONS = join(ROOT, 'server/db/migrations');
/** What the previous release could miss, and columns that it does not fill. */
const TAKES_AWAY =
  /\bdrop\s+(?:table|column|view|schema|function|type)\b|\brename\b|\balter\s+column\s+\S+\s+(?:set\s+not\s+null|(?:set\s+data\s+)?type)\b|\btruncate\b|\badd\s(?:column\s)?(?![^,`']*\b(?:default|generated)\b)[^,`']*\bnot\s+null\b/gi;

const migrations = readdirSync(MIGRATIONS).filter((file) => file.endsWith('.ts'));

test('[GROW-02] migrations take nothing away that the previous release reads', () => {
  const found = migrations.flatMap((file) =>
    (readFileSync(join(MIGRATIONS, file), 'utf8').match(TAKES_AWAY) ?? []).map(
      (words) => `${file}: ${words}`,
    ),
  );
  expect(found).toEqual([]);
});

test('no two migrations have one number', () => {
  const numbers = migrations.map((file) => file.slice(0, 4));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});
