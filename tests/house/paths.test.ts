import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { setup, StateMachine } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { describe, expect, test } from 'vitest';
import { type couponToggleMachine } from '../../src/machines/dashboard/coupon-toggle.machine.ts';
import type { View } from '../../paths/hand/hand.ts';
import { chosen, readAsked, worthiest } from '../../paths/command-line.ts';
import { keyOf, offersOf } from '../../paths/model/graph.ts';
import {
  placesOf,
  type Process,
  processOf,
  type ProcessDefinition,
} from '../../paths/model/process.ts';
import { JSDOM } from 'jsdom';
import { type Cover, walk } from '../../paths/model/walk.ts';
import { MUTANTS, runMutants, takes } from '../../paths/mutants/run-mutants.ts';
import { PROCESSES } from '../../paths/processes/all.ts';
import { gherkinOf, junitOf, mermaidOf, scxmlOf } from '../../paths/report/exports.ts';
import { pageOf } from '../../paths/report/page.ts';
import { gapsOf, reportedProcess } from '../../paths/report/report.ts';
import { type Report, reportSchema } from '../../paths/report/report.schema.ts';
import type { Place } from '../../paths/run/context.ts';
import type { PathResult } from '../../paths/run/runner.ts';
import { walkAll } from '../../paths/run/walk-paths.ts';

const WALKS = PROCESSES.map((process) => walk(process));
const NOTHING = new Map<string, PathResult>();
const nothing = () => Promise.resolve();
const empty: View = [];

function reportOf(results: ReadonlyMap<string, PathResult>): Report {
  return {
    version: 1,
    madeAt: '2026-11-22T00:00:00.000Z',
    revision: 'abc1234',
    milliseconds: 1,
    url: null,
    choice: 'All.',
    again: 'npm run paths -- --run --cover pairs --path ID --headed',
    processes: WALKS.map((walked) => reportedProcess(walked, results)),
    mutants: [],
  };
}

test('[QA-04] a mutant of a source is caught without a page where its machine comes elsewhere @long', async () => {
  const walks = PROCESSES.filter(({ name }) => name === 'coupon-removal').map((one) => walk(one));
  expect(await runMutants(walks, ['“No” removes'])).toMatchObject([
    { caughtBy: expect.stringMatching(/^coupon-removal-/) as string },
  ]);
});

test('[QA-04] every mutant changes existing code, and its process has paths', async () => {
  expect(MUTANTS.length).toBeGreaterThanOrEqual(24);
  for (const { name, process, touches, file, from, to } of MUTANTS) {
    const walked = WALKS.find((one) => one.process.name === process);
    expect(
      walked?.paths.some((path) => takes(path, touches)),
      name,
    ).toBe(true);
    expect(readFileSync(file, 'utf8').split(from), name).toHaveLength(2);
    expect(to).not.toBe(from);
  }
  await expect(runMutants(WALKS, ['No such edit'])).rejects.toThrow('has “No such edit” in its');
});

