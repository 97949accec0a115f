import type { Database, Connection } from '../db/database.ts';
import { counterOfRequest, type CallingCounter } from '../http/contract/authentication.ts';
import { handlersOf } from '../http/contract/contract.ts';
import { visitorNetwork } from '../http/limits/visitor-network.ts';
import { createWrongTries } from '../http/limits/wrong-tries.ts';
import { RequestFailure, existing } from '../http/problems/problems.ts';
import { createTillSessions } from './till-session.ts';
import { sql } from 'kysely';
import type { Till, TillAnswer } from '../../openapi/schema.gen.ts';
import { meaningsOf } from '../../src/domain/codes/scanned-text.ts';
import { COUNTER_PAUSE_SECONDS, UNKNOWN_CODES_MAX } from '../../src/domain/constants.ts';
import { asOwner } from '../work/work-owner.ts';
import { createWorkQueue } from '../work/work-queue.ts';
import { counterRows, type CounterRow } from './counters.repository.ts';
import {
  findUse,
  findUseLimit,
  findUseOfCode,
  hasUsedPredecessor,
  insertUse,
  takeCode,
  takeUse,
  undoUse,
  type MadeUse,
} from './redemptions.repository.ts';
import { findScanned, type ScannedCoupon } from './scanned-coupon.repository.ts';
import {
  labelOf,
  pausedAnswer,
  pauseOf,
  pressAnswer,
  offerRefusal,
  refuseOtherText,
  textOf,
  UNKNOWN,
  usedAnswer,
  validAnswer,
} from './till-answer.ts';

/** What the page of a counter calls (TILL-02, TILL-03), and how a phone's token is recognized. */
export function openTills(database: Database, takeWrongTry: (network: string) => number) {
  const sessions = createTillSessions(database);
  const till = createTillService(database);
  const wrongTries = createWrongTries(takeWrongTry);
  const handlers = handlersOf({
    async openTill(request, reply) {
      const { secret, pin } = request.body;
      wrongTries.refuseBlocked(request, reply);
      try {
        const session = await sessions.open({ secret, pin, network: visitorNetwork(request.ip) });
        if (session.state !== 'open') wrongTries.wrong(request);
        // Who tried which PIN is not logged; that it was tried is (ASVS 16.3.1).
        request.log.info({ pin: session.state }, 'A PIN was tried');
        return session;
      } catch (error) {
        if (error instanceof RequestFailure) wrongTries.wrong(request);
        throw error;
      }
    },
    getTill: (request) => till.read(counterOfRequest(request)),
    checkCode: (request) => till.check(counterOfRequest(request), request.body.text),
    redeemCode: (request) =>
      till.redeem(counterOfRequest(request), request.params.press, request.body.text),
    undoUse: (request) => till.undo(counterOfRequest(request), request.params.press),
  });
  return { findCounter: sessions.find, handlers };
}

/**
 * Calls at once. A counter locks its row, so that unknown codes are counted one by one; more of one counter would only
 * occupy connections.
 */
const CALLS = { atOnce: 8, atOnceOfOne: 1, mostWaiting: 400, mostWaitingOfOne: 20 };

type Work = (transaction: Connection, counter: CounterRow) => Promise<TillAnswer>;

/**
 * What the phones of a counter may do (TILL-02, TILL-03, TILL-04, TILL-07).
 * @internal for tests
 */
export function createTillService(database: Database) {
  const calls = createWorkQueue(CALLS);
  const inTurn = (calling: CallingCounter, work: Work): Promise<TillAnswer> =>
    asOwner(`counter ${calling.number}`, () =>
      calls.run(() =>
        database.transaction().execute(async (transaction) => {
          const counter = await counterRows(transaction)
            .where('number', '=', calling.number)
            .where('revoked_at', 'is', null)
            .forNoKeyUpdate()
            .executeTakeFirst();
          if (counter === undefined) throw new RequestFailure('unauthorized');
          return work(transaction, counter);
        }),
      ),
    );
  return {
    async read({ name, pause }: CallingCounter): Promise<Till> {
      return { name, pause };
    },
    /** Says whether a text may be redeemed; changes nothing but the count of unknown ones. */
    check: (calling: CallingCounter, text: string) =>
      inTurn(calling, async (transaction, counter) => {
        const pause = pauseOf(counter);
        if (pause !== null) return pausedAnswer(pause);
        const found = await findText(transaction, counter, text);
        if (found === null) return noteUnknown(transaction, counter);
        return checkFound(transaction, found, new Date());
      }),
    /**
     * Redeems in one transaction. The same press a second time gets the answer of its use. Throws `RequestFailure` if
     * it comes with the text of another coupon or code.
     */
    redeem: (calling: CallingCounter, press: string, text: string) =>
      inTurn(calling, async (transaction, counter) => {
        // A press keeps its answer, during a pause too, and where the code is free again.
        const earlier = await findUse(transaction, counter.number, press);
        const found = await findText(transaction, counter, text);
        if (earlier !== undefined) {
          const { couponId, code, label } = earlier;
          refuseOtherText(found, { text: textOf(couponId, code), code: label });
          return pressAnswer(found, earlier);
        }
        return redeemOnce(transaction, found, { counter, press, moment: new Date() });
      }),
    /** Throws `RequestFailure` `not-found` for a press that redeemed nothing at this counter. */
    undo: (calling: CallingCounter, press: string) =>
      inTurn(calling, async (transaction, counter) => {
        const use = existing(await findUse(transaction, counter.number, press));
        if (use.undoneAt !== null || use.undoSeconds === 0) return pressAnswer(null, use);
        await undoUse(transaction, counter.number, use);
        return pressAnswer(null, await madeUse(transaction, counter.number, press));
      }),
  };
}

