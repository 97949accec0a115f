/**
 * SVG → design document: REND-03, REND-04. The browser resolves the cascade, inheritance, units and transforms of
 * the source; the importer writes the computed values and compares the result with the browser's own drawing.
 * Runs only in a page, whose document is an argument.
 */
import type { DesignDocument, SchemeTokens } from '../../domain/design/design-document.ts';
import { schemeNameAt } from '../../domain/design/scheme-names.ts';
import { loadFonts } from '../fonts/font-files.ts';
import { RESOURCES, SHAPES, SVG_NAMESPACE } from '../../domain/svg/allow-list.ts';
import { openAcceptance, type DrawScene } from './acceptance.ts';
import { accepted, type Attempt } from './accepting.ts';
import { type DrawnElement, elementsOf } from './elements.ts';
import { limitProblems } from './limits.ts';
import { expandUses, targetOf } from './reading/expand-uses.ts';
import {
  beginImport,
  isUsable,
  strangeBlendIn,
  type Importing,
  type ReadDrawing,
} from './importing.ts';
import { drawAt } from './levels.ts';
import { mountSvg } from './reading/mount.ts';
import { readImages } from './pictures.ts';
import { heightOf } from './reading/page.ts';
import { readSvg, type Found } from './reading/read-svg.ts';
import {
  DesignRefused,
  fileRefused,
  LINE_ATTRIBUTE,
  type Problem,
  problemAt,
} from './reading/refusal.ts';
import type { DrawingLevel, ImportReport, Remark } from './report.ts';
import { settleImages } from './reading/settled-images.ts';
import { createShownProblems, PROBLEM_ATTRIBUTE } from './reading/shown-problems.ts';
import { fillSheet, ROOT_ATTRIBUTE } from './reading/style-rules.ts';
import { beginSlices, type ImportProgress, type Slices } from './reading/slices.ts';
import { createTokenBook, type TokenBook } from './tokens.ts';
import { settleFonts } from './words.ts';
import * as importReportWords from '../../words/render/import-report.gen.ts';
import { isDamaged } from './outlines.ts';

interface ImportOptions {
  /** The page that measures the drawing invisibly. */
  readonly host: Document;
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
  const leftOut: Remark[] = [];
  const remark = (kind: Remark['kind']) => (problem: Problem) =>
    void leftOut.push({ kind, ...problem });
  read.leftOut.forEach(remark('left out'));
  read.adapted.forEach(remark('adapted'));
  const own = heightOf(root, width);
  const { height = own } = options;
  if (Math.abs(height - own) > 1)
    remark('adapted')(problemAt(root, importReportWords.fittedIn({ width, height })));
  const sheet = new (host.defaultView ?? globalThis).CSSStyleSheet();
  fillSheet(sheet, styleTexts, {
    leaveOut: remark('left out'),
    refuse: (problem) => problems.push(problem),
  });
  await settleImages(root, ifShown);
  const cleanSource = cleanSourceOf(root, sheet);
  await slices.pause();
  dropUnusedClips(root, remark('left out'));
  for (const problem of await damagedPaths(root, slices)) remark('missing')(problem);
  expandUses(root, remark('missing'));
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
    throw Object.assign(fileRefused(importReportWords.unreadable()), { cause: reason });
  } finally {
    mounted.remove();
  }
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

interface Reading extends ReadDrawing {
  readonly source: string;
  readonly leftOut: readonly Remark[];
}

async function importMounted(
  reading: Reading,
  options: Importable,
): Promise<Omit<ImportedDesign, 'cleanSource'>> {
  const { source, mounted, problems, slices } = reading;
  const settling: Remark[] = [...reading.leftOut];
  await slices.rest();
  const fonts: Importing['fonts'] = new Map();
  const begin = (remarks: Remark[], tokens: TokenBook, joinsWords: boolean) =>
    beginImport(reading, { fonts, remarks, tokens, joinsWords });
  const settled = await settleFonts(begin(settling, createTokenBook(), true));
  await slices.begin('fonts');
  await loadFonts(options.host.fonts, settled);
  await slices.begin('drawing');
  const attempt = async (level: DrawingLevel, joinsWords = false): Promise<Attempt> => {
    const remarks: Remark[] = [];
    const tokens = createTokenBook();
    const importing = begin(remarks, tokens, joinsWords);
    const objects = await drawAt(level, importing);
    problems.push(...(await limitProblems(objects, tokens.tokens(), importing)));
    if (problems.length > 0) throw new DesignRefused(problems);
    const own = { name: schemeNameAt(0), tokens: tokens.tokens() };
    const blend = level === 'shapes' ? strangeBlendIn(mounted.root) : null;
    const { evened } = importing;
    const book = tokens;
    return { level, own, book, objects, blend, evened, remarks: [...settling, ...remarks] };
  };
  const first = await attempt('shapes', true);
  await slices.begin('comparing');
  const acceptance = await openAcceptance(source, {
    ...options,
    size: mounted,
    fonts: settled,
    unnamed: mounted.initial.fontFamily,
    pause: slices.pause,
  });
  try {
    const accepting = { ...options, mounted };
    const { design, report, book } = await accepted(first, attempt, acceptance, accepting);
    return { design, report, elements: await elementsOf(mounted, book, report, slices) };
  } finally {
    acceptance.close();
  }
}

/** Every damaged path, including those that only clip, mask or mark; it is drawn up to the fault, as browsers do. */
async function damagedPaths(root: Element, { pause }: Pick<Slices, 'pause'>) {
  const problems: Problem[] = [];
  for (const path of root.querySelectorAll('path[d]')) {
    await pause();
    if (isDamaged(path.getAttribute('d') ?? ''))
      problems.push(problemAt(path, importReportWords.pathDamaged()));
  }
  return problems;
}

/**
 * Removes the content of clip paths that clips nothing, and calls `leaveOut` for each: browsers use only direct shapes
 * and words, not groups. Call it before `use` is replaced by groups.
 */
function dropUnusedClips(root: Element, leaveOut: (problem: Problem) => void): void {
  for (const part of root.querySelectorAll('clipPath > *')) {
    const shown = part.localName === 'use' ? targetOf(part, root) : part;
    if (shown === null || clips(shown)) continue;
    leaveOut(problemAt(part, importReportWords.clipPartUnused()));
    part.remove();
  }
}

function clips({ localName }: Element): boolean {
  return SHAPES.has(localName) || localName === 'text' || localName === 'style';
}

/**
 * The source as the services accept it and a template stores it (API-06): only allowed content, entities expanded. Call
 * it before changing the clean tree; the result imports to the same design.
 */
function cleanSourceOf(root: SVGSVGElement, sheet: CSSStyleSheet): string {
  const clean = root.ownerDocument.importNode(root, true);
  for (const element of [clean, ...clean.querySelectorAll('*')])
    for (const name of [LINE_ATTRIBUTE, PROBLEM_ATTRIBUTE]) element.removeAttribute(name);
  const rules = [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');
  if (rules !== '') {
    const style = root.ownerDocument.createElementNS(SVG_NAMESPACE, 'style');
    style.textContent = rules.replaceAll(`[${ROOT_ATTRIBUTE}]`, ':root');
    clean.prepend(style);
  }
  return new XMLSerializer().serializeToString(clean);
}
