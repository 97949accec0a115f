/**
 * `npm run release`: checks a release beyond its tests: lists its packages, their licenses and known vulnerabilities.
 */
import './command/current-node.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure } from '../server/configuration/start-failure.ts';
import { runCommand } from './command/command.ts';
import { captureProgram } from './command/run-tool.ts';

const REPORTS = join(import.meta.dirname, '..', 'reports');
/** Licenses that only require naming the author. LGPL is libvips in sharp, which is a separate library file. */
const ACCEPTED =
  /^(?:0BSD|Apache-2\.0|BlueOak-1\.0\.0|BSD-[23]-Clause|ISC|LGPL-3\.0-or-later|MIT|MIT-0|MPL-2\.0|OFL-1\.1|Python-2\.0|Unlicense)$/u;

interface Component {
  readonly name: string;
  readonly version: string;
  readonly licenses?: readonly {
    readonly license?: { readonly id?: string; readonly name?: string };
    readonly expression?: string;
  }[];
}

await runCommand(async () => {
  const parts = await listParts();
  const refused = parts.filter((part) => !isAccepted(licenseOf(part)));
  console.log(`${parts.length} packages in reports/sbom.json (CycloneDX).`);
  for (const part of refused)
    console.error(`✗ ${part.name} ${part.version} has the license "${licenseOf(part)}".`);
  if (refused.length === 0) console.log('✓ All of them have licenses that may be passed on.');
  const isClear = await reportAdvisories();
  if (refused.length > 0 || !isClear)
    throw new StartFailure('This is no release yet; the lines above say why.');
});

/** Packages of the lock file without development dependencies. The list is written where a release reads it. */
async function listParts(): Promise<readonly Component[]> {
  const asked = ['sbom', '--package-lock-only', '--omit', 'dev', '--sbom-format', 'cyclonedx'];
  const { succeeded, output } = await captureProgram('npm', asked);
  if (!succeeded) throw new Error(`npm could not list the packages:\n${output}`);
  await mkdir(REPORTS, { recursive: true });
  await writeFile(join(REPORTS, 'sbom.json'), output);
  return (JSON.parse(output) as { readonly components: readonly Component[] }).components;
}

function licenseOf({ licenses = [] }: Component): string {
  return licenses
    .map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '')
    .join(' AND ');
}

/** Returns whether all parts joined by "and" and one part joined by "or" are accepted. */
function isAccepted(expression: string): boolean {
  return expression
    .replaceAll(/[()]/gu, '')
    .split(' AND ')
    .every((all) => all.split(' OR ').some((one) => ACCEPTED.test(one)));
}

/**
 * Returns whether no package has a known vulnerability. A registry that cannot be reached does not fail the release.
 */
async function reportAdvisories(): Promise<boolean> {
  const { output } = await captureProgram('npm', ['audit', '--omit', 'dev', '--json']);
  const found = vulnerabilitiesIn(output);
  if (found === null) {
    console.log('? The registry tells of no advisories: nobody knows of holes, or of none.');
    return true;
  }
  const names = Object.entries(found);
  for (const [name, { severity }] of names) console.error(`✗ ${name}: ${severity}; npm audit`);
  if (names.length === 0) console.log('✓ No package has a hole that is known.');
  return names.length === 0;
}

type Vulnerabilities = Readonly<Record<string, { readonly severity: string }>>;

function vulnerabilitiesIn(output: string): Vulnerabilities | null {
  try {
    const { vulnerabilities } = JSON.parse(output) as { vulnerabilities?: Vulnerabilities };
    return vulnerabilities ?? null;
  } catch {
    return null;
  }
}
