/** `npm start`: builds what is stale, then runs the product until it is stopped. */
import './command/current-node.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Demonstration } from '../server/demonstration.ts';
import { StartFailure } from '../server/configuration/start-failure.ts';
import { HASTY } from '../src/domain/hasty-build.ts';
import { runCommand } from './command/command.ts';
import { createProgress, duration } from './command/progress.ts';
import { runScript } from './command/run-tool.ts';
import { stopOnSignals } from './command/stop-on-signals.ts';

const ROOT = join(import.meta.dirname, '..');
/** Said by `npm start`. The products of tests live for seconds, in which fewer bytes help nobody. */
const isNpmStart = process.argv.includes('--demonstration');

// The program that reads the output may end first. The services go on without it.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

await runCommand(async () => {
  const started = performance.now();
  const progress = createProgress((text) => process.stdout.write(text));
  const { readConfig } = await import('../server/configuration/config.ts');
  const config = readConfig(process.env);
  const stopped = stopOnSignals(progress.say);
  const ending = new AbortController();
  void stopped.then(() => ending.abort());
  const building = buildApart(progress.say, ending.signal);
  try {
    const { startServer } = await import('../server/start.ts');
    const server = await startServer(config, { ...progress, building });
    progress.say(`Tearline is ready after ${duration(started)}: ${config.publicUrl}`);
    if (config.identity.externalIssuer === null) progress.say(await describeAccounts());
    if (isNpmStart)
      for (const line of describeDemonstration(await server.demonstration())) progress.say(line);
    const { hasMailbox } = await import('../server/mail/open-mail.ts');
    if (hasMailbox(config)) progress.say(`Mails are kept at ${config.publicUrl}/dev/mailbox`);
    if (isNpmStart) compressWell(ending.signal);
    await stopped;
    await server.stop();
  } finally {
    ending.abort();
  }
});

/**
 * Builds beside the start of the services, in a separate process: a build takes a gigabyte, which a running server would
 * never release.
 */
function buildApart(say: (line: string) => void, signal: AbortSignal): Promise<void> {
  const options = { output: 'captured', eachLine: say, signal } as const;
  const building = runScript('build.ts', ['--hasty'], options).then(({ succeeded }) => {
    if (!succeeded) throw new StartFailure('The build failed; the lines above say why.');
  });
  // The start fails with it when it needs the build, which may be later.
  building.catch(() => undefined);
  return building;
}

/** The services send these files as soon as they are there. */
function compressWell(signal: AbortSignal): void {
  if (['client', 'till'].some((name) => existsSync(join(ROOT, 'dist', name, HASTY))))
    void runScript('build.ts', [], { output: 'captured', priority: 'low', signal });
}

async function describeAccounts(): Promise<string> {
  const { SEEDED_ACCOUNTS, SEEDED_PASSWORD } = await import('../server/identity/accounts.ts');
  const addresses = SEEDED_ACCOUNTS.map(({ email }) => email).join(' or ');
  return `Sign in as ${addresses}, password ${SEEDED_PASSWORD}`;
}

function describeDemonstration(demonstration: Demonstration | null): readonly string[] {
  if (demonstration === null) return [];
  const { counter, pin, code } = demonstration;
  return [`Redeem a code at the counter ${counter}, PIN ${pin}`, `The first of its codes: ${code}`];
}
