/** The schema of the report's data, `reports/paths/paths.json`: its types and the JSON Schema beside it. */
import { type } from 'arktype';

const nullable = (words: string) => type('string | null').describe(words);

const transition = type({
  '+': 'reject',
  id: 'string',
  from: 'string',
  to: 'string[]',
  event: 'string',
  covered: 'boolean',
  guard: nullable('Its name, or otherwise behind guarded branches; null where nothing is asked.'),
  reason: nullable('Why no path takes it; null where one does.'),
}).describe('An arrow of the chart: state, event and branch of a guard.');

const step = type({
  '+': 'reject',
  sentence: type('string').describe('For a tester who follows it by hand.'),
  sees: type('string[]').describe('What is on the screen then; empty where only a walk can say.'),
  places: type('string[]').describe('Where the machine stands afterwards.'),
  screenshot: nullable('A file, relative to the report.'),
  failure: nullable('What was expected and what was seen; null where it held.'),
});

const path = type({
  '+': 'reject',
  id: type('string').describe('The same as long as its steps are.'),
  title: 'string',
  steps: step.array().atLeastLength(1),
  transitions: type('string[]').describe('Ids of those it takes, in order.'),
  result: type("'held' | 'failed' | null").describe('Null where it was not walked.'),
  milliseconds: 'number.integer >= 0 | null',
  console: type('string[]').describe('What the browser said, of a path that failed.'),
  trace: nullable('A file, relative to the report; null where none was written.'),
});

const process = type({
  '+': 'reject',
  name: '/^[a-z][a-z0-9-]*$/',
  title: 'string',
  rows: type('string[]').describe('Promises that its paths prove.'),
  states: type({ '+': 'reject', name: 'string', covered: 'boolean' }).array(),
  transitions: transition.array(),
  paths: path.array(),
}).describe('A process of the product: its statechart, and the paths through it.');

const mutant = type({
  '+': 'reject',
  name: 'string',
  process: 'string',
  caughtBy: nullable('The path that noticed it; null where none did.'),
  seen: type('string').describe('What that path did not find; where there is none, why.'),
}).describe('The product broken on purpose, in one way.');

const report = type({
  '+': 'reject',
  version: '1',
  madeAt: type('string').describe('ISO date-time, UTC.'),
  revision: type('string').describe('The commit, short; empty outside a repository.'),
  milliseconds: 'number.integer >= 0',
  url: nullable('Of the walked product; null where paths were only generated.'),
  choice: type('string').describe('How the paths were chosen.'),
  again: type('string').describe('The command that walks one of them; ID stands for its id.'),
  processes: process.array(),
  mutants: mutant.array(),
});

type Whole<Value> = Value extends readonly (infer Entry)[]
  ? readonly Whole<Entry>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Whole<Value[Key]> }
    : Value;

export type Report = Whole<typeof report.infer>;
export type ReportedProcess = Whole<typeof process.infer>;
export type ReportedTransition = Whole<typeof transition.infer>;
export type ReportedPath = Whole<typeof path.infer>;
export type ReportedMutant = Whole<typeof mutant.infer>;

/** The JSON Schema, for other tools. */
export const reportSchema = (): object => report.toJsonSchema();
