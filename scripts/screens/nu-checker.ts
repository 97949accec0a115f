/** The Nu HTML checker: a Java program in an npm package, installed in its own folder when it is first needed. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { captureProgram, runProgram } from '../command/run-tool.ts';
import { provideProgram } from '../testing/debian-package.ts';

const FOLDER = join(import.meta.dirname, 'nu');
const JAR = join(FOLDER, 'node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar');
const JAVA = { name: 'Java', path: '/usr/bin/java', package: 'default-jre-headless' } as const;

interface Message {
  readonly type: string;
  readonly url: string;
  readonly message: string;
  readonly extract?: string;
}

/** Installs it if it is missing. Throws `StartFailure` where Java is missing and apt cannot be used. */
export async function provideNuChecker(): Promise<void> {
  await provideProgram(JAVA);
  if (existsSync(JAR)) return;
  console.log('Installing the Nu HTML checker …');
  const install = ['ci', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund'];
  if (!(await runProgram('npm', install)).succeeded)
    throw new Error('The Nu HTML checker could not be installed; npm said why above.');
}

/** Returns the errors in the documents of a folder, by the names of their files without `.html`. */
export async function htmlErrorsIn(
  folder: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { output } = await captureProgram(JAVA.path, [
    ...['-jar', JAR, '--errors-only', '--format', 'json', '--exit-zero-always', '--stdout'],
    folder,
  ]);
  const { messages } = JSON.parse(output) as { readonly messages: readonly Message[] };
  return new Map(
    [...Map.groupBy(messages, ({ url }) => basename(url, '.html'))].map(([name, found]) => [
      name,
      found.map(({ message, extract = '' }) => `${message} at ${extract.replaceAll(/\s+/g, ' ')}`),
    ]),
  );
}
