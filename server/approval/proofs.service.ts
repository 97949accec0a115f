import { randomBytes, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { NewProof, Proof } from '../../openapi/schema.gen.ts';
import { approvalOf } from '../../src/domain/approval/approval.ts';
import type { ShownCoupon } from '../../src/domain/approval/shown-coupon.ts';
import { CODE_BYTES, formatCode } from '../../src/domain/codes/code.ts';
import { PROOF_LIFETIME_MS, PROOFS_MAX } from '../../src/domain/constants.ts';
import type { AccountService } from '../accounts/accounts.service.ts';
import {
  prepareProject,
  recipientViewOf,
  type ProjectParts,
  type RecipientView,
} from '../coupons/saving/project-preparation.ts';
import type { Database, Tables } from '../db/database.ts';
import { RequestFailure } from '../http/problems/problems.ts';
import type { Claims } from '../identity/verify-token.ts';
import { beginAnswers, listAnswers, listBriefAnswers } from './answers.repository.ts';
import { fingerprintOf, sentCoupon } from './proof-content.ts';
import {
  endProof,
  findOwnProof,
  findVersion,
  forgetEndedProofs,
  listOpenProofs,
  lockProofsOf,
  replaceProofImages,
  saveProof,
  saveVersion,
  type ProofRow,
} from './proofs.repository.ts';
import { callerOfRequest } from '../http/contract/authentication.ts';
import { handlersOf } from '../http/contract/contract.ts';

type ProofsService = ReturnType<typeof createProofsService>;

/** Ended proofs of an account; those that ended first are deleted. */
const MOST_ENDED = 100;
/** Coupons of a proof whose changes can be named. */
const MOST_VERSIONS = 50;

interface Parts extends ProjectParts {
  /** Origin, without a trailing slash. */
  readonly publicUrl: string;
}

/** The proofs of an account; another account's are not found (APPR-01, APPR-03). */
export function createProofsService(parts: Parts, accounts: AccountService) {
  const { database } = parts;
  return {
    async list(caller: Claims) {
      const rows = await listOpenProofs(database, await accounts.idOf(caller));
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
    },
    /** Returns null for a draft that was not shared. */
    async read(caller: Claims, id: string) {
      const row = await findOwnProof(database, await accounts.idOf(caller), id);
      return row === undefined ? null : proofOf(parts, row);
    },
    /** Throws `RequestFailure` for a coupon that may not be published, and `too-many-proofs`. */
    async share(caller: Claims, id: string, { coupon }: NewProof) {
      const { id: accountId, name } = await accounts.of(caller);
      const { originals: _unshown, ...project } = coupon;
      const prepared = await prepareProject(parts, { caller, accountId, project, current: null });
      const seen = recipientViewOf(prepared);
      const content = { ...seen, barcodeSvg: prepared.columns.barcode_svg };
      const shown = sentCoupon(seen.facts, project);
      await store(database, { accountId, id, asker: name }, { ...content, shown });
      const row = await findOwnProof(database, accountId, id);
      if (row === undefined) throw new Error('A shared proof is gone.');
      return proofOf(parts, row);
    },
    async revoke(caller: Claims, id: string) {
      const isEnded = await endProof(database, await accounts.idOf(caller), id);
      if (!isEnded) throw new RequestFailure('not-found');
    },
  };
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
    await lockProofsOf(transaction, accountId);
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
    await replaceProofImages(transaction, proof, images);
    await saveVersion(transaction, { proof, fingerprint, shown }, MOST_VERSIONS);
    await forgetEndedProofs(transaction, accountId, MOST_ENDED);
  });
}

async function addressOf(transaction: Transaction<Tables>, { accountId, id }: Shared) {
  const current = await findOwnProof(transaction, accountId, id);
  if (current?.is_open === true) {
    const { token, trial_id } = current;
    return { token, trial_id, isNew: false };
  }
  const open = await listOpenProofs(transaction, accountId);
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

function briefOf(answer: {
  readonly name: string;
  readonly verdict: 'approved' | 'changes';
  readonly fingerprint: string;
  readonly answered_at: Date;
}) {
  const { name, verdict, fingerprint, answered_at: answeredAt } = answer;
  return { name, verdict, fingerprint, answeredAt: answeredAt.toISOString() };
}

/** A marketer's proofs and their answers (APPR-01, APPR-03). */
export function proofRoutes(proofs: ProofsService) {
  return handlersOf({
    listProofs: (request) => proofs.list(callerOfRequest(request)),
    async getProof(request) {
      return { proof: await proofs.read(callerOfRequest(request), request.params.proof) };
    },
    shareProof: (request) =>
      proofs.share(callerOfRequest(request), request.params.proof, request.body),
    revokeProof: (request) => proofs.revoke(callerOfRequest(request), request.params.proof),
  });
}
