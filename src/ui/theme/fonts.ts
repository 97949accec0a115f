/** The two faces of the interface; browsers fetch only the subsets a page uses. */
import '@fontsource-variable/bricolage-grotesque/opsz.css';
import '@fontsource-variable/public-sans/index.css';
import './interface-stand-in.css.ts';

/** The faces of a first paint, in CSS `font` shorthand. */
const FIRST_FACES = [
  '400 1rem "Public Sans Variable"',
  '700 1rem "Bricolage Grotesque Variable"',
] as const;

/**
 * How long a first paint waits for its faces, milliseconds: a jump of the text is the lesser evil then. On a quick
 * network they are there by then; on a slow one their 105 kB would come before the first screen.
 */
const LONGEST_WAIT_MS = 100;

/** Settles when the faces are there, so that no text jumps after it was read; never rejects. */
export async function interfaceFaces(fonts: FontFaceSet = document.fonts): Promise<void> {
  const loaded = Promise.allSettled(FIRST_FACES.map((face) => fonts.load(face)));
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  await Promise.race([loaded, late]);
}