describe('[QA-01] [QA-02] the paths of the product', () => {
  test.each(WALKS.map((walked) => [walked.process.name, walked] as const))(
    '[QA-01] [QA-02] %s: a path to every state and transition, or a reason',
    (_, walked) => {
      expect(walked.paths.length).toBeGreaterThan(0);
      expect(gapsOf(walked)).toEqual([]);
    },
  );

  test('a process has at most 100 lines on average, and the tool around them at most 5,400', () => {
    const linesOf = (pattern: string): number =>
      globSync(pattern).flatMap((file) => readFileSync(file, 'utf8').split('\n').slice(1)).length;
    const processes = linesOf('paths/processes/**/*.ts');
    expect(processes / PROCESSES.length).toBeLessThanOrEqual(100);
    expect(linesOf('paths/**/*.ts') - processes).toBeLessThanOrEqual(5_400);
  });

  test('[QA-01] [QA-03] every machine of the product has a process', async () => {
    const files = globSync('src/machines/**/*.ts').map((file) => resolve(file));
    const modules = (await Promise.all(files.map((file) => import(file)))) as readonly object[];
    const machines = modules.flatMap((module) =>
      Object.values(module).filter((value) => value instanceof StateMachine),
    );
    const walked = new Set<object>(PROCESSES.map(({ machine }) => machine));
    expect(machines.length).toBeGreaterThan(walked.size - 1);
    expect(machines.filter((machine) => !walked.has(machine)).map(({ id }) => id)).toEqual([]);
  });

  test('[QA-01] the same machines produce the same paths', () => {
    const idsOf = () => walk(toggle).paths.map(({ id }) => id);
    expect(idsOf()).toEqual(idsOf());
  });

  const ofEachMachine = WALKS.toSorted((one, other) => one.vertices - other.vertices).filter(
    ({ process }, index, all) =>
      all.findIndex((one) => one.process.machine === process.machine) === index,
  );
  test.each(ofEachMachine.map((walked) => [walked.process.name, walked] as const))(
    '[QA-06] %s: xstate/graph finds the same places when it runs the machine itself',
    (_, { process, vertices, reached }) => {
      const found = process.starts.flatMap(({ input }, start) => {
        const keys = new WeakMap<object, string>();
        const map = getAdjacencyMap(process.machine, {
          input,
          events: (snapshot) =>
            offersOf(process, snapshot).map(({ event, key }) => {
              keys.set(event, key);
              return event;
            }),
          serializeEvent: (event) => keys.get(event) ?? '',
          serializeState: (snapshot) => keyOf(process, snapshot, start),
        });
        return Object.values(map).map(({ state }) => placesOf(state));
      });
      expect(found).toHaveLength(vertices);
      expect(found.flat().filter((place) => !reached.has(place))).toEqual([]);
    },
  );

  const toggle = PROCESSES.find(({ name }) => name === 'coupon-toggle') as Process;

  test('[QA-06] paths cover states, transitions or pairs of transitions', () => {
    const stepsFor = (cover: Cover) =>
      walk(toggle, cover).paths.flatMap(({ steps }) => steps).length;
    const counts = [stepsFor('states'), stepsFor('transitions'), stepsFor('pairs')];
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    expect(new Set(counts).size).toBe(3);
  });

  test('[QA-02] a path that breaks outside its steps fails with the reason, and the others go on', async () => {
    const place = { context: { browser: () => null } } as unknown as Place;
    const walked = walk(toggle);
    const results = await walkAll([place], { walks: [walked], order: walked.paths });
    for (const { result, steps } of reportedProcess(walked, results).paths)
      expect([result, steps[0]?.failure]).toEqual(['failed', 'The browser is gone.']);
  });

  test('[QA-06] a budget takes first what covers most in a second', () => {
    const { paths } = walk(toggle);
    const longest = paths.at(-1);
    const fast = worthiest(paths, { secondsOf: () => 1, budget: 3 });
    expect(fast).toHaveLength(3);
    const slow = worthiest(paths, { secondsOf: (path) => (path === longest ? 9 : 1), budget: 5 });
    expect(slow).not.toContain(longest);
  });

  test('[QA-06] the parts of a run have each path once, and a commit that is none is said', async () => {
    const idsOf = async (...more: readonly string[]) => {
      const { order } = await chosen(readAsked(['--flow', 'coupon-toggle', ...more]));
      return order.map(({ id }) => id);
    };
    const parts = await Promise.all(['1/3', '2/3', '3/3'].map((part) => idsOf('--shard', part)));
    expect(parts.flat().toSorted()).toEqual((await idsOf()).toSorted());
    expect(await idsOf('--shard', '999/999')).toEqual([]);
    const asked = '--flow coupon-toggle --path coupon-toggle --path no-id --cover states';
    const { again, words } = await chosen(readAsked(asked.split(' ')));
    expect(again).toContain(' --cover states --path ID ');
    expect(words).toContain('not among them no-id.');
    await expect(idsOf('--path', 'no-id')).rejects.toThrow('no-id. The processes are');
    for (const name of ['no-commit', 'docs'])
      await expect(idsOf(`--changed=${name}`)).rejects.toThrow(`not "${name}"`);
  });

  test('[QA-06] the charts of all processes are SCXML whose ids are unique and whose targets exist, and Mermaid', () => {
    for (const process of PROCESSES) {
      const { window } = new JSDOM(scxmlOf(process), { contentType: 'text/xml' });
      const all = [...window.document.querySelectorAll('[id]')].map(({ id }) => id);
      const targets = [...window.document.querySelectorAll('[target]')].flatMap(
        (one) => one.getAttribute('target')?.split(' ') ?? [],
      );
      expect(targets.filter((id) => !all.includes(id))).toEqual([]);
      expect(new Set(all).size).toBe(all.length);
      expect(window.document.querySelector('invoke:not([id])')).toBeNull();
    }
    expect(mermaidOf(toggle)).toContain('stateDiagram-v2');
    expect(scxmlOf(toggle)).toContain('cond="isOvertaken" target="switching"/>');
    expect(PROCESSES.map(scxmlOf).join('')).toContain(
      '<history id="working.here" type="deep"><transition target="working.filling"/></history>',
    );
  });

  test('[QA-01] the report is valid JSON, a page, Gherkin, JUnit and a table, for any text of a screen', () => {
    const [path] = WALKS[0]?.paths ?? [];
    if (path === undefined) throw new Error('There is no path.');
    const failure = 'expected <b>"one"</b> & two';
    const step = { screenshot: null, milliseconds: 5, looks: [], failure };
    const failed: PathResult = { id: path.id, held: false, steps: [step], console: [] };
    const report = reportOf(new Map([[path.id, failed]]));
    const check = new Ajv2020({ allowUnionTypes: true, validateFormats: false }).compile(
      reportSchema(),
    );
    expect(check(JSON.parse(JSON.stringify(report))), JSON.stringify(check.errors)).toBe(true);
    expect(check({ ...report, version: 2 })).toBe(false);
    const page = pageOf(report);
    expect(page).toContain('expected &lt;b&gt;&quot;one&quot;&lt;/b&gt; &amp; two');
    expect(page).toContain(`--run --cover pairs --path ${path.id} --headed`);
    const again = 'npm run paths -- --run --from two.path.json --headed';
    const recorded = pageOf({ ...report, again, processes: report.processes.slice(0, 1) });
    expect(recorded).toContain(`Walk it alone: <code>${again}</code>.</p>`);
    expect(page).toContain('<svg class="chart"');
    expect(page).toContain('where the process begins');
    expect(page).toMatch(/cover \d+ of \d+ states and \d+ of \d+ transitions/u);
    expect(junitOf(report)).toContain('<failure message="expected &lt;b&gt;');
    expect(gherkinOf(report.processes[0] as Report['processes'][number])).toMatch(
      /^@WIZ-02.*\nFeature: /,
    );
  });

  test('[QA-06] the documented commands can be read, and their processes exist', () => {
    const commands = readFileSync('docs/paths.md', 'utf8').matchAll(/`npm run paths -- (.+?)`/gu);
    const flows = [...commands].flatMap(
      ([, words = '']) => readAsked(words.replace(/".+"/u, 'NAME').split(' ')).flows,
    );
    expect(flows).not.toEqual([]);
    expect(PROCESSES.map(({ name }) => name)).toEqual(expect.arrayContaining(flows));
  });

  test('[QA-01] [QA-06] reads what is chosen and exported, and reports unknown arguments', () => {
    expect(() => readAsked(['--fast'])).toThrow('"--fast" is not known.');
    expect(() => readAsked(['--shard', '5/4'])).toThrow('--shard takes a part such as 1/4');
    expect(() => readAsked(['--export', 'word'])).toThrow('--export takes playwright, junit');
    for (const address of ['localhost:4000', 'http://localhost:4000/app', 'here'])
      expect(() => readAsked(['--url', address])).toThrow(`not "${address}"`);
    expect(readAsked(['--changed', '--budget', '5m', '--shard=1/4'])).toMatchObject({
      changed: 'HEAD',
      budget: 300,
      shard: { part: 1, count: 4 },
      cover: 'transitions',
    });
    const asked = readAsked(['--run', '--flow', 'card-text', '--url', 'http://localhost:3000/']);
    const url = 'http://localhost:3000';
    expect(asked).toMatchObject({ run: true, flows: ['card-text'], url });
  });
});

