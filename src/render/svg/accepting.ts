/** Finds the level at which a drawing matches its source, and reports why it is not the first (REND-04, ADMT-05). */
import {
  DESIGN_DOCUMENT_VERSION,
  MOST_RASTERS,
  type DesignDocument,
  type DesignObject,
  type Scheme,
  type SchemeTokens,
} from '../../domain/design/design-document.ts';
import { schemeNameAt } from '../../domain/design/scheme-names.ts';
import { schemesMatch } from '../../domain/design/schemes.ts';
import { objectsIn } from '../../domain/design/token-uses.ts';
import { SHAPES } from '../../domain/svg/allow-list.ts';
import type { Box } from '../../domain/constants.ts';
import { MOST_DIFFERENCE, type Acceptance, type Difference } from './acceptance.ts';
import { LARGEST_PALE_PATCH, LARGEST_PATCH, type Patch } from './patches.ts';
import { boxOf } from './elements.ts';
import type { Mounted } from './reading/mount.ts';
import { frameOf } from './reading/page.ts';
import {
  DesignRefused,
  fileRefused,
  type Problem,
  problemAt,
  problemOfFile,
} from './reading/refusal.ts';
import type { DrawingLevel, ImportReport, Remark } from './report.ts';
import type { TokenBook } from './tokens.ts';
import * as designWords from '../../words/domain/design.gen.ts';
import * as importReportWords from '../../words/render/import-report.gen.ts';

/** A drawing at one level. */
export interface Attempt {
  readonly level: DrawingLevel;
  readonly own: Scheme;
  readonly book: TokenBook;
  readonly objects: readonly DesignObject[];
  readonly remarks: readonly Remark[];
  /** The element with a blend that shapes cannot reproduce. */
  readonly blend: Element | null;
  /** Texts whose letters moved slightly so that each is one field. */
  readonly evened: readonly Element[];
}

interface Accepting {
  readonly mounted: Mounted;
  readonly type: DesignDocument['type'];
  readonly furtherSchemes?: readonly SchemeTokens[];
}

/** First words in their original parts, then increasingly as images. */
const FURTHER: readonly DrawingLevel[] = ['shapes', 'bands', 'picture'];

/** The first level at which the drawing matches its source. Rejects with `DesignRefused`. */
export async function accepted(
  first: Attempt,
  attempt: (level: DrawingLevel) => Promise<Attempt>,
  acceptance: Acceptance,
  accepting: Accepting,
): Promise<Accepted> {
  const { mounted } = accepting;
  let last = first;
  let trial = await tried(first, acceptance, accepting);
  const asShapes = trial;
  const differsInWordsOnly = async () => {
    const places = first.evened.map((text) => placeOf(text, mounted.root));
    if (places.length === 0) return false;
    const elsewhere = await acceptance.differenceOf(asShapes.design, places);
    return faultOf(elsewhere, mounted) === null;
  };
  for (const level of acceptance.isSlow ? FURTHER.slice(-1) : FURTHER) {
    if (trial.fault === null) break;
    last = await attempt(level);
    trial = await tried(last, acceptance, accepting);
    // With its words apart it matches the source, so only the moved letters differ in the first attempt.
    if (trial.fault === null && level === 'shapes' && (await differsInWordsOnly()))
      [last, trial] = [first, { ...asShapes, fault: null }];
  }
  const { design, difference, fault } = trial;
  if (fault !== null) throw new DesignRefused([problemOf(fault)]);
  if (!schemesMatch(design.schemes)) throw fileRefused(designWords.schemeTokenMismatch());
  return {
    design,
    book: last.book,
    report: {
      level: last.level,
      difference: difference?.share ?? 0,
      patch: difference?.patch?.pixels ?? 0,
      remarks: [...imageRemarks(last.level, asShapes.fault, mounted), ...last.remarks],
    },
  };
}

interface Accepted extends Pick<Attempt, 'book'> {
  readonly design: DesignDocument;
  readonly report: ImportReport;
}

interface Trial {
  readonly design: DesignDocument;
  /** Null if the drawing is too large to be drawn. */
  readonly difference: Difference | null;
  readonly fault: Fault | null;
}

/** Why a drawing fails at a level. */
interface Fault {
  /** "9 pixels in one place would differ". */
  readonly sentence: string;
  /** The element at that place; null for the whole drawing. */
  readonly element: Element | null;
}

