import type { AttributeToSave } from '../../openapi/schema.gen.ts';
import type { Database } from '../db/database.ts';
import type { Claims } from '../identity/verify-token.ts';
import { existing, RequestFailure } from '../http/problems/problems.ts';
import {
  deleteAttribute,
  findAttribute,
  listAttributes,
  saveAttribute,
} from './attributes.repository.ts';
import type { AccountService } from './accounts.service.ts';
import * as problemWords from '../../src/words/server/problems.gen.ts';

/** Bytes of a value as JSON text. */
const LARGEST_VALUE = 8 * 1_024;
/** Attributes of one account; the contract's `maxItems`. */
const MOST = 100;

/** Attributes of an account, under names that the application chooses (API-10). */
export function createAttributeService(database: Database, accounts: AccountService) {
  return {
    async list(caller: Claims) {
      return listAttributes(database, await accounts.idOf(caller));
    },
    /** Throws `RequestFailure` `not-found`. */
    async read(caller: Claims, id: string) {
      return existing(await findAttribute(database, await accounts.idOf(caller), id));
    },
    /** Throws `RequestFailure` for a value above 8 KB, a 101st attribute, or an id that differs from the address. */
    async save(caller: Claims, id: string, { id: said, value }: AttributeToSave) {
      refuseOtherName(said, id);
      refuseLarge(value);
      const accountId = await accounts.idOf(caller);
      const isSaved = await database
        .transaction()
        .execute((transaction) => saveAttribute(transaction, accountId, { id, value }, MOST));
      if (!isSaved) throw new RequestFailure('too-many-attributes');
      return { id, value };
    },
    /** Throws `RequestFailure` `not-found`. */
    async remove(caller: Claims, id: string) {
      const isRemoved = await deleteAttribute(database, await accounts.idOf(caller), id);
      if (!isRemoved) throw new RequestFailure('not-found');
    },
  };
}

function refuseOtherName(said: string | undefined, id: string): void {
  if (said === undefined || said === id) return;
  const detail = problemWords.otherIdInAddress();
  throw new RequestFailure('invalid-request', [{ pointer: '/id', detail }]);
}

function refuseLarge(value: unknown): void {
  if (Buffer.byteLength(JSON.stringify(value)) <= LARGEST_VALUE) return;
  const detail = problemWords.attributeOver8Kb();
  throw new RequestFailure('attribute-too-large', [{ pointer: '/value', detail }]);
}