const lamp = setup({
  types: { events: {} as { type: 'press' } | { type: 'break' } },
}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { press: 'on', break: 'broken' } },
    on: { on: { press: 'off' } },
    broken: {},
  },
});
type Lamp = ProcessDefinition<typeof lamp>;
const press = [{ words: 'presses', hand: nothing }];
const LAMP: Lamp = {
  rows: [],
  starts: { words: 'comes in', hand: nothing },
  reads: () => ({}),
  steps: { press, break: 'Nobody breaks it.' },
  views: { off: empty, on: empty, broken: empty },
};

describe('[QA-03] an incomplete model', () => {
  test('[QA-03] does not compile without a step for an event, a view for a state, an actor or a delay', () => {
    type Toggle = ProcessDefinition<typeof couponToggleMachine>['steps'];
    // @ts-expect-error the event "break" has no step
    const events: Lamp['steps'] = { press };
    // @ts-expect-error the state "broken" has no view
    const views: Lamp['views'] = { off: empty, on: empty };
    // @ts-expect-error the actor "switchCoupon" has no outcome
    const outcomes: Pick<Toggle, 'done: switchCoupon'> = {};
    // @ts-expect-error the delay "waitShown" has no step
    const delays: Pick<Toggle, 'after: waitShown'> = {};
    expect([events, views, outcomes, delays]).toHaveLength(4);
  });

  test('[QA-03] names what no path reaches, unless there is a reason', () => {
    expect(gapsOf(walk(processOf(lamp, 'A lamp', LAMP)))).toEqual([]);
    const silent = processOf(lamp, 'A lamp', { ...LAMP, steps: { press, break: [] } });
    expect(gapsOf(walk(silent))).toEqual([
      'lamp: no path comes to "broken", and nothing says why.',
      'lamp: no path takes "off · break", and nothing says why.',
    ]);
  });

  test('[QA-06] says what the chosen paths take, of the rest that no path of this choice does', () => {
    const walked = walk(processOf(lamp, 'A lamp', LAMP), 'states');
    const { states, transitions } = reportedProcess(walked, NOTHING);
    expect(states.map(({ covered }) => covered)).toEqual([true, true, false]);
    expect(transitions.map(({ id, reason }) => [id, reason])).toEqual([
      ['off · press', null],
      ['off · break', 'Nobody breaks it.'],
      ['on · press', 'No path of this choice takes it.'],
    ]);
    expect(gapsOf(walked)).toEqual([]);
  });
});
