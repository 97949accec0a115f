import { randomBytes, randomUUID } from 'node:crypto';
import { sql, type Selectable, type Transaction } from 'kysely';
import type { Proof } from '../../openapi/schema.gen.ts';
import { approvalOf } from '../../src/domain/approval/approval.ts';
import type { ShownCoupon } from '../../src/domain/approval/shown-coupon.ts';
import { CODE_BYTES, formatCode } from '../../src/domain/codes/code.ts';
import { PROOF_ANSWERS_MAX, PROOF_LIFETIME_MS, PROOFS_MAX } from '../../src/domain/constants.ts';
import { lockAccount } from '../accounts/accounts.repository.ts';
import type { AccountService } from '../accounts/accounts.service.ts';
import {
  prepareProject,
  type ProjectParts,
  type RecipientView,
} from '../coupons/saving/project-preparation.ts';
import type { Connection, Database, Tables } from '../db/database.ts';
import { RequestFailure, notFound } from '../http/problems/problems.ts';
import { listAnswers, type AnswerRow } from './answers.repository.ts';
import { fingerprintOf, sentCoupon } from './proof-content.ts';
import { findVersion, proofRows, type ProofRow } from './proofs.repository.ts';
import { callerOfRequest } from '../http/contract/authentication.ts';
import { handlersOf } from '../http/contract/contract.ts';

/** Ended proofs of an account; those that ended first are deleted. */
const MOST_ENDED = 100;
/** Coupons of a proof whose changes can be named. */
const MOST_VERSIONS = 50;

interface Parts extends ProjectParts {
  /** Origin, without a trailing slash. */
  readonly publicUrl: string;
}

/** The proofs of an account; another account's are not found (APPR-01, APPR-03). */
export function proofRoutes(parts: Parts, accounts: AccountService) {
  const { database } = parts;
  return handlersOf({
    async listProofs(request) {
      return listProofs(database, await accounts.idOfCaller(request));
    },
    /** Null for a draft that was not shared. */
    async getProof(request) {
      const accountId = await accounts.idOfCaller(request);
      const row = await findOwnProof(database, accountId, request.params.proof);
      return { proof: row === undefined ? null : await proofOf(parts, row) };
    },
    /** Throws `RequestFailure` for a coupon that may not be published, and `too-many-proofs`. */
    async shareProof(request) {
      const caller = callerOfRequest(request);
      const id = request.params.proof;
      const { id: accountId, name } = await accounts.of(caller);
      const { originals: _unshown, ...project } = request.body.coupon;
      const toPrepare = { caller, accountId, project, current: null };
      const { seen, columns } = await prepareProject(parts, toPrepare);
      const content = { ...seen, barcodeSvg: columns.barcode_svg };
      const shown = sentCoupon(seen.facts, project);
      await store(database, { accountId, id, asker: name }, { ...content, shown });
      const row = await findOwnProof(database, accountId, id);
      if (row === undefined) throw new Error('A shared proof is gone.');
      return proofOf(parts, row);
    },
    /** Ends a proof's page now. */
    async revokeProof(request) {
      await database
        .updateTable('proofs')
        .set({ ends_at: sql<Date>`least(ends_at, now())` })
        .where('account_id', '=', await accounts.idOfCaller(request))
        .where('id', '=', request.params.proof)
        .returning('number')
        .executeTakeFirstOrThrow(notFound);
    },
  });
}

async function listProofs(database: Database, accountId: string) {
  const rows = await openProofs(database, accountId).execute();
  const answers = await listBriefAnswers(
    database,
    rows.map(({ number }) => number),
  );
  return rows.map(({ number, id, ends_at, fingerprint }) => {
    const given = answers.filter(({ proof }) => proof === number);
    const { state, waitsFor } = approvalOf(given, fingerprint);
    const [latest = null] = given.map(briefOf);
    return {
      id,
      endsAt: ends_at.toISOString(),
      fingerprint,
      approval: state,
      waitsFor: [...waitsFor],
      latest,
    };
  });
}

