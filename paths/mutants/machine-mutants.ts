/** Breaks the machines themselves by script: a guard negated, an action left out, a target swapped (QA-04). */
import { type AnyStateMachine, type AnyStateNode, createMachine, not } from 'xstate';
import { numberOf } from '../model/walk.ts';
import { nodesOf, placeOf } from '../model/transitions.ts';
import { applyEdit, type Edit, type Key } from './edit.ts';

/** One way to break a machine. */
export interface MachineMutant {
  /** `rename: editing · rename.save · 1 of 3 · guard isUnfit negated`, the same in each run. */
  readonly id: string;
  readonly machine: AnyStateMachine;
  readonly edit: Edit;
}

/** Returns every mutant of a machine. */
export function mutantsOf(machine: AnyStateMachine): readonly MachineMutant[] {
  return nodesOf(machine.root).flatMap((node) => {
    const at = node.path.flatMap((key) => ['states', key]);
    const name = (words: string): string => `${machine.id}: ${placeOf(node)} · ${words}`;
    const found = [...actionsIn(node.config, ['entry', 'exit']), ...transitionsIn(node)];
    return found.map(({ words, ...edit }) => ({
      machine,
      id: name(words),
      edit: { ...edit, at: [...at, ...edit.at] },
    }));
  });
}

/** Returns the broken machine. */
export function brokenMachine({ machine, edit }: MachineMutant): AnyStateMachine {
  return createMachine(
    applyEdit(machine.config, edit, not as never) as typeof machine.config,
    machine.implementations as never,
  );
}

/** An edit below a state of the chart, with its words. */
type Found = Edit & { readonly words: string };
type Config = Readonly<Record<string, unknown>>;
/** Where a transition is in the configuration of its state, its event, and its branches. */
type Place = readonly [at: readonly Key[], words: string, value: unknown];

function transitionsIn(node: AnyStateNode): readonly Found[] {
  const { on = {}, after = {}, always, invoke = [] } = node.config as Config;
  const named = (field: string, words: string): readonly Place[] =>
    Object.entries((field === 'on' ? on : after) as Config).map(([name, value]): Place => [
      [field, name],
      words + name,
      value,
    ]);
  const invoked = ([invoke].flat() as readonly Config[]).flatMap((actor, index): Place[] => {
    const at = Array.isArray(invoke) ? ['invoke', index] : ['invoke'];
    return [
      [[...at, 'onDone'], `done: ${nameOf(actor['src'])}`, actor['onDone']],
      [[...at, 'onError'], `error: ${nameOf(actor['src'])}`, actor['onError']],
    ];
  });
  return [
    ...[...named('on', ''), ...named('after', 'after: '), ...invoked],
    ...[[['always'], 'always', always] as const],
  ].flatMap((place) => branchesIn(node, place));
}

function branchesIn(node: AnyStateNode, [at, words, value]: Place): readonly Found[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return branchIn(node, [at, words, value]);
  const wordsOf = (index: number): string =>
    value.length === 1 ? words : `${words} · ${index + 1} of ${value.length}`;
  return value.flatMap((branch: unknown, index) =>
    branchIn(node, [[...at, index], wordsOf(index), branch]),
  );
}

/** What can be broken in one branch of a transition. */
function branchIn(node: AnyStateNode, [at, words, branch]: Place): readonly Found[] {
  const isShort = typeof branch === 'string';
  const transition = (isShort ? { target: branch } : branch) as Config;
  const { guard, target } = transition;
  const other = typeof target === 'string' ? otherThan(node, target, words) : null;
  const found: Found[] = [...actionsIn(transition, ['actions'])];
  if (guard !== undefined)
    found.push({ kind: 'negate', at: ['guard'], words: `guard ${nameOf(guard)} negated` });
  if (other !== null)
    found.push({
      kind: 'replace',
      at: isShort ? [] : ['target'],
      to: `#${other.id}`,
      words: `to ${placeOf(other)} instead of ${String(target)}`,
    });
  return found.map((one) => ({ ...one, at: [...at, ...one.at], words: `${words} · ${one.words}` }));
}

function actionsIn(config: object, fields: readonly string[]): readonly Found[] {
  return fields.flatMap((field) => {
    const value: unknown = Reflect.get(config, field);
    const left = (action: unknown, at: readonly Key[]): Found => ({
      kind: 'drop',
      at,
      words: `${field === 'actions' ? '' : `${field} `}${nameOf(action)} left out`,
    });
    if (value === undefined) return [];
    if (!Array.isArray(value)) return [left(value, [field])];
    return value.map((action: unknown, index) => left(action, [field, index]));
  });
}

/** The name of a guard, an action or an actor. */
function nameOf(part: unknown): string {
  if (typeof part === 'string') return part;
  return typeof part === 'object' ? String((part as Config)['type']) : 'of its own';
}

/** Returns a neighbor of the state that a target names, always the same one; null if it has none. */
function otherThan(node: AnyStateNode, target: string, words: string): AnyStateNode | null {
  const from = target.startsWith('.') ? node : (node.parent ?? node);
  const named = target.startsWith('#')
    ? node.machine.getStateNodeById(target)
    : target
        .split('.')
        .filter((key) => key !== '')
        .reduce((at, key) => at.states[key] as AnyStateNode, from);
  const others = Object.values(named.parent?.states ?? {}).filter(
    (one) => one !== named && one.type !== 'history',
  );
  return others[numberOf(node.id + words) % Math.max(others.length, 1)] ?? null;
}
