/**
 * SVG → design document: REND-03, REND-04. The browser resolves the cascade, inheritance, units and transforms of
 * the source; the importer writes the computed values and compares the result with the browser's own drawing.
 * Runs only in a page, whose document is an argument.
 */
import type { DesignDocument, SchemeTokens } from '../../domain/design/design-document.ts';
import { schemeNameAt } from '../../domain/design/scheme-names.ts';
import type { Size } from '../scene/sizes.ts';
import type { FontLoader } from '../fonts/fonts.ts';
import { RESOURCES } from '../../domain/svg/allow-list.ts';
import { openAcceptance, type DrawScene } from './acceptance.ts';
import { accepted, type Attempt } from './accepting.ts';
import { type DrawnElement, elementsOf } from './elements.ts';
import { limitProblems } from './limits.ts';
import { cleanSourceOf } from './reading/clean-source.ts';
import { damagedPaths } from './damaged-paths.ts';
import { dropUnusedClips } from './reading/clip-parts.ts';
import { expandUses } from './reading/expand-uses.ts';
import {
  beginImport,
  isUsable,
  strangeBlendIn,
  type EmbeddedImage,
  type Importing,
} from './importing.ts';
import { drawAt } from './levels.ts';
import { mountSvg, type Mounted } from './reading/mount.ts';
import { readImages } from './pictures.ts';
import { heightOf } from './reading/page.ts';
import { readSvg, type Found } from './reading/read-svg.ts';
import { DesignRefused, problemAt, problemOfFile, type Problem } from './reading/refusal.ts';
import type { DrawingLevel, ImportReport, Remark } from './report.ts';
import { settleImages } from './reading/settled-images.ts';
import { createShownProblems } from './reading/shown-problems.ts';
import { fillSheet } from './reading/style-rules.ts';
import { beginSlices, type ImportProgress, type Slices } from './reading/slices.ts';
import { createTokenBook, type TokenBook } from './tokens.ts';
import { settleFonts } from './words.ts';
import * as importReportWords from '../../words/render/import-report.gen.ts';

interface ImportOptions {
  /** The page that measures the drawing invisibly. */
  readonly host: Document;
  /** Loads into that page's `document.fonts`. */
  readonly fonts: FontLoader;
  readonly type: DesignDocument['type'];
  /** px of the document. */
  readonly width: number;
  /** px of the document; by default from the drawing's proportions. */
  readonly height?: number;
  /** The colors of further schemes, token by token; the first scheme is the drawing's own. */
  readonly furtherSchemes?: readonly SchemeTokens[];
  /** Ends the import: it rejects with the signal's reason and leaves nothing in the page. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Receives the browser's own drawing, on white, before the comparison. */
  readonly onReference?: (picture: ImageData) => void;
  /** Draws the design for the comparison; by default the page draws. */
  readonly draw?: DrawScene;
}

interface ImportedDesign {
  readonly design: DesignDocument;
  readonly report: ImportReport;
  readonly elements: readonly DrawnElement[];
  /** The source to store: it imports to the same design, and the services accept it. */
  readonly cleanSource: string;
}

/** Rejects with `DesignRefused`, which names every refused element. Leaves nothing in the page. */
export async function importDesign(
  source: string,
  options: ImportOptions,
): Promise<ImportedDesign> {
  const { signal = new AbortController().signal } = options;
  // The browser's drawing may take long and cannot be stopped, so a cancel does not wait for it.
  const cancelled = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([imported(source, { ...options, signal }), cancelled]);
}

/** Ligatures written as one letter, which few fonts have. */
const LIGATURES = /[\uFB00-\uFB06]/gu;

interface Importable extends ImportOptions {
  readonly signal: AbortSignal;
}

