import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LAYERS, layerOf, packageOf, refusalOf } from '../../scripts/structure/layers.ts';
import {
  arrowsBetweenFolders,
  arrowsOf,
  findCycle,
  readSources,
  roomsOf,
} from '../../scripts/structure/import-graph.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const MOST_LINES = 300;
/** A view and its styles, and a source and its documentation, count as one. */
const MOST_FILES = 30;

/** Files over 300 lines, each with its reason. */
const LONG_FILES: Readonly<Record<string, string>> = {};

const sources = readSources(ROOT, [
  'openapi',
  'src',
  'server',
  'scripts',
  'paths',
  'bench',
  'tests',
  'vite.config.ts',
  'eslint.config.js',
]);
const arrows = arrowsOf(sources);

test('the import graph was read: each layer with files has arrows, and each arrow leads to a file', () => {
  const broken = arrows.flatMap(({ from, to }) =>
    'path' in to && !existsSync(join(ROOT, to.path)) ? [`${from} → ${to.path}`] : [],
  );
  expect(broken).toEqual([]);
  expect(arrows.length).toBeGreaterThan(sources.size);
});

test('every import follows the layer table', () => {
  const refused = arrows.flatMap((arrow) => {
    const refusal = refusalOf(arrow);
    return refusal === null ? [] : [`${arrow.from}: ${refusal}`];
  });
  expect(refused).toEqual([]);
});

test('[SAFE-13] what holds a thread for long is loaded by threads of its own', () => {
  const HEAVY = ['passkit-generator', 'bwip-js', 'dompurify', 'jsdom'];
  const reached = new Set(['server/start.ts', 'server/worker.ts']);
  const loaded = new Set<string>();
  for (const file of reached)
    for (const { from, to, typeOnly } of arrows) {
      if (from !== file || typeOnly) continue;
      if ('specifier' in to) loaded.add(packageOf(to.specifier));
      else if (!to.path.endsWith('.thread.ts')) reached.add(to.path);
    }
  expect(reached).toContain('server/wallet/apple-pass.ts');
  expect(reached).toContain('server/barcodes/barcode-picture.ts');
  expect(reached).not.toContain('server/media/stored-zip.ts');
  expect(HEAVY.filter((name) => loaded.has(name))).toEqual([]);
});

test('no import cycles', () => {
  expect(findCycle(arrows)).toBeNull();
});

test('no circles among folders', () => {
  expect(findCycle(arrowsBetweenFolders(arrows))).toBeNull();
});

test(`no folder holds more than ${MOST_FILES} files`, () => {
  const large = [...roomsOf(sources)].filter(([, files]) => files.size > MOST_FILES);
  expect(large.map(([folder]) => folder)).toEqual([]);
});

test('every layer of the table has files, so that a renamed folder cannot slip out of it', () => {
  const used = new Set([...sources.keys()].map((path) => layerOf(path)?.name));
  const empty = LAYERS.filter(({ name }) => !used.has(name) && name !== 'designs');
  expect(empty.map(({ name }) => name)).toEqual([]);
});

test('layers without JSX have no .tsx files', () => {
  const wrong = [...sources.keys()].filter(
    (path) => path.endsWith('.tsx') && layerOf(path)?.withoutJsx === true,
  );
  expect(wrong).toEqual([]);
});

