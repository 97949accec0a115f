/** What becomes of a call on its way between page and services, as parts of a hand and as outcomes of an actor. */
import type { Route } from '@playwright/test';
import { type FailureCode, ServiceFailure } from '../../src/domain/failures.ts';
import * as failuresWords from '../../src/words/failures.gen.ts';
import { type CallName, nameOfCall } from './calls.ts';
import { type Hand, sentenceOf } from './hand.ts';
import { noText, text } from './sees.ts';

const FAILED_WORDS = 'Something went wrong. Please try again.';
const FAILED = answerOf(FAILED_WORDS, 500, 'internal');

/** A problem document of RFC 9457, as in the contract. */
function answerOf(title: string, ...[status, code, pointers = []]: Refusal) {
  const errors = pointers.map((pointer) => ({ pointer, detail: title }));
  const problem = { status, type: `/problems/${code}`, title, errors };
  return { status, contentType: 'application/problem+json', body: JSON.stringify(problem) };
}

/** From now on these calls wait. */
export const hold =
  (...calls: readonly CallName[]): Hand =>
  async ({ network }) => {
    for (const call of calls) await network.hold(call);
  };

/** Answers the oldest call that waits. */
const answers =
  (answer: (route: Route) => Promise<unknown>) =>
  (call: CallName): Hand =>
  async ({ network }) =>
    answer(await network.next(call));

export const pass = answers((route) => route.continue());

/** The services fail: 500 with a problem document. */
export const fail = answers((route) => route.fulfill(FAILED));

/** The line is cut before an answer. */
export const cut = answers((route) => route.abort('connectionreset'));

/** The call that waits has this in its body. */
export const sends =
  (call: CallName, part: string): Hand =>
  async ({ network }) => {
    const body = (await network.first(call)).request().postData() ?? '';
    if (!body.includes(part)) throw new Error(`The page sends ${body}, without ${part}.`);
  };

/** The services do what the page requests, and the line is cut before their answer. */
export const swallow = answers(async (route) => {
  await route.fetch();
  await route.abort('connectionreset');
});

/** The title of each refusal. */
export const REFUSED = 'The services refused it.';
/** The services refuse. */
export const refuse = (call: CallName, ...refusal: Refusal): Hand =>
  answers((route) => route.fulfill(answerOf(REFUSED, ...refusal)))(call);
type Refusal = [status: number, code: FailureCode, pointers?: readonly string[]];

/** Answers with these data, which only a service beyond the product could cause. */
export const answer = (call: CallName, json: object): Hand =>
  answers((route) => route.fulfill({ json }))(call);

/** The services do what the page requests. */
export const gets = (call: CallName, ...then: readonly Hand[]) => ({
  words: sentenceOf([said(`waits until the services have answered ${nameOfCall(call)}`), then]),
  hand: [pass(call), then],
});

/** The services fail. */
export const fails = (call: CallName, ...then: readonly Hand[]) => ({
  words: sentenceOf([said(`waits until ${nameOfCall(call)} has failed`), then]),
  before: blocking(call),
  brings: failureOf('internal'),
  hand: [fail(call), then],
});

/** The services fail, and fail again when the application repeats the call by itself. */
export const failsAll = (call: CallName, ...then: readonly Hand[]) =>
  fails(call, ({ network }) => network.answerAll(call, (route) => route.fulfill(FAILED)), then);

/** The page shows the words of the services; a tester's blocked request has those of a lost connection. */
const WHY = new RegExp(`${FAILED_WORDS}|${failuresWords.unreachable()}`.replaceAll('.', '\\.'));
export const SAYS_WHY = text(WHY);
/** It shows them no longer. */
export const SAYS_NOTHING = noText(WHY);

/** Both outcomes of an actor that makes one call; `brings` is what it returns. */
export const ends = <Actor extends string>(
  actor: Actor,
  call: CallName,
  brings?: object | string,
) =>
  ({
    [`done: ${actor}`]: { ...gets(call), ...(brings !== undefined && { brings }) },
    [`error: ${actor}`]: fails(call, SAYS_WHY),
  }) as Readonly<
    Record<`${'done' | 'error'}: ${Actor}`, ReturnType<typeof gets> & { brings?: object | string }>
  >;

/** How a tester makes a call fail. */
export const blocking = (call: CallName): string =>
  `block the request ${nameOfCall(call)} in the developer tools (F12, “Network request blocking”)`;

/** Another user removes the object of the call before it arrives; `before` says how. */
export const finds = (before: string, call: CallName, ...removal: readonly Hand[]) => ({
  words: `waits until the services have answered ${nameOfCall(call)} that it is gone`,
  before: `${before} in another browser`,
  brings: failureOf('not-found'),
  hand: [removal, pass(call)],
});

/** Another user saves the object of the call before it arrives, so that the services refuse its version. */
export const findsChanged = (before: string, call: CallName) => ({
  words: `waits until the services have answered ${nameOfCall(call)} that it was changed`,
  before: `${before} in another browser`,
  brings: failureOf('stale-edit'),
  hand: refuse(call, 412, 'stale-edit'),
});

/** How a tester loses the connection. */
export const OFFLINE = 'choose “Offline” in the developer tools (F12, “Network”, “Throttling”)';

/** The error that a port of the services rejects with. */
export function failureOf(code: FailureCode, fields: readonly string[] = []): ServiceFailure {
  return new ServiceFailure({
    code,
    title: code,
    detail: null,
    requestId: null,
    fields: fields.map((pointer) => ({ pointer, detail: code })),
  });
}

const said = (words: string): Hand => ({ words, hand: [] });
