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

/** An answer without its comment, which may be long. */
interface BriefAnswerRow extends Omit<AnswerRow, 'comment'> {
  readonly proof: number;
}

/** Returns the newest answers of a proof, the newest first. */
export async function listAnswers(
  connection: Connection,
  proof: number,
): Promise<readonly AnswerRow[]> {
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
export async function listBriefAnswers(
  connection: Connection,
  proofs: readonly number[],
): Promise<readonly BriefAnswerRow[]> {
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
): Promise<readonly BriefAnswerRow[]> {
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
export async function isPressStored(
  connection: Connection,
  proof: number,
  press: string,
): Promise<boolean> {
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
export async function findOwner(
  connection: Connection,
  accountId: string,
): Promise<{ readonly email: string | null; readonly name: string | null } | undefined> {
  return connection
    .selectFrom('accounts')
    .select(['email', 'name'])
    .where('id', '=', accountId)
    .executeTakeFirst();
}

/** Deletes up to `most` proofs that ended before that moment, with their answers; returns how many. */
export async function forgetProofsBefore(
  connection: Connection,
  before: Date,
  most: number,
  skip = 0,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from proofs where number in (
    select number from proofs where ends_at < ${before} limit ${most} offset ${skip} for update skip locked
  )`.execute(connection);
  return Number(numAffectedRows);
}

/** Deletes up to `most` images of proofs whose page has ended, so that their files are removed; returns how many. */
export async function forgetEndedImages(
  connection: Connection,
  most: number,
  skip = 0,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from proof_images
    where (proof, platform, kind) in (
      select proof, platform, kind from proof_images
      join proofs on proofs.number = proof_images.proof
      where proofs.ends_at < now() limit ${most} offset ${skip}
    )`.execute(connection);
  return Number(numAffectedRows);
}

export interface MailedAnswer extends Omit<NewAnswer, 'press'> {
  readonly account_id: string;
  /** What the coupon offers. */
  readonly offer: string;
}

/** Returns what the mail about an answer says; undefined if the answer is gone. */
export async function findMailedAnswer(
  connection: Connection,
  answer: number,
): Promise<MailedAnswer | undefined> {
  return connection
    .selectFrom('proof_answers')
    .innerJoin('proofs', 'proofs.number', 'proof_answers.proof')
    .select(['account_id', 'name', 'verdict', 'comment', 'proof_answers.fingerprint'])
    .select(sql<string>`facts->>'description'`.as('offer'))
    .where('proof_answers.number', '=', answer)
    .executeTakeFirst();
}
