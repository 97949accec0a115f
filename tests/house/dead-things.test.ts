import { expect, test } from 'vitest';
import { deadThings, type Project } from '../../scripts/structure/dead-things.ts';

/** A product of one entry, with what a test plants in it. */
function project(sources: Readonly<Record<string, string>>, more: Partial<Project> = {}): Project {
  return {
    texts: new Map(Object.entries(sources)),
    otherFiles: [],
    packages: [],
    entries: ['src/start.ts'],
    tables: [],
    exceptions: {},
    ...more,
  };
}

test('a product that uses all it has is clean', () => {
  const clean = project(
    {
      'src/start.ts': `
        import { tile } from './tile.ts';
        import * as styles from './tile.css.ts';
        import type { Size } from './size.ts';
        const { late } = await import('./late.ts');
        new Worker(new URL('./draw.worker.ts', import.meta.url));
        tile(styles.frame, late satisfies Size, 'art/logo.svg');`,
      'src/tile.ts': 'export const tile = (...all: unknown[]) => all;',
      'src/tile.css.ts': 'export const frame = 1;',
      'src/size.ts': 'export type Size = number;',
      'src/late.ts': 'export const late = 2;',
      'src/draw.worker.ts': "import { wide } from './wide.js'; wide();",
      'src/wide.js': 'export function wide() {}',
      'tests/tile.test.ts': "import { tile } from '../src/tile.ts'; tile();",
    },
    { otherFiles: ['src/art/logo.svg'] },
  );
  expect(deadThings(clean)).toEqual([]);
});

test('files that nothing imports or names are found, and those that only tests use', () => {
  const found = deadThings(
    project(
      {
        'src/start.ts': "import './used.ts';",
        'src/used.ts': '',
        'src/forgotten.ts': "import './used.ts';",
        'src/kept-by-a-test.ts': '',
        'tests/kept.test.ts': "import '../src/kept-by-a-test.ts';",
        'tests/support/nobody.ts': '',
      },
      { otherFiles: ['src/art/logo.svg'] },
    ),
  );
  expect(found).toEqual([
    'src/forgotten.ts: no file imports or names it.',
    'src/kept-by-a-test.ts: only tests use this file.',
    'tests/support/nobody.ts: no file imports or names it.',
    'src/art/logo.svg: no file imports or names it.',
  ]);
});

test('exports, types and styles that nobody imports are found, and names that only tests use', () => {
  const found = deadThings(
    project({
      'src/start.ts': `
        import { used } from './parts.ts';
        import * as styles from './parts.css.ts';
        used(styles.frame);`,
      'src/parts.ts': `export function used(...all: unknown[]) { return [inside, all]; }
export const inside = 1;
export interface Unused { readonly list: number }
export const forTests = 2;
export const seam = () => used();
export const started = seam();`,
      'src/parts.css.ts': 'export const frame = 1;\nexport const plain = 2;',
      'tests/parts.test.ts': `
        import { forTests, seam } from '../src/parts.ts';
        test('…', () => seam(forTests));`,
    }),
  );
  expect(found).toEqual([
    'src/parts.ts#inside: line 2: exported, and nobody imports it.',
    'src/parts.ts#Unused: line 3: exported, and nobody imports it.',
    'src/parts.ts#forTests: line 4: only tests use it.',
    'src/parts.ts#started: line 6: exported, and nobody imports it.',
    'src/parts.css.ts#plain: line 2: exported, and nobody imports it.',
  ]);
});

test('words that nothing shows are found, also where only a test reads them', () => {
  const table = `export const WORDS = {
    shown: 'A', 'in parts': 'B', lost: 'C', tested: 'D', deep: { one: 'E', two: 'F' },
  } as const;
  export const WHOLE = { first: 'G', second: 'H' };`;
  const found = deadThings(
    project(
      {
        'src/start.ts': `
          import { WORDS as words, WHOLE } from './words.ts';
          const say = (name: keyof typeof WHOLE) => WHOLE[name];
          say(words.shown.length, words['in parts'], words.deep.one);`,
        'src/words.ts': table,
        'tests/words.test.ts': "import { WORDS } from '../src/words.ts'; WORDS.tested;",
      },
      { tables: ['src/words.ts'] },
    ),
  );
  expect(found).toEqual([
    'src/words.ts#WORDS.lost: nothing of the product reads it.',
    'src/words.ts#WORDS.tested: nothing of the product reads it.',
    'src/words.ts#WORDS.deep.two: nothing of the product reads it.',
  ]);
});

test('packages that nothing imports or runs are found', () => {
  const found = deadThings(
    project(
      {
        'src/start.ts': `
          import 'bold/styles.css';
          import type { Node } from '@scope/tree';
          run('linter', ['.']);
          import.meta.glob('../node_modules/@fonts/narrow/files/*.woff2');`,
      },
      {
        packages: [
          ...['bold', '@scope/tree', 'linter', '@fonts/narrow', '@types/bold'],
          ...['bol', '@scope/trees', 'narrow', '@types/unused'],
        ],
      },
    ),
  );
  expect(found.map((sentence) => sentence.split(':')[0])).toEqual([
    'bol',
    '@scope/trees',
    'narrow',
    '@types/unused',
  ]);
});

test('an exception is silent while it is needed, and named once it is not', () => {
  const found = deadThings(
    project(
      { 'src/start.ts': '', 'src/later.ts': '', 'src/next/room.ts': 'export const door = 1;' },
      {
        exceptions: {
          'src/later.ts': 'the next release',
          'src/next/': 'the same',
          'src/gone.ts': 'once',
          'src/old/': 'once',
        },
      },
    ),
  );
  expect(found).toEqual([
    'src/gone.ts: is an exception that nothing needs any more.',
    'src/old/: is an exception that nothing needs any more.',
  ]);
});
