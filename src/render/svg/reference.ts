/** An SVG source as the browser itself draws it: what the importer's drawing is compared with (REND-04). */
import { embeddedFontsOf, type EmbeddedFont } from '../fonts/font-faces.ts';
import { drawSvg } from '../draw/rasters.ts';
import type { Size } from '../scene/sizes.ts';
import { ANIMATIONS, SVG_NAMESPACE } from '../../domain/svg/allow-list.ts';
import { pageOf } from './reading/page.ts';
import { INERT_NAMESPACE, parseInert } from './reading/read-svg.ts';
import type { SettledFont } from './words.ts';

/** The name for a font that a source leaves to the browser: `sans-serif` cannot have a font file, this name can. */
const GENERIC = /^(?:sans-serif|serif|monospace|cursive|fantasy|system-ui|ui-[a-z-]+|math|emoji)$/u;
const GENERIC_IN_SOURCE =
  /(font-family\s*[:=]\s*(?:["']\s*)?)(sans-serif|serif|monospace|cursive|fantasy|system-ui)(?=\s*[,;"'}]|\s*$)/gmu;
const STAND_IN_PREFIX = 'Tearline-';
const UNNAMED = `${STAND_IN_PREFIX}unnamed`;

/**
 * Pixels of the source at `size`, on a transparent ground. An image runs no script and fetches nothing; the product's
 * fonts are put in under the names by which the source calls them. `unnamed` is the family of text that names none.
 */
export async function drawReference(
  source: string,
  size: Size,
  fonts: readonly SettledFont[],
  unnamed: string,
): Promise<ImageBitmap> {
  const { documentElement: root } = parseInert(
    source.replaceAll(GENERIC_IN_SOURCE, `$1${STAND_IN_PREFIX}$2`),
  );
  for (const moving of root.querySelectorAll([...ANIMATIONS, 'foreignObject'].join(',')))
    moving.remove();
  fitTo(size, root);
  if (!root.hasAttribute('font-family')) root.setAttribute('font-family', UNNAMED);
  const faces = await embeddedFontsOf(fonts.flatMap((font) => aliasesOf(font, unnamed)));
  const style = root.ownerDocument.createElementNS(INERT_NAMESPACE, 'style');
  style.textContent = faces;
  root.prepend(style);
  const text = new XMLSerializer().serializeToString(root);
  return drawSvg(text.replaceAll(INERT_NAMESPACE, SVG_NAMESPACE));
}

function fitTo({ width, height }: Size, root: Element): void {
  const { viewBox } = pageOf(root);
  if (!root.hasAttribute('viewBox'))
    root.setAttribute('viewBox', `${viewBox.x} ${viewBox.y} ${viewBox.width} ${viewBox.height}`);
  root.setAttribute('width', String(width));
  root.setAttribute('height', String(height));
  const fixed = `width:${width}px!important;height:${height}px!important`;
  root.setAttribute(
    'style',
    `${root.getAttribute('style') ?? ''};${fixed};max-width:none!important`,
  );
}

function aliasesOf({ font, text, as }: SettledFont, unnamed: string): readonly EmbeddedFont[] {
  const initial = unnamed.replaceAll(/["']/gu, '');
  const families = as.family === initial ? [UNNAMED, initial] : [as.family];
  return families.map((family) => ({
    font,
    text,
    as: { ...as, family: GENERIC.test(family) ? `${STAND_IN_PREFIX}${family}` : family },
  }));
}
