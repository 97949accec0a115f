import { readdir, readFile } from 'node:fs/promises';
import type { Language } from '../../src/words/language.ts';
import { sentenceSource } from './sentence-source.ts';

/** A file of generated source. */
type Module = Awaited<ReturnType<typeof moduleOf>>;

/** The sentences of a room in one language, by key. */
type Catalogue = Readonly<Record<string, string>>;

const WORDS = new URL('../../src/words/', import.meta.url);

/** Rooms that only operators read, on a terminal, in a log or in the documents. They are English (decision 040). */
const OPERATORS =
  /^server\/(backup|mailbox|media-store|metrics|purging|setting-faults|settings|start)$/u;

/** Rooms and sentences on a coupon, its page, its prints and its passes, which are in the coupon's language. */
const COUPON =
  /^(approval\/trial|coupon-page|domain\/(dates|face|transcript)|coupon\.your(Business|Offer)|print\.(scanToKeep|scanToSave))$/u;

/**
 * The module of each room of sentences, in folders too: a function for each sentence of `src/words/en/<room>.json`.
 * Throws one error that names every room with a fault.
 */
export async function wordModules(): Promise<readonly Module[]> {
  const rooms = await filesIn(new URL('en/', WORDS), '.json');
  const made = rooms.map(async (name) => moduleOf(name.slice(0, -'.json'.length)));
  const results = await Promise.allSettled(made);
  const faults = results.flatMap((one) =>
    one.status === 'rejected' ? [reasonOf(one.reason)] : [],
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return Promise.all(made);
}

/** Returns generated modules of rooms that have no catalogue any more. */
export async function strayModules(modules: readonly Module[]): Promise<readonly URL[]> {
  const files = await filesIn(WORDS, '.gen.ts');
  const known = new Set(modules.map(({ file }) => file.href));
  return files.map((name) => new URL(name, WORDS)).filter(({ href }) => !known.has(href));
}

/**
 * Returns the source of one room's module; `spanish` is null for a room of operators. Throws an error that names an
 * invalid sentence, or the sentences that Spanish lacks or has alone.
 * @internal for tests
 */
export async function wordModule(room: string, english: Catalogue, spanish: Catalogue | null) {
  if (spanish !== null) requireSameKeys(room, english, spanish);
  const functions = Object.entries(english).map(([key, en]) => {
    try {
      const isOnCoupon = COUPON.test(room) || COUPON.test(`${room}.${key}`);
      return sentenceSource(key, { en, es: spanish?.[key] ?? null }, isOnCoupon);
    } catch (error) {
      const message = `src/words/en/${room}.json: "${key}" ${reasonOf(error)}`;
      throw new Error(message, { cause: error });
    }
  });
  const body = functions.join('');
  const heading = `/** Generated from en/${room}.json by \`npm run generate\`. Do not edit. */\n`;
  return heading + importsOf(room, body) + body;
}

async function filesIn(folder: URL, ending: string): Promise<readonly string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.endsWith(ending)).sort();
}

async function moduleOf(room: string) {
  const english = await catalogueOf(room, 'en');
  const spanish = OPERATORS.test(room) ? null : await catalogueOf(room, 'es');
  const [en, es] = await withSentencesOfOthers(room, english, spanish);
  return { file: new URL(`${room}.gen.ts`, WORDS), source: await wordModule(room, en, es) };
}

/** Returns the catalogue of a room; empty if the language has no file for it. */
async function catalogueOf(room: string, language: Language): Promise<Catalogue> {
  const file = new URL(`${language}/${room}.json`, WORDS);
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Catalogue;
}

/** The sentence of another room, for a page that must not load that room: `=actions.undo`. */
const SAME_AS = /^=([\w/-]+)\.(\w+)$/u;

/**
 * Puts in the sentences of other rooms, in both languages, where English refers to them. Spanish may have its own
 * sentence there: a light is "Luz" for a camera and "Claro" for a theme.
 */
async function withSentencesOfOthers(
  room: string,
  english: Catalogue,
  spanish: Catalogue | null,
): Promise<readonly [Catalogue, Catalogue | null]> {
  const en: Record<string, string> = { ...english };
  const es: Record<string, string> = { ...spanish };
  const own = Object.entries(es).find(([, sentence]) => SAME_AS.test(sentence));
  if (own !== undefined)
    throw new Error(
      `src/words/es/${room}.json: remove "${own[0]}": the English one names the other sentence for both languages`,
    );
  for (const [key, sentence] of Object.entries(english)) {
    const [, other = '', otherKey = ''] = SAME_AS.exec(sentence) ?? [];
    if (other === '') continue;
    const same = (await catalogueOf(other, 'en'))[otherKey];
    if (same === undefined || SAME_AS.test(same))
      throw new Error(`src/words/en/${room}.json: "${key}" names no sentence, ${sentence}`);
    en[key] = same;
    const inSpanish = spanish?.[key] ?? (await catalogueOf(other, 'es'))[otherKey];
    if (inSpanish !== undefined) es[key] = inSpanish;
  }
  return [en, spanish && es];
}

function requireSameKeys(room: string, english: Catalogue, spanish: Catalogue): void {
  const missing = Object.keys(english).filter((key) => spanish[key] === undefined);
  if (missing.length > 0)
    throw new Error(
      `src/words/es/${room}.json lacks the Spanish of ${missing.join(', ')}. Add each key with its sentence ` +
        `(CONTRIBUTING.md, "Spanish"), then run "npm run generate".`,
    );
  const alone = Object.keys(spanish).filter((key) => english[key] === undefined);
  if (alone.length > 0)
    throw new Error(
      `src/words/es/${room}.json: remove ${alone.join(', ')}, which src/words/en/${room}.json does not have`,
    );
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

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
