/** The two faces of the interface; browsers fetch only the subsets a page uses. */
import '@fontsource-variable/bricolage-grotesque/opsz.css';
import '@fontsource-variable/public-sans/index.css';
import './interface-stand-in.css.ts';

/** The faces of a first paint, as CSS `font` shorthand. */
const FIRST_FACES = [
  '400 1rem "Public Sans Variable"',
  '700 1rem "Bricolage Grotesque Variable"',
] as const;

/**
 * ms for which a first paint waits for its fonts; after that a text jump is better than waiting. Fast networks load
 * them in time.
 */
const LONGEST_WAIT_MS = 100;

/** Settles when the fonts are loaded, so that no text jumps after it was read; never rejects. */
export async function interfaceFaces(fonts: FontFaceSet = document.fonts): Promise<void> {
  const loaded = Promise.allSettled(FIRST_FACES.map((face) => fonts.load(face)));
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  await Promise.race([loaded, late]);
}
