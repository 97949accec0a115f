/**
 * One build of the application becomes two, each with the sentences of one language (SHELL-19): every chunk is written
 * again with the other sentences left out. A second build would take as long as the first.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin } from 'vite';
import { readLanguageFrom } from '../../src/words/language.ts';
import * as shellWords from '../../src/words/shell.gen.ts';

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

/** Answers it: English in `assets`, Spanish in `assets/es`, with the page `index.es.html`. */
export async function splitLanguages(outDir: string): Promise<void> {
  const folder = join(outDir, 'assets');
  const chunks = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  await mkdir(join(folder, 'es'), { recursive: true });
  await Promise.all(
    chunks.map(async (name) => {
      const code = await readFile(join(folder, name), 'utf8');
      await writeFile(join(folder, 'es', name), await answered(name, inSpanishFolder(code), true));
      await writeFile(join(folder, name), await answered(name, code, false));
    }),
  );
  const page = await readFile(join(outDir, 'index.html'), 'utf8');
  await writeFile(join(outDir, 'index.es.html'), spanishPage(page));
}

async function answered(name: string, code: string, answer: boolean): Promise<string> {
  if (!code.includes(ANSWER)) return code;
  const { code: smaller, errors } = await minify(name, code.replaceAll(ANSWER, `${answer}`), {
    module: true,
  });
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`);
  return smaller;
}

/** Chunks name others by `assets/a-12345678.js` and `./a-12345678.js`; other files stay where they are. */
function inSpanishFolder(code: string): string {
  return code.replaceAll(/(?<=\bassets\/)([\w.$-]+-[\w-]{8}\.js)/gu, 'es/$1');
}

/** Throws if the page has other English texts than the catalogue. */
function spanishPage(page: string): string {
  const texts = [shellWords.description, shellWords.needsScript];
  const english = texts.map((text) => text());
  const spanish = speakingSpanish(() => texts.map((text) => text()));
  const translated = english.reduce((html, text, index) => {
    if (!html.includes(text)) throw new Error(`index.html lacks “${text}” of shell.json.`);
    return html.replace(text, spanish[index] ?? text);
  }, page);
  return inSpanishFolder(translated)
    .replace('<html lang="en">', '<html lang="es">')
    .replace(/(?<="parts":)\{.*?\}(?=,"fonts")/u, (parts) =>
      parts.replaceAll(/"([\w.$-]+-[\w-]{8})"/gu, '"es/$1"'),
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
