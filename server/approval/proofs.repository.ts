/** Proofs of accounts (APPR-01). */
import { sql, type Selectable, type Transaction } from 'kysely';
import type { ShownCoupon } from '../../src/domain/approval/shown-coupon.ts';
import type { CouponFacts } from '../../src/domain/coupon/coupon-face.ts';
import type { ImagePlace, ProjectImageRow } from '../coupons/stored/projects.repository.ts';
import type { Connection, Tables } from '../db/database.ts';

export type ProofRow = Omit<Selectable<Tables['proofs']>, 'facts'> & {
  readonly facts: CouponFacts;
  /** By the database's clock. */
  readonly is_open: boolean;
};

const isOpen = sql<boolean>`ends_at > now()`.as('is_open');

/** Returns a proof of the account; undefined if it is another's. */
export async function findOwnProof(connection: Connection, accountId: string, id: string) {
  return connection
    .selectFrom('proofs')
    .selectAll()
    .select(isOpen)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns the proof with this address while its page is open. */
export async function findOpenProof(connection: Connection, token: Uint8Array) {
  return connection
    .selectFrom('proofs')
    .selectAll()
    .select(isOpen)
    .where('token', '=', Buffer.from(token))
    .where(sql<boolean>`ends_at > now()`)
    .executeTakeFirst();
}

/** Locks an open proof until the end of the transaction, so that it is neither shared again nor revoked meanwhile. */
export async function lockOpenProof(transaction: Transaction<Tables>, token: Uint8Array) {
  return transaction
    .selectFrom('proofs')
    .selectAll()
    .select(isOpen)
    .where('token', '=', Buffer.from(token))
    .where(sql<boolean>`ends_at > now()`)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Returns the account's open proofs, the last shared first. */
export async function listOpenProofs(connection: Connection, accountId: string) {
  return connection
    .selectFrom('proofs')
    .select(['number', 'id', 'ends_at', 'fingerprint'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`ends_at > now()`)
    .orderBy('shared_at', 'desc')
    .execute();
}

/** Makes the account's changes of proofs wait for each other. */
export async function lockProofsOf(transaction: Transaction<Tables>, accountId: string) {
  await sql`select from accounts where id = ${accountId} for no key update`.execute(transaction);
}

/** Deletes the account's proofs that ended first, beyond `most` ended ones. */
export async function forgetEndedProofs(
  transaction: Transaction<Tables>,
  accountId: string,
  most: number,
): Promise<void> {
  await sql`delete from proofs where number in (
    select number from proofs where account_id = ${accountId} and ends_at <= now()
    order by ends_at desc offset ${most}
  )`.execute(transaction);
}

type NewProof = Pick<
  Selectable<Tables['proofs']>,
  'id' | 'account_id' | 'token' | 'trial_id' | 'asker' | 'barcode_svg' | 'fingerprint' | 'ends_at'
> & { readonly facts: CouponFacts };

/** Stores a proof, or what it shows now; returns its number. */
export async function saveProof(transaction: Transaction<Tables>, { facts, ...proof }: NewProof) {
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

/** Replaces the images of a proof; the media rows must exist. */
export async function replaceProofImages(
  transaction: Transaction<Tables>,
  proof: number,
  images: readonly ProjectImageRow[],
): Promise<void> {
  await transaction.deleteFrom('proof_images').where('proof', '=', proof).execute();
  await transaction
    .insertInto('proof_images')
    .values(images.map((image) => ({ proof, ...image })))
    .execute();
}

/** Returns the hash of a proof's image; undefined if it has none. */
export async function findProofImage(
  connection: Connection,
  proof: number,
  { platform, kind }: ImagePlace,
): Promise<string | undefined> {
  const row = await connection
    .selectFrom('proof_images')
    .select('media_hash')
    .where('proof', '=', proof)
    .where('platform', '=', platform)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.media_hash;
}

/** Returns the hashes of a proof's images. */
export async function listProofImages(connection: Connection, proof: number) {
  return connection
    .selectFrom('proof_images')
    .select(['platform', 'kind', 'media_hash'])
    .where('proof', '=', proof)
    .execute();
}

/** Stores what is shown under a fingerprint, and deletes the oldest beyond `most`. */
export async function saveVersion(
  transaction: Transaction<Tables>,
  version: {
    readonly proof: number;
    readonly fingerprint: string;
    readonly shown: ShownCoupon;
  },
  most: number,
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
    order by shared_at desc offset ${most}
  )`.execute(transaction);
}

/** Returns what a proof showed under a fingerprint; null if it is no longer stored. */
export async function findVersion(connection: Connection, proof: number, fingerprint: string) {
  const row = await connection
    .selectFrom('proof_versions')
    .select('shown')
    .where('proof', '=', proof)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  return row?.shown ?? null;
}

/** Ends a proof's page now; returns false if the account has no such proof. */
export async function endProof(connection: Connection, accountId: string, id: string) {
  const ended = await connection
    .updateTable('proofs')
    .set({ ends_at: sql<Date>`least(ends_at, now())` })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('number')
    .executeTakeFirst();
  return ended !== undefined;
}
