/** What becomes of a call on its way between page and services, as parts of a hand and as outcomes of an actor. */
import { type FailureCode, ServiceFailure } from '../../src/domain/failures.ts';
import type { CallName } from './calls.ts';
import type { Hand } from './hand.ts';
import type { Problem } from './network.ts';

/** From now on these calls wait. */
export const hold =
  (...calls: readonly CallName[]): Hand =>
  async ({ network }) => {
    for (const call of calls) await network.hold(call);
  };

export const pass =
  (call: CallName): Hand =>
  ({ network }) =>
    network.pass(call);

export const fail =
  (call: CallName): Hand =>
  ({ network }) =>
    network.fail(call);

export const cut =
  (call: CallName): Hand =>
  ({ network }) =>
    network.cut(call);

export const refuse =
  (call: CallName, problem: Problem): Hand =>
  ({ network }) =>
    network.refuse(call, problem);

export const answer =
  (call: CallName, body: object): Hand =>
  ({ network }) =>
    network.answer(call, body);

/** The services do what the page asks. */
export const gets = (call: CallName, ...then: readonly Hand[]) => ({
  words: 'gets the services’ yes',
  hand: [pass(call), ...then],
});

/** The services fail. */
export const fails = (call: CallName, ...then: readonly Hand[]) => ({
  words: 'meets services that fail',
  brings: failureOf('internal'),
  hand: [fail(call), ...then],
});

/** Somebody removes what the call is about before it comes through. */
export const finds = (words: string, call: CallName, ...before: readonly Hand[]) => ({
  words,
  brings: failureOf('not-found'),
  hand: [...before, pass(call)],
});

/** What a port of the services rejects with. */
export function failureOf(code: FailureCode, fields: readonly string[] = []): ServiceFailure {
  return new ServiceFailure({
    ...{ code, title: code, detail: null, requestId: null },
    fields: fields.map((pointer) => ({ pointer, detail: code })),
  });
}
