/**
 * SVG → design document: REND-03, REND-04. The browser itself resolves the cascade, inheritance, units and transforms
 * of the source; the importer writes down what the browser computed, and compares the result with the browser's own drawing.
 * Runs in a page only, whose document is an argument.
 */
import {
  DESIGN_DOCUMENT_VERSION,
  type DesignDocument,
  type DesignObject,
  type Scheme,
  type SchemeTokens,
} from '../../domain/design/design-document.ts';
import { SCHEME_TOKEN_MISMATCH, schemeNameAt, schemesMatch } from '../../domain/design/schemes.ts';
import type { FontLoader } from '../fonts/fonts.ts';
import type { Size } from '../scene/sizes.ts';
import { SHAPES } from '../../domain/svg/allow-list.ts';
import {
  MOST_DIFFERENCE,
  openAcceptance,
  type Acceptance,
  type DrawScene,
  type Difference,
} from './acceptance.ts';
import { type DrawnElement, elementsOf } from './elements.ts';
import { limitProblems } from './limits.ts';
import { LARGEST_PATCH, type Patch } from './patches.ts';
import { cleanSourceOf } from './reading/clean-source.ts';
import { damagedPaths } from './damaged-paths.ts';
import { expandUses } from './reading/expand-uses.ts';
import { beginImport, type EmbeddedImage, type Importing } from './importing.ts';
import { drawAt } from './levels.ts';
import { mountSvg, type Mounted } from './reading/mount.ts';
import { readImages } from './pictures.ts';
import { pageOf } from './reading/page.ts';
import { readSvg } from './reading/read-svg.ts';
import { DesignRefused, problemAt, problemOfFile, type Problem } from './reading/refusal.ts';
import type { DrawingLevel, ImportReport, Remark } from './report.ts';
import { settleImages } from './reading/settled-images.ts';
import { sheetOf } from './reading/style-rules.ts';
import { beginSlices, type ImportProgress, type Slices } from './reading/slices.ts';
import { createTokenBook, type TokenBook } from './tokens.ts';
import { settleFonts } from './words.ts';

interface ImportOptions {
  /** The page in which the drawing is measured, out of sight. */
  readonly host: Document;
  /** Loads into the same page's `document.fonts`. */
  readonly fonts: FontLoader;
  readonly type: DesignDocument['type'];
  /** px of the document; its height follows the drawing's proportions. */
  readonly width: number;
  /** The colors of further schemes, token by token; the first scheme is the drawing's own. */
  readonly furtherSchemes?: readonly SchemeTokens[];
  /** Ends the import: it rejects with the signal's reason, and nothing stays in the page. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Called with the browser's own drawing, on white, before ours is held against it. */
  readonly onReference?: (picture: ImageData) => void;
  /** Draws what is compared with the source; left out, the page does. */
  readonly draw?: DrawScene;
}

interface ImportedDesign {
  readonly design: DesignDocument;
  readonly report: ImportReport;
  readonly elements: readonly DrawnElement[];
  /** The source to store: it imports to the same design, and the services take it. */
  readonly cleanSource: string;
}

/** Rejects with `DesignRefused`, which names every element that stands in the way. Nothing stays in the page. */
export async function importDesign(
  source: string,
  options: ImportOptions,
): Promise<ImportedDesign> {
  const importing = imported(source, options);
  const { signal } = options;
  if (signal === undefined) return importing;
  // A browser may draw for long and cannot be stopped; whoever cancels does not wait for it.
  const cancelled = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([importing, cancelled]);
}

/** Ligatures that a program wrote as one letter, which few fonts have. */
const LIGATURES = /[\uFB00-\uFB06]/gu;

async function imported(given: string, options: ImportOptions): Promise<ImportedDesign> {
  const source = given.replaceAll(LIGATURES, (letter) => letter.normalize('NFKC'));
  const { host, width } = options;
  const slices = beginSlices(options.signal, options.onProgress);
  await slices.begin('reading');
  const styles = () => new (host.defaultView ?? globalThis).CSSStyleSheet();
  const read = await readSvg(source, { host, styles, width, pause: slices.pause });
  const { root, styleTexts, met } = read;
  const problems: Problem[] = [];
  const leftOut: Remark[] = read.leftOut.map((part) => ({ kind: 'left out', ...part }));
  const sheet = sheetOf(styleTexts, styles, {
    met,
    page: { width, height: width / pageOf(root).ratio },
    leaveOut: (problem) => leftOut.push({ kind: 'left out', ...problem }),
  });
  await settleImages(root, problems);
  const cleanSource = await cleanSourceOf(root, sheet, slices);
  await slices.pause();
  for (const problem of await damagedPaths(root, slices))
    leftOut.push({ kind: 'missing', ...problem });
  expandUses(root, sheet, (problem) => leftOut.push({ kind: 'missing', ...problem }));
  const images = await readImages(root, problems);
  await slices.rest();
  const mounted = mountSvg(host, root, sheet, width);
  options.signal?.addEventListener('abort', () => mounted.remove(), { once: true });
  try {
    const reading = { source, mounted, images, problems, leftOut, slices };
    const imported = await importMounted(reading, options);
    mounted.remove();
    await slices.rest();
    return { ...imported, cleanSource };
  } catch (reason) {
    if (reason instanceof DesignRefused || options.signal?.aborted === true) throw reason;
    const sentence = 'The drawing could not be read: something in it is not as an SVG should be.';
    throw Object.assign(new DesignRefused([problemOfFile(sentence)]), { cause: reason });
  } finally {
    mounted.remove();
  }
}