async function tried(
  { own, objects, blend }: Attempt,
  acceptance: Acceptance,
  { mounted, type, furtherSchemes = [] }: Accepting,
): Promise<Trial> {
  const { width, height } = mounted;
  const further = furtherSchemes.map((tokens, index) => ({
    name: schemeNameAt(index + 1),
    tokens,
  }));
  const design: DesignDocument = {
    version: DESIGN_DOCUMENT_VERSION,
    type,
    schemes: [own, ...further],
    data: { width, height, objects },
  };
  const excess = blend === null ? excessOf(objects) : blendFault(blend);
  if (excess !== null)
    return { design, difference: null, fault: { sentence: excess, element: blend } };
  const difference = await acceptance.differenceOf({ ...design, schemes: [own] });
  return { design, difference, fault: faultOf(difference, mounted) };
}

function blendFault(blend: Element): string {
  return importReportWords.blendMissing({ mode: getComputedStyle(blend).mixBlendMode });
}

/** Letters of a design that fit into one request with its source and its picture. */
const LONGEST_DESIGN = 12_000_000;

/** Limits of the services that the whole exceeds, although each part is valid. */
function excessOf(objects: readonly DesignObject[]): string | null {
  const all = objectsIn(objects);
  const rasters = all.filter(({ kind }) => kind === 'raster').length;
  if (rasters > MOST_RASTERS)
    return importReportWords.tooManyImages({ count: rasters, most: MOST_RASTERS });
  const letters = all.reduce((sum, object) => sum + lengthOf(object), 0);
  return letters > LONGEST_DESIGN ? importReportWords.tooLarge() : null;
}

function lengthOf(object: DesignObject): number {
  if (object.kind === 'path') return object.d.length;
  return object.kind === 'image' || object.kind === 'raster' ? object.source.length : 0;
}

function faultOf(difference: Difference, mounted: Mounted): Fault | null {
  const { root } = mounted;
  const fault = differenceIn(difference, root);
  if (fault === null || frameOf(root, mounted).isIdentity) return fault;
  const { clipPath, maskImage, filter } = getComputedStyle(root);
  if ([clipPath, maskImage, filter].every((effect) => effect === 'none')) return fault;
  return { sentence: importReportWords.effectOnWhole(), element: root };
}

function differenceIn({ share, patch, pale }: Difference, root: Element): Fault | null {
  if (share > MOST_DIFFERENCE || (patch?.pixels ?? 0) > LARGEST_PATCH) {
    const sentence =
      patch === null
        ? importReportWords.shareDiffers({ percent: share.toFixed(1) })
        : importReportWords.pixelsDiffer({ pixels: patch.pixels });
    return { sentence, element: elementUnder(patch, root) };
  }
  if (pale === null || pale.pixels <= LARGEST_PALE_PATCH) return null;
  const sentence = importReportWords.pixelsPale({ pixels: pale.pixels });
  return { sentence, element: elementUnder(pale, root) };
}

/** Reports that a drawing became an image, and where shapes would have differed. */
function imageRemarks(
  level: DrawingLevel,
  fault: Fault | null,
  mounted: Mounted,
): readonly Remark[] {
  if (level === 'shapes' || fault === null) return [];
  const sentence =
    level === 'bands' ? importReportWords.allButWordsAsImage : importReportWords.wholeAsImage;
  const reason = sentence({ fault: fault.sentence });
  return [{ kind: 'raster', ...problemAt(fault.element ?? mounted.root, reason) }];
}

/** Names the element under the largest patch, so that its author can find it. */
function problemOf({ sentence, element }: Fault): Problem {
  const reason = importReportWords.cannotBeDrawn({ fault: sentence });
  return element === null ? problemOfFile(reason) : problemAt(element, reason);
}

/** px around a text's box that its moved letters may reach. */
const AROUND = 4;

function placeOf(text: Element, root: Element): Box {
  const { x, y, width, height } = boxOf(text, root);
  return {
    x: Math.floor(x) - AROUND,
    y: Math.floor(y) - AROUND,
    width: Math.ceil(width) + 2 * AROUND,
    height: Math.ceil(height) + 2 * AROUND,
  };
}

/** The topmost element at that place. */
function elementUnder(patch: Patch | null, root: Element): Element | null {
  if (patch === null) return null;
  const drawn = [...root.querySelectorAll([...SHAPES, 'text', 'image'].join(','))];
  const found = drawn.findLast((element) => {
    const { x, y, width, height } = boxOf(element, root);
    const isAcross = x - 1 <= patch.x && patch.x <= x + width + 1;
    return isAcross && y - 1 <= patch.y && patch.y <= y + height + 1;
  });
  return found ?? null;
}
