/** The Nu HTML checker: a Java program in an npm package, installed in its own folder when it is first needed. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { captureProgram, runProgram } from '../command/run-tool.ts';
import { DEBIAN, providePrograms } from '../testing/debian-package.ts';

const JAVA = DEBIAN['default-jre-headless'];
const FOLDER = join(import.meta.dirname, 'nu');
const JAR = join(FOLDER, 'node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar');

interface Message {
  readonly type: string;
  readonly url: string;
  readonly message: string;
  readonly extract?: string;
}

/** Where the checker is wrong, or judges what Vite adds. Each is a pattern of `<message> at <extract>`. */
const EXCUSED = [
  // Vite's meta tag for its own preloading has the nonce as an attribute and no content.
  /csp-nonce/u,
  // The checker's CSS is of 2015: it knows neither container units nor layers of `mask`. Lightning CSS parses the styles.
  /^CSS: /u,
  // Base UI hides these while a dialog is open, and shows them again.
  /“aria-hidden” attribute must not be .* “(?:label|noscript)” element/u,
  // The tabs of a phone control two regions, which stay landmarks on a wide screen, where the tabs are hidden.
  /“role=tabpanel” element\. at .*wizard-pane-tab/u,
  // CodeMirror puts its styles at the beginning of the document, which the browser has read before.
  /“charset” attribute .* after the first 1024 bytes/u,
];

/** Installs it if it is missing. Throws `StartFailure` where Java is missing and apt cannot be used. */
export async function provideNuChecker(): Promise<void> {
  await providePrograms({ 'default-jre-headless': JAVA });
  if (existsSync(JAR)) return;
  console.log('Installing the Nu HTML checker …');
  const install = ['ci', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund'];
  if (!(await runProgram('npm', install)).succeeded)
    throw new Error('The Nu HTML checker could not be installed; npm said why above.');
}

/** Returns the errors in the documents of a folder that are not excused, by the names of their files without `.html`. */
export async function htmlErrorsIn(folder: string) {
  const { output } = await captureProgram(JAVA, [
    ...['-jar', JAR, '--errors-only', '--format', 'json', '--exit-zero-always', '--stdout'],
    folder,
  ]);
  const { messages } = JSON.parse(output) as { readonly messages: readonly Message[] };
  const errors = messages
    .map(({ url, message, extract = '' }) => ({
      name: basename(url, '.html'),
      error: `${message} at ${extract.replaceAll(/\s+/g, ' ')}`,
    }))
    .filter(({ error }) => !EXCUSED.some((pattern) => pattern.test(error)));
  const byName = Map.groupBy(errors, ({ name }) => name);
  return new Map([...byName].map(([name, found]) => [name, found.map(({ error }) => error)]));
}
