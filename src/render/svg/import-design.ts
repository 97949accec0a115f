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
import { MOST_DIFFERENCE, openAcceptance, type Acceptance } from './acceptance.ts';
import { cleanSourceOf } from './reading/clean-source.ts';
import { expandUses } from './reading/expand-uses.ts';
import { beginImport, type EmbeddedImage, type Importing } from './importing.ts';
import { drawAt } from './levels.ts';
import { mountSvg, type Mounted } from './reading/mount.ts';
import { readImages } from './pictures.ts';
import { readSvg } from './reading/read-svg.ts';
import { DesignRefused, problemOfFile, type Problem } from './reading/refusal.ts';
import type { DrawingLevel, ImportReport, Remark } from './report.ts';
import { sheetOf } from './reading/style-rules.ts';
import { beginSlices, type ImportProgress, type Slices } from './slices.ts';
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
}

interface ImportedDesign {
  readonly design: DesignDocument;
  readonly report: ImportReport;
  /** The source to store: it imports to the same design, and the services take it. */
  readonly cleanSource: string;
}

/** Rejects with `DesignRefused`, which names every element that stands in the way. Nothing stays in the page. */
export async function importDesign(
  source: string,
  options: ImportOptions,
): Promise<ImportedDesign> {
  const { host, width } = options;
  const slices = beginSlices(options.signal, options.onProgress);
  await slices.begin('reading');
  const styles = () => new (host.defaultView ?? globalThis).CSSStyleSheet();
  const { root, styleTexts } = readSvg(source, host, styles);
  const problems: Problem[] = [];
  const leftOut: Remark[] = [];
  const sheet = sheetOf(styleTexts, styles, (problem) =>
    leftOut.push({ kind: 'left out', ...problem }),
  );
  const cleanSource = cleanSourceOf(root, sheet);
  expandUses(root);
  const images = await readImages(root, problems);
  const mounted = mountSvg(host, root, sheet, width);
  try {
    const reading = { source, mounted, images, problems, leftOut, slices };
    return { ...(await importMounted(reading, options)), cleanSource };
  } catch (reason) {
    if (reason instanceof DesignRefused || options.signal?.aborted === true) throw reason;
    const sentence = 'The drawing could not be read: something in it is not as an SVG should be.';
    throw Object.assign(new DesignRefused([problemOfFile(sentence)]), { cause: reason });
  } finally {
    mounted.remove();
  }
}

type Accepted = Omit<ImportedDesign, 'cleanSource'>;

interface Reading {
  readonly source: string;
  readonly mounted: Mounted;
  readonly images: ReadonlyMap<Element, EmbeddedImage>;
  readonly problems: Problem[];
  readonly leftOut: readonly Remark[];
  readonly slices: Slices;
}

async function importMounted(reading: Reading, options: ImportOptions): Promise<Accepted> {
  const { source, mounted, problems, slices } = reading;
  const settling: Remark[] = [...reading.leftOut];
  const fonts: Importing['fonts'] = new Map();
  const settled = settleFonts(begin(reading, fonts, settling, createTokenBook()));
  await slices.begin('fonts');
  await options.fonts.load(settled);
  await slices.begin('drawing');
  const attempt = (level: DrawingLevel): Attempt => {
    const remarks: Remark[] = [];
    const tokens = createTokenBook();
    const objects = drawAt(level, begin(reading, fonts, remarks, tokens));
    if (problems.length > 0) throw new DesignRefused(problems);
    const own = { name: schemeNameAt(0), tokens: tokens.tokens() };
    return { level, own, objects, remarks: [...settling, ...remarks] };
  };
  const first = attempt('shapes');
  await slices.begin('comparing');
  const acceptance = await openAcceptance(source, mounted, settled, mounted.initial.fontFamily);
  try {
    return await accepted(first, attempt, acceptance, mounted, options);
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
  { mounted, images, problems }: Reading,
  fonts: Importing['fonts'],
  remarks: Remark[],
  tokens: TokenBook,
): Importing {
  const { root, initial, width, height } = mounted;
  const parts = { tokens, images, fonts, initial, problems, remarks };
  return beginImport(root, { width, height }, parts);
}

const FURTHER_LEVELS: readonly DrawingLevel[] = ['bands', 'picture'];

/** The drawing at the first level at which it looks like its source. */
async function accepted(
  first: Attempt,
  attempt: (level: DrawingLevel) => Attempt,
  acceptance: Acceptance,
  size: Size,
  options: ImportOptions,
): Promise<Accepted> {
  let { design, difference } = await measured(first, acceptance, size, options);
  let last = first;
  for (const level of FURTHER_LEVELS) {
    if (difference <= MOST_DIFFERENCE) break;
    last = attempt(level);
    ({ design, difference } = await measured(last, acceptance, size, options));
  }
  if (difference > MOST_DIFFERENCE) {
    const share = difference.toFixed(1);
    const sentence = `It cannot be drawn as it is: ${share} % of its pixels would differ.`;
    throw new DesignRefused([problemOfFile(sentence)]);
  }
  if (!schemesMatch(design.schemes))
    throw new DesignRefused([problemOfFile(SCHEME_TOKEN_MISMATCH)]);
  return { design, report: { level: last.level, difference, remarks: last.remarks } };
}

async function measured(
  { own, objects }: Attempt,
  acceptance: Acceptance,
  { width, height }: Size,
  { type, furtherSchemes = [] }: ImportOptions,
): Promise<{ design: DesignDocument; difference: number }> {
  const data = { width, height, objects };
  const version = DESIGN_DOCUMENT_VERSION;
  const difference = await acceptance.differenceOf({ version, type, schemes: [own], data });
  const further = furtherSchemes.map((tokens, index) => ({
    name: schemeNameAt(index + 1),
    tokens,
  }));
  return { design: { version, type, schemes: [own, ...further], data }, difference };
}
