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
const SPANISH = new URL('es/', WORDS);

/** Rooms that only operators read, on a terminal, in a log or in the documents. They are English (decision 037). */
const OPERATORS = /^server\/(backup|media-store|metrics|purging|setting-faults|settings|start|mailbox)$/u;

/** Rooms with the sentences on a coupon, its page and its passes, which are in the coupon's language. */
const COUPON = /^(coupon|coupon-page|domain\/(dates|face|transcript))$/u;

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
  const english = await catalogueOf(room, ENGLISH);
  const spanish = OPERATORS.test(room) ? null : await catalogueOf(room, SPANISH);
  return {
    file: new URL(`${room}.gen.ts`, WORDS),
    source: await wordModule(room, english, spanish),
  };
}

type Catalogue = Readonly<Record<string, string>>;

async function catalogueOf(room: string, folder: URL): Promise<Catalogue> {
  const text = await readFile(new URL(`${room}.json`, folder), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Catalogue;
}

/**
 * Returns the source of one room's module. Throws an error that names an invalid sentence, or one that Spanish lacks or
 * has alone.
 * @internal for tests
 */
export async function wordModule(
  room: string,
  english: Catalogue,
  spanish: Catalogue | null,
): Promise<string> {
  const isOnCoupon = COUPON.test(room);
  const alone = Object.keys(spanish ?? {}).find((key) => !(key in english));
  if (alone !== undefined)
    throw new Error(`src/words/es/${room}.json: "${alone}" is not in src/words/en/${room}.json`);
  const functions = Object.entries(english).map(([key, en]) => {
    try {
      return sentenceSource(key, { en, es: spanish && spanishOf(spanish, key) }, isOnCoupon);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`src/words/en/${room}.json: "${key}" ${reason}`, { cause: error });
    }
  });
  const body = functions.join('');
  const heading = `/** Generated from en/${room}.json by \`npm run generate\`. Do not edit. */\n`;
  return prettier.format(heading + importsOf(room, body) + body, {
    parser: 'typescript',
    singleQuote: true,
    printWidth: 100,
  });
}

function spanishOf(spanish: Catalogue, key: string): string {
  const sentence = spanish[key];
  if (sentence === undefined) throw new Error('is missing in Spanish (src/words/es)');
  return sentence;
}

function importsOf(room: string, body: string): string {
  const way = '../'.repeat(room.split('/').length - 1) || './';
  const names = [
    ...(body.includes('isSpanish(') ? ['isSpanish'] : []),
    ...(body.includes(': Language') ? ['type Language'] : []),
  ];
  const figure = body.includes('figure(') ? `import { figure } from '${way}figure.ts';\n` : '';
  const language =
    names.length === 0 ? '' : `import { ${names.join(', ')} } from '${way}language.ts';\n`;
  return `${figure}${language}\n`;
}