test('[SHELL-11] one file names the widths at which a layout changes', () => {
  const naming = [...sources]
    .filter(([path, text]) => path.startsWith('src/') && /\((?:min|max)-width:/.test(text))
    .map(([path]) => path);
  expect(naming).toEqual(['src/ui/theme/breakpoints.ts']);
});

test(`no file is longer than ${MOST_LINES} lines without a named reason`, () => {
  const long = [...sources].filter(
    ([path, text]) => !path.endsWith('.gen.ts') && text.split('\n').length > MOST_LINES + 1,
  );
  expect(long.map(([path]) => path)).toEqual(Object.keys(LONG_FILES));
});

test("state at a module's top level says why it has no owner, in the comment above it", () => {
  const bare = [...sources]
    .filter(([path]) => path.startsWith('src/'))
    .flatMap(([path, text]) => undefendedState(text).map((line) => `${path}: ${line}`));
  expect(bare).toEqual([]);
});

test("a planted table at a module's top level is caught", () => {
  const planted = 'const a = 1;\nconst known = new WeakMap<object, string>();\nlet last = 0;';
  expect(undefendedState(planted)).toEqual([
    'const known = new WeakMap<object, string>();',
    'let last = 0;',
  ]);
  expect(undefendedState('/** Of the page. */\nlet last = 0;\nlet next = 1;')).toEqual([]);
});

/** Lines that declare a variable or an empty table outside of any block, where no comment leads their group. */
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
  'no two files of %s export one name; styles, fonts, routes and migrations are named by their file',
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

test.each([
  {
    path: 'src/ui/browse/tile.tsx',
    text: "import { createApiClient } from '../../api/client.ts';",
    reached: 'layer "api"',
  },
  {
    path: 'src/machines/auth/auth.machine.ts',
    text: "export * from '../../render/engine.ts';",
    reached: 'layer "render"',
  },
  {
    path: 'src/domain/coupon/phone.ts',
    text: "const later = import('../../app/services.ts');",
    reached: 'layer "app"',
  },
  {
    path: 'server/app.ts',
    text: "import { generateApiTypes } from '../scripts/checks/generate-api.ts';",
    reached: 'layer "scripts"',
  },
  {
    path: 'src/render/engine.ts',
    text: "new Worker(new URL('../ui/worker.ts', import.meta.url));",
    reached: 'layer "ui"',
  },
  {
    path: 'src/machines/auth/auth.machine.ts',
    text: "import { useState } from 'react';",
    reached: 'the package "react"',
  },
  {
    path: 'src/ui/shell/header.tsx',
    text: "import { readFile } from 'node:fs/promises';",
    reached: 'the package "node:fs"',
  },
])('a planted import is caught: $path may not reach $reached', ({ path, text, reached }) => {
  const [arrow] = arrowsOf(new Map([[path, text]]));
  expect(arrow && refusalOf(arrow)).toContain(`may not import ${reached}`);
});

test('types of a machine may reach the interface, its code may not', () => {
  const verdictOn = (text: string) =>
    arrowsOf(new Map([['src/ui/wizard/frame.tsx', text]])).map((arrow) => refusalOf(arrow));
  expect(verdictOn("import type { Auth } from '../../machines/auth/auth.machine.ts';")).toEqual([
    null,
  ]);
  expect(verdictOn("import { type Auth } from '../../machines/auth/auth.machine.ts';")).toEqual([
    null,
  ]);
  expect(verdictOn("import { authMachine } from '../../machines/auth/auth.machine.ts';")).toEqual([
    'Layer "ui" may not import anything but types of layer "machines" (src/machines/auth/auth.machine.ts).',
  ]);
});

test('a planted circle among folders is caught, though no two files make one', () => {
  const planted = arrowsOf(
    new Map([
      ['src/domain/coupon/a.ts', "import '../wizard/b.ts';"],
      ['src/domain/wizard/c.ts', "import type { D } from '../coupon/d.ts';"],
    ]),
  );
  expect(findCycle(planted)).toBeNull();
  expect(findCycle(arrowsBetweenFolders(planted))).toEqual([
    'src/domain/coupon',
    'src/domain/wizard',
    'src/domain/coupon',
  ]);
});

test('a planted cycle is caught', () => {
  const planted = arrowsOf(
    new Map([
      ['src/domain/a.ts', "import './b.ts';"],
      ['src/domain/b.ts', "import './c.ts';"],
      ['src/domain/c.ts', "import './b.ts';"],
    ]),
  );
  expect(findCycle(planted)).toEqual(['src/domain/b.ts', 'src/domain/c.ts', 'src/domain/b.ts']);
});
