/** Everything that the table of a process needs. */
import { type Deed, type Hand, sentenceOf } from '../../hand/hand.ts';

export * as does from '../../hand/does.ts';
export * as gates from '../../hand/gates.ts';
export * as line from '../../hand/line.ts';
export * as sees from '../../hand/sees.ts';
export * as storage from '../../hand/storage-gate.ts';
export * as session from '../../hand/tab-session.ts';
export * as when from './when.ts';
export {
  coupon,
  couponOf,
  type Deed,
  type Hand,
  type Look,
  perform,
  type Stage,
  type View,
} from '../../hand/hand.ts';
export { type Process, type ProcessDefinition, processOf } from '../../model/process.ts';

/** Optional fields of a row beside its sentence and its action. */
interface Rest<When, Payload, Brings> {
  readonly when?: When;
  readonly payload?: Payload;
  readonly brings?: Brings;
  readonly before?: string;
  readonly isBarred?: true;
}

type Parts = Deed | readonly Hand[];

/**
 * A row of a table. Its parts give its sentence, unless one stands before them: `row([does.press('No'), IS_THERE])`,
 * `row('pastes it elsewhere', settles(clipboard))`.
 */
export function row<When = never, Payload = never, Brings = never>(
  ...parts:
    | [hand: Parts, rest?: Rest<When, Payload, Brings>]
    | [words: string, hand: Hand, rest?: Rest<When, Payload, Brings>]
): Deed & Rest<When, Payload, Brings> {
  const [words, hand, rest] = isSaid(parts) ? parts : [sentenceOf(parts[0]), ...parts];
  return { ...('hand' in hand ? hand : { hand }), ...rest, words };
}

const isSaid = (parts: readonly unknown[]): parts is [string, Hand, object?] =>
  typeof parts[0] === 'string';

/** A start of a process: the machine's input, and how a person gets there, as in a row. */
export const start = <Input>(input: Input, ...parts: [Parts] | [words: string, hand: Hand]) => ({
  ...(parts.length === 1 ? row(...parts) : row(...parts)),
  input,
});

/** The same under each of these names. */
export const each = <Name extends string, Value>(value: Value, ...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, value])) as Readonly<Record<Name, Value>>;

/** Both outcomes of an actor that no path brings about, with the reason; by default that of one that only sends events. */
export const neither = <Actor extends string>(
  actor: Actor,
  reason = 'It never ends by itself; a machine test covers a fault inside it.',
) => each(reason, `done: ${actor}`, `error: ${actor}`);