async function imported(given: string, options: Importable): Promise<ImportedDesign> {
  const source = given.replaceAll(LIGATURES, (letter) => letter.normalize('NFKC'));
  const { host, width } = options;
  const slices = beginSlices(options.signal, options.onProgress);
  await slices.begin('reading');
  const found: Found = { problems: [], ifShown: createShownProblems() };
  const { problems, ifShown } = found;
  const read = await readSvg(source, { host, pause: slices.pause, ...found });
  const { root, styleTexts } = read;
  const leftOut = remarksOn(read);
  const own = heightOf(root, width);
  const { height = own } = options;
  if (Math.abs(height - own) > 1)
    leftOut.push({ kind: 'adapted', ...problemAt(root, fittedInto({ width, height })) });
  const sheet = new (host.defaultView ?? globalThis).CSSStyleSheet();
  fillSheet(sheet, styleTexts, {
    leaveOut: (problem) => leftOut.push({ kind: 'left out', ...problem }),
    refuse: (problem) => problems.push(problem),
  });
  await settleImages(root, ifShown);
  const cleanSource = cleanSourceOf(root, sheet);
  await slices.pause();
  dropUnusedClips(root, (problem) => leftOut.push({ kind: 'left out', ...problem }));
  for (const problem of await damagedPaths(root, slices))
    leftOut.push({ kind: 'missing', ...problem });
  expandUses(root, (problem) => leftOut.push({ kind: 'missing', ...problem }));
  const images = await readImages(root, ifShown);
  await slices.rest();
  const mounted = mountSvg(host, root, sheet, { width, height });
  options.signal.addEventListener('abort', () => mounted.remove(), { once: true });
  try {
    leftOut.push(...hiddenAmong(found, root));
    const reading = { source, mounted, images, problems, leftOut, slices };
    const imported = await importMounted(reading, options);
    mounted.remove();
    await slices.rest();
    return { ...imported, cleanSource };
  } catch (reason) {
    if (reason instanceof DesignRefused || options.signal.aborted) throw reason;
    const sentence = importReportWords.unreadable();
    throw Object.assign(new DesignRefused([problemOfFile(sentence)]), { cause: reason });
  } finally {
    mounted.remove();
  }
}

function remarksOn({ leftOut, adapted }: Awaited<ReturnType<typeof readSvg>>): Remark[] {
  return [
    ...leftOut.map((part) => ({ kind: 'left out' as const, ...part })),
    ...adapted.map((part) => ({ kind: 'adapted' as const, ...part })),
  ];
}

/** What the drawing does not show is left out. Throws `DesignRefused` if it shows anything refused. */
function hiddenAmong({ problems, ifShown }: Found, root: Element): readonly Remark[] {
  const { shown, hidden } = ifShown.divide(root);
  if (problems.length + shown.length > 0) throw new DesignRefused([...problems, ...shown]);
  const reason = importReportWords.hiddenLeftOut();
  const unused = [...root.querySelectorAll('[id]')].filter(
    (element) => RESOURCES.has(element.localName) && !isUsable(element),
  );
  return [...hidden, ...unused.map((element) => problemAt(element, reason))].map((problem) => ({
    kind: 'left out',
    ...problem,
    reason,
  }));
}

interface Reading {
  readonly source: string;
  readonly mounted: Mounted;
  readonly images: ReadonlyMap<Element, EmbeddedImage>;
  readonly problems: Problem[];
  readonly leftOut: readonly Remark[];
  readonly slices: Slices;
}

function fittedInto({ width, height }: Size): string {
  return importReportWords.fittedIn({ width, height });
}

async function importMounted(
  reading: Reading,
  options: Importable,
): Promise<Omit<ImportedDesign, 'cleanSource'>> {
  const { source, mounted, problems, slices } = reading;
  const settling: Remark[] = [...reading.leftOut];
  await slices.rest();
  const fonts: Importing['fonts'] = new Map();
  const settled = await settleFonts(
    begin(reading, { fonts, remarks: settling, tokens: createTokenBook() }),
  );
  await slices.begin('fonts');
  await options.fonts.load(settled);
  await slices.begin('drawing');
  const attempt = async (level: DrawingLevel, joinsWords = true): Promise<Attempt> => {
    const remarks: Remark[] = [];
    const tokens = createTokenBook();
    const importing = begin(reading, { fonts, remarks, tokens, joinsWords });
    const objects = await drawAt(level, importing);
    problems.push(...(await limitProblems(objects, tokens.tokens(), importing)));
    if (problems.length > 0) throw new DesignRefused(problems);
    const own = { name: schemeNameAt(0), tokens: tokens.tokens() };
    const blend = level === 'shapes' ? strangeBlendIn(mounted.root) : null;
    const { evened } = importing;
    return { level, own, objects, blend, evened, remarks: [...settling, ...remarks] };
  };
  const first = await attempt('shapes');
  await slices.begin('comparing');
  const acceptance = await openAcceptance(source, {
    ...options,
    size: mounted,
    fonts: settled,
    unnamed: mounted.initial.fontFamily,
    pause: slices.pause,
  });
  try {
    const taken = await accepted(first, attempt, acceptance, { ...options, mounted });
    const { tokens } = taken.design.schemes[0];
    const elements = await elementsOf(mounted, tokens, taken.report, slices);
    return { ...taken, elements };
  } finally {
    acceptance.close();
  }
}

function begin(
  { mounted, images, problems, slices }: Reading,
  {
    joinsWords = true,
    ...own
  }: {
    readonly fonts: Importing['fonts'];
    readonly remarks: Remark[];
    readonly tokens: TokenBook;
    readonly joinsWords?: boolean;
  },
): Importing {
  const { root, initial, width, height } = mounted;
  const { pause } = slices;
  const parts = { ...own, images, initial, problems, joinsWords, pause };
  return beginImport(root, { width, height }, parts);
}
