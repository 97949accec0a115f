/** Answers to proofs (APPR-02). */
import { sql, type Insertable } from 'kysely';
import { PROOF_ANSWERS_MAX } from '../../src/domain/constants.ts';
import type { Language } from '../../src/words/language.ts';
import type { Connection, Tables } from '../db/database.ts';

export type NewAnswer = Omit<
  Insertable<Tables['proof_answers']>,
  'number' | 'proof' | 'answered_at'
>;

export type AnswerRow = Awaited<ReturnType<typeof listAnswers>>[number];

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

export type MailedAnswer = NonNullable<Awaited<ReturnType<typeof findMailedAnswer>>>;

/** Returns what the mail about an answer says, with what the coupon offers; undefined if the answer is gone. */
export async function findMailedAnswer(connection: Connection, answer: number) {
  return connection
    .selectFrom('proof_answers')
    .innerJoin('proofs', 'proofs.number', 'proof_answers.proof')
    .select(['account_id', 'name', 'verdict', 'comment', 'proof_answers.fingerprint'])
    .select(sql<string>`facts->>'description'`.as('offer'))
    .select(sql<Language>`coalesce(facts->>'language', 'en')`.as('language'))
    .where('proof_answers.number', '=', answer)
    .executeTakeFirst();
}
