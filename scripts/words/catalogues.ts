import { readdir, readFile } from 'node:fs/promises';
import prettier from 'prettier';
import { sentenceSource } from './sentence-source.ts';

/** A file of generated source. */
interface Module {
  readonly file: URL;
  readonly source: string;
}

const WORDS = new URL('../../src/words/', import.meta.url);
const ENGLISH = new URL('en/', WORDS);

/** The module of each room of sentences, in folders too: a function for each sentence of `src/words/en/<room>.json`. */
export async function wordModules(): Promise<readonly Module[]> {
  const rooms = await filesIn(ENGLISH, '.json');
  return Promise.all(rooms.map(async (name) => moduleOf(name.slice(0, -'.json'.length))));
}

/** Returns generated modules of rooms that have no catalogue any more. */
export async function strayModules(modules: readonly Module[]): Promise<readonly URL[]> {
  const files = await filesIn(WORDS, '.gen.ts');
  const known = new Set(modules.map(({ file }) => file.href));
  return files.map((name) => new URL(name, WORDS)).filter(({ href }) => !known.has(href));
}

async function filesIn(folder: URL, ending: string): Promise<readonly string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.endsWith(ending)).sort();
}

async function moduleOf(room: string): Promise<Module> {
  const file = new URL(`${room}.gen.ts`, WORDS);
  return { file, source: await wordModule(room, await sentencesOf(room)) };
}

type Sentences = Readonly<Record<string, string>>;

/** The sentence of another room, for a page that must not load that room: `=actions.undo`. */
const SAME_AS = /^=([\w/-]+)\.(\w+)$/u;

/** The sentences of a room. Throws an error that names a reference to no sentence. */
async function sentencesOf(room: string): Promise<Sentences> {
  const own = await catalogueOf(room);
  const resolved = Object.entries(own).map(async ([key, sentence]) => {
    const [, other = '', otherKey = ''] = SAME_AS.exec(sentence) ?? [];
    if (other === '') return [key, sentence] as const;
    const same = (await catalogueOf(other))[otherKey];
    if (same === undefined || SAME_AS.test(same))
      throw new Error(`src/words/en/${room}.json: "${key}" names no sentence, ${sentence}`);
    return [key, same] as const;
  });
  return Object.fromEntries(await Promise.all(resolved));
}

async function catalogueOf(room: string): Promise<Sentences> {
  return JSON.parse(await readFile(new URL(`${room}.json`, ENGLISH), 'utf8')) as Sentences;
}

/**
 * Returns the source of one room's module. Throws an error that names an invalid sentence.
 * @internal for tests
 */
export async function wordModule(
  room: string,
  sentences: Readonly<Record<string, string>>,
): Promise<string> {
  const functions = Object.entries(sentences).map(([key, sentence]) => {
    try {
      return sentenceSource(key, sentence);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`src/words/en/${room}.json: "${key}" ${reason}`, { cause: error });
    }
  });
  const body = functions.join('');
  const way = '../'.repeat(room.split('/').length - 1) || './';
  const figures = body.includes('figure(') ? `import { figure } from '${way}figure.ts';\n\n` : '';
  const heading = `/** Generated from en/${room}.json by \`npm run generate\`. Do not edit. */\n`;
  return prettier.format(heading + figures + body, {
    parser: 'typescript',
    singleQuote: true,
    printWidth: 100,
  });
}
