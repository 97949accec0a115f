/** A coupon with codes and a counter in a new local database, so that a newcomer can redeem at once. */
import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatCode, parseCode } from '../src/domain/codes/code.ts';
import * as startWords from '../src/words/server/start.gen.ts';
import { createAccountService, type AccountService } from './accounts/accounts.service.ts';
import { createCodesService } from './codes/codes.service.ts';
import type { Config } from './configuration/config.ts';
import { findCounter } from './counters/counters.repository.ts';
import { createCounter } from './counters/counters.routes.ts';
import { createOwnCouponService } from './coupons/own-coupons.service.ts';
import type { Database } from './db/database.ts';
import { demonstrationCoupon } from './demonstration-coupon.ts';
import { SEEDED_ACCOUNTS } from './identity/accounts.ts';
import type { Claims } from './identity/verify-token.ts';
import type { StoredFiles } from './media/media-store.ts';

/** What a newcomer needs: the address of the counter's page with its PIN, and of the page of the first code. */
export type Demonstration = ReturnType<typeof shown>;

interface Parts extends StoredFiles {
  readonly config: Config;
  readonly say: (sentence: string) => void;
}

const CODES = 200;
/** The database cannot show address and PIN a second time. */
const FILE = 'demonstration.json';

/**
 * Seeds the demonstration for the marketer who comes with the product, unless that account was used before. Later starts
 * return the same one as long as its counter works; null without one. The product works without it, so a failure is one
 * sentence.
 */
export async function openDemonstration(parts: Parts): Promise<Demonstration | null> {
  const { config, say } = parts;
  if (config.production || config.identity.externalIssuer !== null) return null;
  return findOrSeed(parts).catch((error: unknown) => {
    say(startWords.noDemonstration({ reason: String(error) }));
    return null;
  });
}

async function findOrSeed(parts: Parts): Promise<Demonstration | null> {
  const { config, database } = parts;
  const known = await readStored(config.dataDir);
  if (known !== null) return (await isWorking(database, known)) ? shown(config, known) : null;
  const marketer = await marketerClaims(parts);
  if (marketer === null) return null;
  const made = await seed(parts, marketer);
  const file = join(config.dataDir, FILE);
  await writeFile(`${file}.new`, JSON.stringify(made), { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
  return shown(config, made);
}

interface Stored {
  readonly secret: string;
  readonly pin: string;
  readonly code: string;
}

function shown({ publicUrl }: Config, { secret, pin, code }: Stored) {
  return { counter: `${publicUrl}/till/${secret}`, pin, code: `${publicUrl}/c/${code}` };
}

async function readStored(dataDir: string): Promise<Stored | null> {
  try {
    return JSON.parse(await readFile(join(dataDir, FILE), 'utf8')) as Stored;
  } catch {
    return null;
  }
}

/** Its owner may have revoked the counter, or made a new card. */
async function isWorking(database: Database, { secret }: Stored): Promise<boolean> {
  const bytes = parseCode(secret);
  return bytes !== null && (await findCounter(database, bytes)) !== undefined;
}

/** Returns the claims that the marketer's tokens will have; null if the account was used. */
async function marketerClaims({ config, database }: Parts): Promise<Claims | null> {
  const [{ email, name }] = SEEDED_ACCOUNTS;
  const person = await database
    .selectFrom('identity_accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  if (person === undefined) return null;
  const claims = { issuer: `${config.publicUrl}/idp`, subject: person.id };
  const used = await database
    .selectFrom('accounts')
    .select('id')
    .where('subject', '=', person.id)
    .executeTakeFirst();
  return used === undefined ? { ...claims, email, name: name(), roles: [] } : null;
}

async function seed({ config, database, media }: Parts, marketer: Claims): Promise<Stored> {
  // No mail with the coupon's link: nobody has asked for one.
  const caller = { ...marketer, email: null };
  const accounts = createAccountService(database);
  const { defaultTimeZone } = config.runtime;
  const coupons = createOwnCouponService({ database, media, defaultTimeZone }, accounts);
  const { id } = await coupons.create(caller, await demonstrationCoupon(), null);
  const code = await seedCodes({ database, accounts }, caller, id);
  const counter = { id: randomUUID(), name: startWords.demonstrationCounter() };
  const { secret, pin } = await createCounter(database, await accounts.idOf(caller), counter);
  return { secret, pin, code };
}

async function seedCodes(
  { database, accounts }: Pick<Parts, 'database'> & { readonly accounts: AccountService },
  caller: Claims,
  id: string,
): Promise<string> {
  const codes = createCodesService(database, accounts);
  const series = randomUUID();
  const list = { name: '', valueColumn: null, columns: [], expectedRows: CODES };
  await codes.create(caller, id, { id: series, ...list });
  await codes.addRows(caller, { id, series, start: 0 }, { count: CODES });
  await codes.finish(caller, { id, series });
  const first = await database
    .selectFrom('codes')
    .innerJoin('code_series', 'code_series.number', 'codes.series')
    .select('code')
    .where('code_series.id', '=', series)
    .where('place', '=', 1)
    .executeTakeFirstOrThrow();
  return formatCode(first.code);
}
