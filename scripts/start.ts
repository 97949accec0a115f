/** `npm start`: builds what is stale, then runs the product until it is stopped. */
import './command/current-node.ts';
import type { Demonstration } from '../server/demonstration.ts';
import { StartFailure } from '../server/configuration/start-failure.ts';
import { runCommand } from './command/command.ts';
import { createProgress, duration } from './command/progress.ts';
import { runScript } from './command/run-tool.ts';
import { stopOnSignals } from './command/stop-on-signals.ts';

await runCommand(async () => {
  const started = performance.now();
  const progress = createProgress((text) => process.stdout.write(text));
  const { readConfig } = await import('../server/configuration/config.ts');
  const config = readConfig(process.env);
  await buildApart();
  const signals = stopOnSignals(progress.say);
  const { startServer } = await import('../server/start.ts');
  const server = await startServer(config, progress);
  progress.say(`Tearline is ready after ${duration(started)}: ${config.publicUrl}`);
  if (config.identity.externalIssuer === null) progress.say(await describeAccounts());
  if (process.argv.includes('--demonstration'))
    for (const line of describeDemonstration(await server.demonstration())) progress.say(line);
  const { hasMailbox } = await import('../server/mail/open-mail.ts');
  if (hasMailbox(config)) progress.say(`Mails are kept at ${config.publicUrl}/dev/mailbox`);
  await signals.wait();
  await server.stop();
});

/** Runs in a separate process: a build takes a gigabyte, which a running server would never release. */
async function buildApart(): Promise<void> {
  const { succeeded } = await runScript('build.ts', [], { output: 'shown' });
  if (!succeeded) throw new StartFailure('The build failed; the lines above say why.');
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