type Accepted = Pick<ImportedDesign, 'design' | 'report'>;

interface Reading {
  readonly source: string;
  readonly mounted: Mounted;
  readonly images: ReadonlyMap<Element, EmbeddedImage>;
  readonly problems: Problem[];
  readonly leftOut: readonly Remark[];
  readonly slices: Slices;
}

async function importMounted(
  reading: Reading,
  options: ImportOptions,
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
    return { level, own, objects, remarks: [...settling, ...remarks] };
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
    const taken = await accepted(first, attempt, acceptance, mounted, options);
    const { tokens } = taken.design.schemes[0];
    const elements = await elementsOf(mounted, tokens, taken.report, slices);
    return { ...taken, elements };
  } finally {
    acceptance.close();
  }
}

interface Attempt {
  readonly level: DrawingLevel;
  readonly own: Scheme;
  readonly objects: readonly DesignObject[];
  readonly remarks: readonly Remark[];
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

/** Words apart as they came, then ever more as images. */
const FURTHER: readonly (readonly [level: DrawingLevel, joinsWords: boolean])[] = [
  ['shapes', false],
  ['bands', false],
  ['picture', false],
];

/** The drawing at the first level at which it looks like its source. */
async function accepted(
  first: Attempt,
  attempt: (level: DrawingLevel, joinsWords?: boolean) => Promise<Attempt>,
  acceptance: Acceptance,
  size: Mounted,
  options: ImportOptions,
): Promise<Accepted> {
  const asShapes = await measured(first, acceptance, size, options);
  let { design, difference } = asShapes;
  let last = first;
  for (const [level, joinsWords] of FURTHER) {
    if (isAccepted(difference)) break;
    last = await attempt(level, joinsWords);
    ({ design, difference } = await measured(last, acceptance, size, options));
  }
  if (!isAccepted(difference)) throw new DesignRefused([problemOf(difference, size)]);
  if (!schemesMatch(design.schemes))
    throw new DesignRefused([problemOfFile(SCHEME_TOKEN_MISMATCH)]);
  return {
    design,
    report: {
      level: last.level,
      difference: difference.share,
      patch: difference.patch?.pixels ?? 0,
      remarks: [...imageRemarks(last.level, asShapes.difference, size), ...last.remarks],
    },
  };
}

/** Says that a drawing has become an image, and where shapes would have differed. */
function imageRemarks(
  level: DrawingLevel,
  { share, patch }: Difference,
  { root }: Mounted,
): readonly Remark[] {
  if (level === 'shapes') return [];
  const what = level === 'bands' ? 'Everything but the words' : 'The whole drawing';
  const much = patch === null ? `${share.toFixed(1)} % of them` : `${patch.pixels} pixels here`;
  const element = patch === null ? null : elementAt(patch, root);
  const reason = `${what} is drawn as an image: as shapes, ${much} would differ.`;
  return [{ kind: 'raster', ...problemAt(element ?? root, reason) }];
}

function isAccepted({ share, patch }: Difference): boolean {
  return share <= MOST_DIFFERENCE && (patch?.pixels ?? 0) <= LARGEST_PATCH;
}

/** Names what lies under the largest patch, so that its author finds it. */
function problemOf({ share, patch }: Difference, mounted: Mounted): Problem {
  const sentence = `It cannot be drawn as it is: ${share.toFixed(1)} % of its pixels would differ.`;
  const element = patch === null ? null : elementAt(patch, mounted.root);
  if (patch === null || element === null) return problemOfFile(sentence);
  return problemAt(
    element,
    `It cannot be drawn as it is: ${patch.pixels} pixels in one place would differ.`,
  );
}

/** The uppermost element that is drawn there. */
function elementAt({ x, y }: Patch, root: SVGSVGElement): Element | null {
  const page = root.getBoundingClientRect();
  const drawn = [...root.querySelectorAll([...SHAPES, 'text', 'image'].join(','))];
  const found = drawn.findLast((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [across, down] = [page.left + x, page.top + y];
    return left - 1 <= across && across <= right + 1 && top - 1 <= down && down <= bottom + 1;
  });
  return found ?? null;
}

async function measured(
  { own, objects }: Attempt,
  acceptance: Acceptance,
  { width, height }: Size,
  { type, furtherSchemes = [] }: ImportOptions,
): Promise<{ design: DesignDocument; difference: Difference }> {
  const data = { width, height, objects };
  const version = DESIGN_DOCUMENT_VERSION;
  const difference = await acceptance.differenceOf({ version, type, schemes: [own], data });
  const further = furtherSchemes.map((tokens, index) => ({
    name: schemeNameAt(index + 1),
    tokens,
  }));
  return { design: { version, type, schemes: [own, ...further], data }, difference };
}
