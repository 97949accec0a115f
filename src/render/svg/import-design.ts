/**
 * SVG → design document: REND-03, REND-04. The browser itself resolves the cascade, inheritance, units and transforms
 * of the source; the importer writes down what it computed. Runs in a page only, which it takes as an argument.
 */
import {
  DESIGN_DOCUMENT_VERSION,
  type DesignDocument,
  type DesignObject,
  type SchemeTokens,
} from '../../domain/design-document.ts';
import { SCHEME_TOKEN_MISMATCH, schemeNameAt, schemesMatch } from '../../domain/schemes.ts';
import type { FontLoader } from '../fonts.ts';
import { expandUses } from './expand-uses.ts';
import { beginImport, type EmbeddedImage, type Importing } from './importing.ts';
import { mountSvg, type Mounted } from './mount.ts';
import { readImages } from './pictures.ts';
import { readSvg } from './read-svg.ts';
import { DesignRefused, type Problem } from './refusal.ts';
import { sheetOf } from './style-rules.ts';
import { createTokenBook } from './tokens.ts';
import { objectsOf } from './walk.ts';
import { settleFonts } from './words.ts';

export interface ImportOptions {
  /** The page in which the drawing is measured, out of sight. */
  readonly host: Document;
  /** Loads into the same page's `document.fonts`. */
  readonly fonts: FontLoader;
  readonly type: DesignDocument['type'];
  /** px of the document; its height follows the drawing's proportions. */
  readonly width: number;
  /** The colours of further schemes, token by token; the first scheme is the drawing's own. */
  readonly furtherSchemes?: readonly SchemeTokens[];
}

export interface ImportedDesign {
  readonly design: DesignDocument;
  /** What is drawn otherwise than in the source. */
  readonly warnings: readonly Problem[];
}

/** Rejects with `DesignRefused`, which names every element that stands in the way. */
export async function importDesign(
  source: string,
  options: ImportOptions,
): Promise<ImportedDesign> {
  const { host, width } = options;
  const styles = () => new (host.defaultView ?? globalThis).CSSStyleSheet();
  const { root, styleTexts } = readSvg(source, host, styles);
  expandUses(root);
  const problems: Problem[] = [];
  const images = await readImages(root, problems);
  const mounted = mountSvg(host, root, sheetOf(styleTexts, styles), width);
  try {
    return await importMounted(mounted, images, problems, options);
  } finally {
    mounted.remove();
  }
}

async function importMounted(
  mounted: Mounted,
  images: ReadonlyMap<Element, EmbeddedImage>,
  problems: Problem[],
  { fonts, type, furtherSchemes = [] }: ImportOptions,
): Promise<ImportedDesign> {
  const { root, width, height } = mounted;
  const warnings: Problem[] = [];
  const tokens = createTokenBook();
  const importing: Importing = beginImport(
    root,
    { width, height },
    { tokens, images, problems, warnings },
  );
  await fonts.load(settleFonts(importing));
  const objects: readonly DesignObject[] = objectsOf(root, [], importing);
  if (problems.length > 0) throw new DesignRefused(problems);

  const own = { name: schemeNameAt(0), tokens: tokens.tokens() };
  const further = furtherSchemes.map((scheme, index) => ({
    name: schemeNameAt(index + 1),
    tokens: scheme,
  }));
  if (!schemesMatch([own, ...further]))
    throw new DesignRefused([{ element: '', reason: SCHEME_TOKEN_MISMATCH }]);
  const data = { width, height, objects };
  return {
    design: { version: DESIGN_DOCUMENT_VERSION, type, schemes: [own, ...further], data },
    warnings,
  };
}