/** The last shared first. */
function openProofs(connection: Connection, accountId: string) {
  return connection
    .selectFrom('proofs')
    .select(['number', 'id', 'ends_at', 'fingerprint'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`ends_at > now()`)
    .orderBy('shared_at', 'desc');
}

/** Returns the answers of several proofs, the newest first. */
async function listBriefAnswers(database: Database, proofs: readonly number[]) {
  if (proofs.length === 0) return [];
  return database
    .selectFrom('proof_answers')
    .select(['proof', 'name', 'verdict', 'fingerprint', 'answered_at'])
    .where('proof', 'in', proofs)
    .orderBy('number', 'desc')
    .execute();
}

async function findOwnProof(connection: Connection, accountId: string, id: string) {
  return proofRows(connection)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}

interface Shared {
  readonly accountId: string;
  readonly id: string;
  readonly asker: string | null;
}

interface Content extends RecipientView {
  readonly barcodeSvg: string | null;
  /** What was sent, so that changes can be named. */
  readonly shown: ShownCoupon;
}

/** An open proof keeps its address; any other counts, and gets a new one, which takes 100 answers again. */
async function store(database: Database, shared: Shared, content: Content): Promise<void> {
  const { accountId, id, asker } = shared;
  const { facts, barcodeSvg, images, shown } = content;
  const fingerprint = fingerprintOf(content);
  await database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, accountId);
    const { isNew, ...address } = await addressOf(transaction, shared);
    const proof = await saveProof(transaction, {
      id,
      account_id: accountId,
      asker,
      ...address,
      facts,
      barcode_svg: barcodeSvg,
      fingerprint,
      ends_at: new Date(Date.now() + PROOF_LIFETIME_MS),
    });
    if (isNew) await beginAnswers(transaction, proof);
    await transaction.deleteFrom('proof_images').where('proof', '=', proof).execute();
    await transaction
      .insertInto('proof_images')
      .values(images.map((image) => ({ proof, ...image })))
      .execute();
    await saveVersion(transaction, { proof, fingerprint, shown });
    await sql`delete from proofs where number in (
      select number from proofs where account_id = ${accountId} and ends_at <= now()
      order by ends_at desc offset ${MOST_ENDED}
    )`.execute(transaction);
  });
}

/** A new address takes as many answers as the first; the oldest answers, beyond those that are shown, are deleted. */
async function beginAnswers(transaction: Transaction<Tables>, proof: number): Promise<void> {
  await transaction.updateTable('proofs').set({ answers: 0 }).where('number', '=', proof).execute();
  await sql`delete from proof_answers where number in (
    select number from proof_answers where proof = ${proof}
    order by number desc offset ${PROOF_ANSWERS_MAX}
  )`.execute(transaction);
}

type StoredProof = Omit<Selectable<Tables['proofs']>, 'number' | 'answers' | 'shared_at'>;

/** Stores a proof, or what it shows now; returns its number. */
async function saveProof(transaction: Transaction<Tables>, { facts, ...proof }: StoredProof) {
  const values = { ...proof, facts: JSON.stringify(facts), shared_at: new Date() };
  const { id: _id, account_id: _account, ...changes } = values;
  const { number } = await transaction
    .insertInto('proofs')
    .values(values)
    .onConflict((conflict) => conflict.columns(['account_id', 'id']).doUpdateSet(changes))
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

/** Stores what is shown under a fingerprint, and deletes the oldest beyond fifty. */
async function saveVersion(
  transaction: Transaction<Tables>,
  version: { proof: number; fingerprint: string; shown: ShownCoupon },
): Promise<void> {
  const { proof } = version;
  await transaction
    .insertInto('proof_versions')
    .values({ ...version, shown: JSON.stringify(version.shown) })
    .onConflict((conflict) =>
      conflict
        .columns(['proof', 'fingerprint'])
        .doUpdateSet({ shown: JSON.stringify(version.shown), shared_at: new Date() }),
    )
    .execute();
  await sql`delete from proof_versions where proof = ${proof} and fingerprint in (
    select fingerprint from proof_versions where proof = ${proof}
    order by shared_at desc offset ${MOST_VERSIONS}
  )`.execute(transaction);
}

async function addressOf(transaction: Transaction<Tables>, { accountId, id }: Shared) {
  const current = await findOwnProof(transaction, accountId, id);
  if (current?.is_open === true) {
    const { token, trial_id } = current;
    return { token, trial_id, isNew: false };
  }
  const open = await openProofs(transaction, accountId).execute();
  if (open.length >= PROOFS_MAX) throw new RequestFailure('too-many-proofs');
  return { token: randomBytes(CODE_BYTES), trial_id: randomUUID(), isNew: true };
}

async function proofOf({ database, publicUrl }: Parts, row: ProofRow): Promise<Proof> {
  const { number, id, fingerprint, token, ends_at: endsAt, is_open: isOpen } = row;
  const answers = await listAnswers(database, number);
  const { state, waitsFor } = approvalOf(answers, fingerprint);
  const approved = answers.find(({ verdict }) => verdict === 'approved');
  return {
    id,
    address: isOpen ? `${publicUrl}/proof/${formatCode(token)}` : null,
    endsAt: endsAt.toISOString(),
    fingerprint,
    approval: state,
    waitsFor: [...waitsFor],
    shown: { ...(await findVersion(database, number, fingerprint)) },
    approved:
      approved === undefined ? null : await findVersion(database, number, approved.fingerprint),
    answers: answers.map((answer) => ({ ...briefOf(answer), comment: answer.comment })),
  };
}

function briefOf(answer: Omit<AnswerRow, 'comment'>) {
  const { name, verdict, fingerprint, answered_at: answeredAt } = answer;
  return { name, verdict, fingerprint, answeredAt: answeredAt.toISOString() };
}
