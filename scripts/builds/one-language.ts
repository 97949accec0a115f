/**
 * One build of the application becomes two, each with the sentences of one language (SHELL-19): every chunk is written
 * again with the other sentences left out. A second build would take as long as the first.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin } from 'vite';
import { readLanguageFrom } from '../../src/words/language.ts';

/** Stands in the chunks for the answer; no source has this name. */
const ANSWER = '__TEARLINE_IS_SPANISH__';
const QUESTION = /\bisSpanish\(\)/gu;

/** Leaves the question open in the chunks. */
export function openLanguage(): Plugin {
  return {
    name: 'tearline:open-language',
    apply: 'build',
    transform: {
      order: 'pre',
      filter: { id: /\/src\/.*\.tsx?$/u, code: 'isSpanish()' },
      handler: (code) => ({ code: code.replaceAll(QUESTION, ANSWER), map: null }),
    },
  };
}

/** A page of a build, and its sentences that are not in its chunks. */
interface Page {
  /** `index` for `index.html`. */
  readonly name: string;
  readonly sentences: readonly (() => string)[];
}

/** Answers it: English in `assets`, Spanish in `assets/es`, with the page `index.es.html` beside `index.html`. */
export async function splitLanguages(outDir: string, { name, sentences }: Page): Promise<void> {
  const folder = join(outDir, 'assets');
  const chunks = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  await mkdir(join(folder, 'es'), { recursive: true });
  await Promise.all(
    chunks.map(async (chunk) => {
      const code = await readFile(join(folder, chunk), 'utf8');
      await writeFile(
        join(folder, 'es', chunk),
        await answered(chunk, inSpanishFolder(code), true),
      );
      await writeFile(join(folder, chunk), await answered(chunk, code, false));
    }),
  );
  const page = await readFile(join(outDir, `${name}.html`), 'utf8');
  await writeFile(join(outDir, `${name}.es.html`), spanishPage(page, sentences));
}

async function answered(name: string, code: string, answer: boolean): Promise<string> {
  if (!code.includes(ANSWER)) return code;
  const { code: smaller, errors } = await minify(name, code.replaceAll(ANSWER, `${answer}`), {
    module: true,
  });
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`);
  return smaller;
}

/** Chunks name others by `assets/a-1234567.js` and `./a-1234567.js`, workers by eight letters; other files stay where they are. */
function inSpanishFolder(code: string): string {
  return code.replaceAll(/(?<=\bassets\/)([\w.$-]+-[\w-]{7,8}\.js)/gu, 'es/$1');
}

/** Throws if the page has other English sentences than the catalogue. */
function spanishPage(page: string, sentences: Page['sentences']): string {
  const english = sentences.map((sentence) => sentence());
  const spanish = speakingSpanish(() => sentences.map((sentence) => sentence()));
  const translated = english.reduce((html, text, index) => {
    if (!html.includes(text)) throw new Error(`A page lacks “${text}” of the catalogues.`);
    return html.replace(text, spanish[index] ?? text);
  }, page);
  return inSpanishFolder(translated)
    .replace('<html lang="en">', '<html lang="es">')
    .replace(/(?<="parts":)\{.*?\}(?=,"fonts")/u, (parts) =>
      parts.replaceAll(/"([\w.$-]+-[\w-]{7,8})"/gu, '"es/$1"'),
    );
}

function speakingSpanish<Result>(work: () => Result): Result {
  readLanguageFrom(() => 'es');
  try {
    return work();
  } finally {
    readLanguageFrom(() => 'en');
  }
}
