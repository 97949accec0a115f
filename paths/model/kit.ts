/** Everything that the table of a process needs. */
import type { Deed, Hand } from '../hand/hand.ts';

export * as does from '../hand/does.ts';
export {
  clipboard,
  drawing,
  files,
  idle,
  imports,
  letImport,
  locks,
  shareSheet,
} from '../hand/gates.ts';
export * as line from '../hand/line.ts';
export * as sees from '../hand/sees.ts';
export * as storage from '../hand/storage-gate.ts';
export * as session from '../hand/tab-session.ts';
export { type Deed, type Hand, type Look, perform, told, type View } from '../hand/hand.ts';
export { coupon, couponOf, type Stage } from '../hand/stage.ts';
export { type Process, type ProcessDefinition, processOf } from './process.ts';

/** Optional fields of a row besides its sentence and its action. */
interface Rest<When, Payload, Brings> {
  readonly when?: When;
  readonly payload?: Payload;
  readonly brings?: Brings;
  readonly before?: string;
}

/** A row of a table: its sentence, its action and optional fields. A part with a sentence may use its own. */
export function row<When = never, Payload = never, Brings = never>(
  words: string,
  hand: Hand,
  rest?: Rest<When, Payload, Brings>,
): Deed & Rest<When, Payload, Brings>;
export function row<When = never, Payload = never, Brings = never>(
  deed: Deed,
  rest: Rest<When, Payload, Brings>,
): Deed & Rest<When, Payload, Brings>;
export function row(first: string | Deed, second: object, third?: object): Deed {
  if (typeof first !== 'string') return { ...first, ...second };
  const deed = 'hand' in second ? second : { hand: second as Hand };
  return { ...(deed as Deed), ...third, words: first };
}

/** A start of a process: how a person gets there, and the machine's input. */
export const start = <Input>(words: string, input: Input, hand: Hand) => ({ words, input, hand });