function findText(transaction: Connection, { account_id: accountId }: CounterRow, text: string) {
  const now = new Date();
  const mayUse = (found: ScannedCoupon) =>
    (found.code?.usedAt ?? null) === null && offerRefusal(found, now) === null;
  return findScanned(transaction, accountId, meaningsOf(text), mayUse);
}

/** Counts an unknown code; the twentieth within a minute pauses the counter. */
async function noteUnknown(transaction: Connection, { number }: CounterRow): Promise<TillAnswer> {
  const { rows } = await sql<{ readonly recent: number }>`update counters set unknown_at = array(
      select at from unnest(unknown_at || now()) as at where at > now() - interval '1 minute'
    ) where number = ${number} returning cardinality(unknown_at) as recent`.execute(transaction);
  if (rows.every(({ recent }) => recent < UNKNOWN_CODES_MAX)) return UNKNOWN;
  await sql`update counters set unknown_at = '{}', pause_reason = 'unknown-codes',
      paused_until = now() + make_interval(secs => ${COUNTER_PAUSE_SECONDS})
    where number = ${number}`.execute(transaction);
  return pausedAnswer({ seconds: COUNTER_PAUSE_SECONDS, reason: 'unknown-codes' });
}

interface NewPress {
  readonly counter: CounterRow;
  readonly press: string;
  readonly moment: Date;
}

/** A press that redeemed nothing keeps its answer. */
async function redeemOnce(transaction: Connection, found: ScannedCoupon | null, pressed: NewPress) {
  const { counter, press } = pressed;
  const refused = await transaction
    .selectFrom('refused_presses')
    .select('answer')
    .where('counter', '=', counter.number)
    .where('press', '=', press)
    .executeTakeFirst();
  if (refused !== undefined) {
    refuseOtherText(found, refused.answer);
    return refused.answer;
  }
  const answer = await redeemText(transaction, found, pressed);
  if (answer.state !== 'redeemed')
    await transaction
      .insertInto('refused_presses')
      .values({ counter: counter.number, press, answer: JSON.stringify(answer) })
      .execute();
  return answer;
}

async function redeemText(
  transaction: Connection,
  found: ScannedCoupon | null,
  { moment, ...press }: NewPress,
): Promise<TillAnswer> {
  const pause = pauseOf(press.counter);
  if (pause !== null) return pausedAnswer(pause);
  if (found === null) return noteUnknown(transaction, press.counter);
  if (offerRefusal(found, moment) !== null) return checkFound(transaction, found, moment);
  return redeemFound(transaction, found, press);
}

/** A used code says so before all else: when and where is what people ask at the counter. */
async function checkFound(transaction: Connection, found: ScannedCoupon, moment: Date) {
  const { code } = found;
  if (code !== null && code.usedAt !== null) return usedCode(transaction, found);
  const refusal = offerRefusal(found, moment);
  if (refusal !== null) return refusal;
  if (code !== null) return validAnswer(found);
  const limit = await findUseLimit(transaction, found.couponId);
  const isUsedUp = limit !== undefined && limit.most !== null && limit.uses >= limit.most;
  return isUsedUp ? usedAnswer(found, limit.usedAt) : validAnswer(found);
}

async function redeemFound(
  transaction: Connection,
  found: ScannedCoupon,
  { counter, press }: Omit<NewPress, 'moment'>,
): Promise<TillAnswer> {
  const { code, couponId, name } = found;
  const usedAt =
    code === null ? await takeUse(transaction, couponId) : await takeCode(transaction, code.bytes);
  if (usedAt === null) return refusedNow(transaction, found);
  await insertUse(transaction, {
    used_at: usedAt,
    account_id: counter.account_id,
    counter: counter.number,
    press,
    coupon_id: couponId,
    coupon_name: name,
    code: code?.bytes ?? null,
    label: labelOf(found),
    is_second: code !== null && (await hasUsedPredecessor(transaction, code.bytes)),
  });
  return pressAnswer(found, await madeUse(transaction, counter.number, press));
}

/** Another counter was first, or the last use of the limit is taken. */
async function refusedNow(transaction: Connection, found: ScannedCoupon): Promise<TillAnswer> {
  if (found.code !== null) return usedCode(transaction, found);
  const limit = await findUseLimit(transaction, found.couponId);
  return usedAnswer(found, limit?.usedAt);
}

async function usedCode(transaction: Connection, found: ScannedCoupon): Promise<TillAnswer> {
  const use = found.code === null ? undefined : await findUseOfCode(transaction, found.code.bytes);
  return usedAnswer(found, use?.usedAt ?? found.code?.usedAt, use?.counter);
}

async function madeUse(transaction: Connection, counter: number, press: string): Promise<MadeUse> {
  const use = await findUse(transaction, counter, press);
  if (use === undefined) throw new Error('A stored use was not found.');
  return use;
}
