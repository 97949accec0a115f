import { SURVIVORS } from '../../paths/mutants/mutants.ts';
import { brokenMachine, mutantsOf } from '../../paths/mutants/machine-mutants.ts';
import { differenceOf } from '../../paths/mutants/replay.ts';
import { runMachineMutants } from '../../paths/mutants/run-machine-mutants.ts';
import { runMutants } from '../../paths/mutants/run-mutants.ts';
import { describe, expect, test } from 'vitest';
import { drawn, walk } from '../../paths/model/walk.ts';
import { PROCESSES } from '../../paths/processes/all.ts';

const walksOf = (name: string) =>
  PROCESSES.filter((process) => process.name === name).map((process) => walk(process));

test('[QA-04] a mutant of a source is caught without a page where its machine comes elsewhere @long', async () => {
  expect(await runMutants(walksOf('coupon-removal'), ['“No” removes'])).toMatchObject([
    { caughtBy: expect.stringMatching(/^coupon-removal-/) as string },
  ]);
});

const MACHINES = [...new Set(PROCESSES.map(({ machine }) => machine))];

describe('[QA-04] mutants of the machines themselves', () => {
  const all = MACHINES.flatMap(mutantsOf);
  const ids = new Set(all.map(({ id }) => id));

  test('[QA-04] are at least 200, each of another name, and the same seed draws the same', () => {
    expect(all.length).toBeGreaterThanOrEqual(200);
    expect(ids.size).toBe(all.length);
    const draw = (seed: string) => drawn(all, { count: 40, seed }).map(({ id }) => id);
    expect(draw('one')).toEqual(draw('one'));
    expect(draw('one')).not.toEqual(draw('two'));
  });

  test('[QA-04] differ from their machine in one place', () => {
    for (const mutant of all) {
      const { config } = brokenMachine(mutant);
      const parts = mutant.edit.at.slice(0, -1);
      const at = (from: object): unknown =>
        parts.reduce((value: object, key) => Reflect.get(value, key) as object, from);
      expect(at(config), mutant.id).not.toEqual(at(mutant.machine.config));
    }
  });

  test('[QA-04] are caught without a page where they lead elsewhere', () => {
    const [walked] = walksOf('card-text');
    if (walked === undefined) throw new Error('Nobody renames.');
    const { machine } = walked.process;
    const differing = mutantsOf(machine).filter((mutant) =>
      walked.paths.some((path) => differenceOf(path, machine, brokenMachine(mutant)).states),
    );
    expect(differing.map(({ id }) => id)).toContain(
      'cardText: editing · text.save · 1 of 3 · guard isUnfit negated',
    );
    expect(differing.length).toBeGreaterThanOrEqual(12);
  });

  test('[QA-04] have the reason of their process where no path takes the transition', async () => {
    const asked = 'cardText: resting · coupon.read · rememberStored left out';
    const found = await runMachineMutants(
      walksOf('card-text'),
      all.filter(({ id }) => id === asked),
      null,
    );
    const reason = expect.stringMatching(/^Its only effect, the other name on the card/) as string;
    expect(found).toMatchObject([{ name: asked, caughtBy: null, reason }]);
  });

  test('[QA-04] of those that survive, each is there and has a reason', () => {
    expect([...SURVIVORS.keys()].filter((id) => !ids.has(id))).toEqual([]);
    expect([...SURVIVORS.values()].filter((reason) => !/^[A-Z].*\.$/.test(reason))).toEqual([]);
  });
});
