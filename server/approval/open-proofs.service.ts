/** What people with a proof's address see, and their answers (APPR-01, APPR-02). */
import { approvalOf } from '../../src/domain/approval/approval.ts';
import { changedFields, type ChangedField } from '../../src/domain/approval/shown-coupon.ts';
import { parseCode } from '../../src/domain/codes/code.ts';
import { PROOF_ANSWERS_MAX } from '../../src/domain/constants.ts';
import { recipientOf } from '../accounts/accounts.service.ts';
import type { ImagePlace, ProjectImageRow } from '../coupons/stored/projects.repository.ts';
import type { Database } from '../db/database.ts';
import { workersNotified } from '../jobs/queue.repository.ts';
import { proofMailQueue } from '../jobs/queues.ts';
import {
  findOwner,
  insertAnswer,
  insertProofMail,
  isPressStored,
  listAnswers,
  type AnswerRow,
  type NewAnswer,
} from './answers.repository.ts';
import {
  findOpenProof,
  findProofImage,
  findVersion,
  listProofImages,
  lockOpenProof,
  type ProofRow,
} from './proofs.repository.ts';

/** An open proof with what its page shows. */
interface OpenProof {
  readonly proof: ProofRow;
  readonly images: readonly ProjectImageRow[];
  /** The newest first. */
  readonly answers: readonly AnswerRow[];
  /** What differs from the coupon that was approved before; null if this one is approved, or none was. */
  readonly changes: readonly ChangedField[] | null;
}

/** The open proofs, by the written token of their address; others are not found, ended ones neither. */
export function createOpenProofs(database: Database) {
  const find = async (token: string): Promise<ProofRow | null> => {
    const bytes = parseCode(token);
    return bytes === null ? null : ((await findOpenProof(database, bytes)) ?? null);
  };
  return {
    find,
    async read(token: string) {
      const proof = await find(token);
      if (proof === null) return null;
      const answers = await listAnswers(database, proof.number);
      const images = await listProofImages(database, proof.number);
      // It ended just now, and its pictures were removed.
      if (images.length === 0) return null;
      return { proof, images, answers, changes: await changesOf(database, proof, answers) };
    },
    /** Returns the hash of a picture, and the color of its card; null without one. */
    async picture(token: string, place: ImagePlace) {
      const proof = await find(token);
      const hash = proof && (await findProofImage(database, proof.number, place));
      return hash ? { hash, cardColor: proof.facts.backgroundColor } : null;
    },
    /** Stores an answer to exactly what has its fingerprint, once for each press. */
    async answer(token: string, answer: NewAnswer) {
      const bytes = parseCode(token);
      return bytes === null ? 'missing' : storeAnswer(database, bytes, answer);
    },
  };
}

async function storeAnswer(database: Database, token: Uint8Array, answer: NewAnswer) {
  return database.transaction().execute(async (transaction) => {
    const proof = await lockOpenProof(transaction, token);
    if (proof === undefined) return 'missing';
    if (await isPressStored(transaction, proof.number, answer.press)) return 'sent';
    if (proof.fingerprint !== answer.fingerprint) return 'changed';
    if (proof.answers >= PROOF_ANSWERS_MAX) return 'full';
    const number = await insertAnswer(transaction, proof.number, answer);
    const owner = await findOwner(transaction, proof.account_id);
    const recipient = owner === undefined ? null : recipientOf(owner);
    if (recipient !== null) {
      await insertProofMail(transaction, number, recipient);
      await workersNotified(proofMailQueue).execute(transaction);
    }
    return 'sent';
  });
}

async function changesOf(
  database: Database,
  { number, fingerprint }: ProofRow,
  answers: readonly AnswerRow[],
): Promise<OpenProof['changes']> {
  if (approvalOf(answers, fingerprint).state === 'approved') return null;
  const approved = answers.find(({ verdict }) => verdict === 'approved');
  if (approved === undefined || approved.fingerprint === fingerprint) return null;
  const before = await findVersion(database, number, approved.fingerprint);
  const now = await findVersion(database, number, fingerprint);
  return before === null || now === null ? [] : changedFields(before, now);
}
