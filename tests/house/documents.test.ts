import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { subjectsPage } from '../../scripts/structure/subjects.ts';
import packageFile from '../../package.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '..', '..');
const DOCUMENTS = [
  '.',
  'docs',
  'docs/recipes',
  'decisions',
  '.github',
  '.github/ISSUE_TEMPLATE',
].flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => /\.(md|csv)$/.test(name))
    .map((name) => join(folder, name)),
);
const DECISIONS = readdirSync(join(ROOT, 'decisions'))
  .filter((name) => /^\d/.test(name))
  .toSorted();
/** Files that exist only after a build or a start. */
const MADE = /^(dist|reports|node_modules|\.data|pg|media|keys|mail)\//;
const HOMES =
  /^(src|server|scripts|tests|paths|bench|openapi|designs|decisions|docs|\.github|\.ci)\//;

/** Names of source files, as documents mention them beside the name of their folder. */
const SOURCES = globSync('{src,server,scripts,bench,paths,tests}/**/*.{ts,tsx,mjs}', { cwd: ROOT });
const NAMES = new Set(SOURCES.map((file) => basename(file)));

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const quoted = (text: string): readonly string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words);

test.each(DOCUMENTS)('every file and every command that %s names exists', (document) => {
  const text = read(document);
  const links = [...text.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, to = '']) => to);
  const missing = [
    ...links.filter((to) => !to.includes(':') && !existsSync(join(ROOT, dirname(document), to))),
    ...quoted(text)
      .filter((path) => HOMES.test(path) && !MADE.test(path) && /^[\w./$@-]+$/.test(path))
      .filter((path) => !existsSync(join(ROOT, path)) && !isDecision(path)),
    ...quoted(text).filter((name) => /^[\w.-]+\.(ts|tsx|mjs)$/.test(name) && !NAMES.has(name)),
  ];
  expect(missing).toEqual([]);
  const named = quoted(text).flatMap((words) => words.match(/npm run ([\w:]+)/)?.[1] ?? []);
  expect(named.filter((name) => !(name in packageFile.scripts))).toEqual([]);
});

test('the README has the figures of the benches', () => {
  const figures = [...read('README.md').matchAll(/(?<=\| )[\d.]+(?= ms)/g)].map(
    ([figure]) => figure,
  );
  expect(figures.length).toBeGreaterThanOrEqual(5);
  const benches = read('docs/benches.md');
  expect(figures.filter((figure) => !benches.includes(`| ${figure} `))).toEqual([]);
});

test('the list of subjects is that of the files: npm run structure', () => {
  expect(read('docs/subjects.md')).toBe(subjectsPage(ROOT));
});

test('CONTRIBUTING lists every command except the two in the README', () => {
  const commands = Object.keys(packageFile.scripts).filter(
    (name) => name !== 'start' && name !== 'test',
  );
  const text = read('CONTRIBUTING.md');
  expect(commands.filter((name) => !text.includes(`| \`npm run ${name}`))).toEqual([]);
});

test('[SAFE-10] each requirement of the standard has one answer with its reason, and the sums are correct', () => {
  const lines = read('docs/asvs.csv').trimEnd().split('\n').slice(1);
  const rows = lines.map((line) => /^(\d+\.\d+\.\d+),[12],(met|not applicable|open),\S/.exec(line));
  expect(new Set(rows.map((row) => row?.[1])).size).toBe(253);
  const having = (answer: string) => rows.filter((row) => row?.[2] === answer).length;
  const sums = ['met', 'not applicable', 'open'].map((answer) => `${having(answer)} ${answer}`);
  expect(read('docs/security.md')).toContain(`by its number: ${sums.join(', ')}.`);
});

test.each([
  ['README.md', ['.']],
  ['docs/architecture.md', ['src', 'server']],
])('the map of %s lists every folder', (document, folders) => {
  const [, map = ''] = /## Map\n\n```\n([\s\S]*?)```/.exec(read(document)) ?? [];
  const named = new Set(map.match(/[\w-]+(?=\/)/g));
  const rooms = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => name),
  );
  const made = ['node_modules', 'dist', 'reports'];
  expect(rooms.filter((room) => !named.has(room) && !made.includes(room))).toEqual([]);
});

test('each decision has a unique number, and its title in the index', () => {
  const titles = DECISIONS.map((name) => {
    const [title = ''] = read(`decisions/${name}`).split('\n', 1);
    return `[${title.slice(2)}](${name})`;
  });
  const numbers = DECISIONS.map((name) => name.slice(0, 3));
  expect(numbers).toEqual([...new Set(numbers)]);
  const index = read('decisions/README.md');
  expect(titles.filter((title) => !index.includes(title))).toEqual([]);
});

test('each number without a page of a decision is in the index with its reason', () => {
  const [, without = ''] = read('decisions/README.md').split('## Numbers without a page');
  const numbers = DECISIONS.map((page) => page.slice(0, 3));
  const skipped = Array.from({ length: Number(numbers.at(-1)) }, (_, index) =>
    String(index + 1).padStart(3, '0'),
  ).filter((number) => !numbers.includes(number));
  expect(skipped.filter((number) => !without.includes(number))).toEqual([]);
});

test('every decision that a comment names has a page', () => {
  const sources = globSync('{src,server,scripts,bench,paths,tests}/**/*.{ts,tsx,mjs}', {
    cwd: ROOT,
  });
  const named = sources.flatMap((file) => read(file).match(/\bdecisions?[ /]\d{3}\b/g) ?? []);
  expect(named.filter((name) => !isDecision(name.replace(/\D+/, 'decisions/')))).toEqual([]);
});

/** `decisions/003` refers to the page with that number. */
function isDecision(path: string): boolean {
  const [, number] = /^decisions\/(\d{3})$/.exec(path) ?? [];
  return number !== undefined && DECISIONS.some((page) => page.startsWith(number));
}
