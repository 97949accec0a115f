/** Attacks a product of its own and measures how long others wait (SAFE-01, SAFE-11, SAFE-12, SAFE-13). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withOwnProduct } from '../running-product.ts';
import { countSteps, type TestCounts } from '../test-counts.ts';
import { ATTACKS } from './attacks.ts';
import { createCaller, type Caller } from './caller.ts';
import { MARKETER, signIn } from './sign-in.ts';
import { bearer } from './account-calls.ts';
import { makeTarget, type Target } from './target.ts';
import { measureWaits, share, type Probe, type Waits } from './waits.ts';

/** ms that an attack may hold up another caller (SAFE-01). */
const LONGEST_WAIT_MS = 200;
const BEFORE_MS = 2_000;
const MEASURED_MS = 10_000;
/** Until the product has dropped what an attack left behind. */
const AFTER_MS = 3_000;
const STRANGERS = join(import.meta.dirname, 'strangers.ts');

/**
 * Starts the product, runs each attack for 12 seconds and measures other callers. Prints a row for each caller, and a
 * sentence for each fault: an answer that was not given, or a wait over 200 ms beyond the median without an attack.
 */
export function attackProduct(): Promise<TestCounts> {
  return withOwnProduct({}, async ({ port }) => {
    const attacker = createCaller(port, '127.0.0.1');
    const target = await makeTarget(attacker, port, await signIn(attacker, port, MARKETER));
    const probes = await probesOf(target);
    const usual = await measureWaits(probes, MEASURED_MS);
    printRows('no attack', usual);
    const steps = [faultsOf('no attack', usual, usual)];
    for (const { name, isByOwner = false } of ATTACKS) {
      const waits = await measureAttack(name, target, probes);
      printRows(name, waits);
      const others = waits.filter(({ probe }) => !isByOwner || probe !== OWNER);
      steps.push(faultsOf(name, others, usual));
    }
    return countSteps(steps);
  });
}

const ADMINISTRATOR = 'admin@example.com';

const OWNER = 'owner, report';

/** Callers of other networks and of another account than the attackers', and the owner of the attacked coupons. */
async function probesOf(target: Target): Promise<readonly Probe[]> {
  const { port, token, coupons } = target;
  const caller = (last: number): Caller => createCaller(port, `127.0.0.${last}`);
  const account = caller(3);
  const other = await signIn(account, port, ADMINISTRATOR);
  const probe = (name: string, from: Caller, path: string, asked?: string): Probe => {
    const call = { path, ...(asked !== undefined && { headers: bearer(asked) }) };
    return { name, from, call, everyMs: 100, status: 200 };
  };
  return [
    probe('health', caller(2), '/healthz'),
    probe('account', account, '/api/v1/project?size=20', other),
    probe(OWNER, caller(4), `/api/v1/project/${coupons[0] ?? ''}/wallets`, token),
    probe('visitor', caller(5), `/r/${coupons[1] ?? ''}`),
  ];
}

async function measureAttack(name: string, target: Target, probes: readonly Probe[]) {
  const parameters = [STRANGERS, name, JSON.stringify(target)];
  const strangers = spawn(process.execPath, parameters, { stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    await pause(BEFORE_MS);
    const waits = await measureWaits(probes, MEASURED_MS);
    if (strangers.exitCode !== null) throw new Error(`The attack "${name}" ended by itself.`);
    return waits;
  } finally {
    strangers.kill('SIGKILL');
    if (strangers.exitCode === null) await once(strangers, 'exit');
    await pause(AFTER_MS);
  }
}

function printRows(name: string, waits: readonly Waits[]): void {
  const [load = 0] = loadavg();
  console.log(`\n${name} (load ${load.toFixed(1)})`);
  for (const { probe, times, others } of waits) {
    const [half, most, longest] = [0.5, 0.95, 1].map((part) =>
      share(times, part).toFixed(0).padStart(6),
    );
    const refused = [...others].map(([status, number]) => `${number} answers ${status}`).join(', ');
    console.log(
      `  ${probe.padEnd(14)} p50 ${half}  p95 ${most}  max ${longest} ms  of ${times.length}  ${refused}`,
    );
  }
}

function faultsOf(name: string, waits: readonly Waits[], usual: readonly Waits[]) {
  return waits.flatMap(({ probe, times, others }) => {
    const without = usual.find((one) => one.probe === probe)?.times ?? [];
    const wait = share(times, 1) - share(without, 0.5);
    return [
      ...(wait > LONGEST_WAIT_MS ? [`${name}: ${probe} waited ${wait.toFixed(0)} ms.`] : []),
      ...[...others].map(
        ([status, number]) => `${name}: ${probe} got ${number} answers ${status}.`,
      ),
    ];
  });
}
