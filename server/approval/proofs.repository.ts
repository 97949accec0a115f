/** Proofs of accounts (APPR-01). */
import { sql, type Selectable } from 'kysely';
import type { Connection, Tables } from '../db/database.ts';

export type ProofRow = Selectable<Tables['proofs']> & {
  /** By the database's clock. */
  readonly is_open: boolean;
};

const IS_OPEN = sql<boolean>`ends_at > now()`;

/** Selects proofs. */
export function proofRows(connection: Connection) {
  return connection.selectFrom('proofs').selectAll().select(IS_OPEN.as('is_open'));
}

/** Selects the proof with this address while its page is open. */
export function openProof(connection: Connection, token: Uint8Array) {
  return proofRows(connection).where('token', '=', Buffer.from(token)).where(IS_OPEN);
}

/** Returns the hashes of a proof's images. */
export async function listProofImages(connection: Connection, proof: number) {
  return connection
    .selectFrom('proof_images')
    .select(['platform', 'kind', 'media_hash'])
    .where('proof', '=', proof)
    .execute();
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
