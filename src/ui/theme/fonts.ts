/** The two faces of the interface; browsers fetch only the subsets a page uses. */
import './interface-faces.css.ts';

/** The faces of a first paint, as CSS `font` shorthand. */
const FIRST_FACES = [
  '400 1rem "Public Sans Variable"',
  '700 1rem "Bricolage Grotesque Variable"',
] as const;

/** ms for which a first paint waits for its fonts, as browsers do; after that stand-ins are better than waiting. */
const LONGEST_WAIT_MS = 100;

/** Settles when the fonts are loaded: those that come later are left out. Never rejects. */
export async function interfaceFaces(fonts: FontFaceSet = document.fonts): Promise<void> {
  const loaded = Promise.allSettled(FIRST_FACES.map((face) => fonts.load(face)));
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  await Promise.race([loaded, late]);
}
