/** Answers to proofs (APPR-02). */
import { sql, type Transaction } from 'kysely';
import type { Verdict } from '../../src/domain/approval/approval.ts';
import { PROOF_ANSWERS_MAX } from '../../src/domain/constants.ts';
import type { MailRecipient } from '../../src/domain/coupon/mail-address.ts';
import type { Connection, Tables } from '../db/database.ts';

export interface NewAnswer {
  readonly press: string;
  readonly name: string;
  readonly verdict: Verdict;
  readonly comment: string;
  readonly fingerprint: string;
}

export interface AnswerRow extends Omit<NewAnswer, 'press'> {
  readonly answered_at: Date;
}

/** Returns the newest answers of a proof, the newest first. */
export async function listAnswers(connection: Connection, proof: number) {
  return connection
    .selectFrom('proof_answers')
    .select(['name', 'verdict', 'comment', 'fingerprint', 'answered_at'])
    .where('proof', '=', proof)
    .orderBy('number', 'desc')
    .limit(PROOF_ANSWERS_MAX)
    .execute();
}

/** A new address takes as many answers as the first; the oldest answers, beyond those that are shown, are deleted. */
export async function beginAnswers(transaction: Transaction<Tables>, proof: number): Promise<void> {
  await transaction.updateTable('proofs').set({ answers: 0 }).where('number', '=', proof).execute();
  await sql`delete from proof_answers where number in (
    select number from proof_answers where proof = ${proof}
    order by number desc offset ${PROOF_ANSWERS_MAX}
  )`.execute(transaction);
}

/** Returns the answers of several proofs, the newest first. */
export async function listBriefAnswers(connection: Connection, proofs: readonly number[]) {
  if (proofs.length === 0) return [];
  return connection
    .selectFrom('proof_answers')
    .select(['proof', 'name', 'verdict', 'fingerprint', 'answered_at'])
    .where('proof', 'in', proofs)
    .orderBy('number', 'desc')
    .execute();
}

/** Returns the answers of the account to exactly what has this fingerprint, the newest first. */
export async function listAnswersTo(
  connection: Connection,
  accountId: string,
  fingerprint: string,
) {
  return connection
    .selectFrom('proof_answers')
    .innerJoin('proofs', 'proofs.number', 'proof_answers.proof')
    .select(['proof', 'name', 'verdict', 'proof_answers.fingerprint', 'answered_at'])
    .where('proof_answers.fingerprint', '=', fingerprint)
    .where('proofs.account_id', '=', accountId)
    .orderBy('proof_answers.number', 'desc')
    .limit(MOST_READ)
    .execute();
}

/** Several proofs may show the same; the newest answers decide. */
const MOST_READ = 500;

/** Returns whether this press has been stored. */
export async function isPressStored(connection: Connection, proof: number, press: string) {
  const row = await connection
    .selectFrom('proof_answers')
    .select('number')
    .where('proof', '=', proof)
    .where('press', '=', press)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores an answer, counts it, and queues the mail to the owner. The proof must be locked. */
export async function insertAnswer(
  transaction: Transaction<Tables>,
  proof: number,
  answer: NewAnswer,
): Promise<number> {
  const { number } = await transaction
    .insertInto('proof_answers')
    .values({ proof, ...answer })
    .returning('number')
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('proofs')
    .set((row) => ({ answers: row('answers', '+', 1) }))
    .where('number', '=', proof)
    .execute();
  return number;
}

/** Queues the mail about an answer; the caller notifies the channel. */
export async function insertProofMail(
  transaction: Transaction<Tables>,
  answer: number,
  { address, name }: MailRecipient,
): Promise<void> {
  await transaction
    .insertInto('proof_mails')
    .values({ answer, recipient_address: address, recipient_name: name })
    .execute();
}

/** Returns who is written to about an account's proofs. */
export async function findOwner(connection: Connection, accountId: string) {
  return connection
    .selectFrom('accounts')
    .select(['email', 'name'])
    .where('id', '=', accountId)
    .executeTakeFirst();
}

export interface MailedAnswer extends Omit<NewAnswer, 'press'> {
  readonly account_id: string;
  /** What the coupon offers. */
  readonly offer: string;
}

/** Returns what the mail about an answer says; undefined if the answer is gone. */
export async function findMailedAnswer(connection: Connection, answer: number) {
  return connection
    .selectFrom('proof_answers')
    .innerJoin('proofs', 'proofs.number', 'proof_answers.proof')
    .select(['account_id', 'name', 'verdict', 'comment', 'proof_answers.fingerprint'])
    .select(sql<string>`facts->>'description'`.as('offer'))
    .where('proof_answers.number', '=', answer)
    .executeTakeFirst();
}
