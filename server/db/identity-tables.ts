import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** Tables of the embedded identity provider in PostgreSQL, so that all replicas share them (AUTH-10). */
export interface IdentityTables {
  identity_records: {
    model: string;
    id: string;
    payload: JSONColumnType<Record<string, unknown>>;
    grant_id: string | null;
    uid: string | null;
    user_code: string | null;
    consumed_at: Date | null;
    expires_at: Date | null;
  };
  identity_keys: {
    purpose: 'cookie' | 'signing';
    key: JSONColumnType<Record<string, unknown>>;
    created_at: Generated<Date>;
  };
  identity_accounts: {
    id: string;
    /** Lower case. */
    email: string;
    name: string;
    roles: string[];
    /** `scrypt$N$r$p$salt$hash`, salt and hash in base64url. */
    password_hash: string;
    created_at: Generated<Date>;
  };
  identity_failures: {
    /** SHA-256 of the visitor and the account, so that no address is stored in plain text. */
    key: string;
    failed_at: ColumnType<Date, never, never>;
  };
}
