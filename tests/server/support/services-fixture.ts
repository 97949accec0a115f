import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { exportJWK, generateKeyPair, createLocalJWKSet, SignJWT, type JWTPayload } from 'jose';
import { inject } from 'vitest';
import { buildApp, type AppParts, type Pages } from '../../../server/app.ts';
import { readConfig, type Config } from '../../../server/configuration/config.ts';
import { limitRole, openDatabase, type Database } from '../../../server/db/database.ts';
import { createTokenVerifier } from '../../../server/identity/verify-token.ts';
import { createDiskMediaStore } from '../../../server/media/disk-media-store.ts';
import type { MediaStore } from '../../../server/media/media-store.ts';
import type { WalletPort } from '../../../server/coupons/stored/wallet-port.ts';
import { createPassStore, type PassStore } from '../../../server/wallet/apple/pass-store.ts';
import { openWallet } from '../../../server/wallet/wallet.ts';
import {
  linkPictures,
  type Query,
  queryIn,
  seededDatabase,
  throughPooler,
  type SeededDatabase,
} from '../../support/database.ts';
import { askRunDoor } from '../../support/run-door.ts';
import { shared } from '../../support/shared.ts';
import { expectContractAnswer } from './contract-answers.ts';
import { checkDocumentsOnce } from './document-check.ts';

export const ISSUER = 'https://issuer.tearline.test';
export const AUDIENCE = 'ic-api';

/** No limits, because tests send many requests. */
const WITHOUT_LIMITS = {
  LIMIT_CREATE: '0',
  LIMIT_UPLOAD: '0',
  LIMIT_BARCODE: '0',
  LIMIT_PUBLIC: '0',
  LIMIT_SIGN_IN: '0',
  LIMIT_REGISTRATIONS: '0',
  LIMIT_REPORTS: '0',
  LIMIT_WRONG_CODES: '0',
  LIMIT_ANSWERS: '0',
  EVENT_LOOP_DELAY_MS: '0',
};

checkDocumentsOnce();

/** One key pair for all services of a worker, because creating it takes as long as a test. */
const signing = generateKeyPair('RS256').then(async ({ privateKey, publicKey }) => ({
  privateKey,
  keys: createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256' }] }),
}));

export interface Person {
  readonly sub: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly string[];
}
export const MARA = personOf('Mara Keeler');
export const OTTO = personOf('Otto Brandt');
export const ADA = personOf('Ada Ming', ['ROLE_IC_ADMIN']);

function personOf(name: string, roles: readonly string[] = []): Person {
  const sub = name.split(' ')[0]?.toLowerCase() ?? '';
  return { sub, email: `${sub}@example.com`, name, roles };
}

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers?: Headers;
  readonly body?: unknown;
}
type Headers = Readonly<Record<string, string>>;

/** A call that changes something. */
type Verb = (
  person: Person | null,
  url: string,
  body?: unknown,
  headers?: Headers,
) => Promise<LightMyRequestResponse>;

export interface Services {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly databaseUrl: string;
  readonly media: MediaStore;
  readonly dataDir: string;
  /** One call as this person, null for nobody; the response is validated against the contract. */
  call(person: Person | null, call: Call): Promise<LightMyRequestResponse>;
  readonly get: (
    person: Person | null,
    url: string,
    headers?: Headers,
  ) => Promise<LightMyRequestResponse>;
  readonly post: Verb;
  readonly put: Verb;
  readonly patch: Verb;
  readonly remove: Verb;
  /** Opens an address as a stranger's browser; the response is not validated. */
  readonly visit: (
    url: string,
    request?: Omit<InjectOptions, 'url'>,
  ) => Promise<LightMyRequestResponse>;
  readonly query: Query;
  /** An access token with these claims and headers changed. */
  token(
    person: Person,
    claims?: JWTPayload,
    header?: { typ?: string; alg?: string },
  ): Promise<string>;
  /** Ends the database permanently for this fixture. */
  loseDatabase(): Promise<void>;
  close(): Promise<void>;
}

const signedToken: Services['token'] = async (person, claims = {}, header = {}) => {
  const { privateKey } = await signing;
  return new SignJWT({
    email: person.email,
    name: person.name,
    realm_access: { roles: [...person.roles] },
    iss: ISSUER,
    aud: AUDIENCE,
    sub: person.sub,
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', ...header })
    .setIssuedAt()
    .setExpirationTime(claims.exp ?? '10m')
    .sign(privateKey);
};

/** Calls of one minute share a token, as in a browser: signing takes longer than a small response. */
async function usualToken(person: Person): Promise<string> {
  const key = JSON.stringify(person);
  const minute = Math.floor(Date.now() / 60_000);
  const known = usualTokens.get(key);
  if (known?.minute === minute) return known.token;
  const token = signedToken(person);
  usualTokens.set(key, { minute, token });
  return token;
}
const usualTokens = new Map<string, { readonly minute: number; readonly token: Promise<string> }>();

/** Most tests need no keys, and the others get those of the run: making them takes a second. */
function walletOpenedWhenNeeded(config: Config, store: PassStore): WalletPort {
  let opened: Promise<WalletPort> | undefined;
  const openWithKeys = async (): Promise<WalletPort> => {
    const keys = await askRunDoor<string>(inject('databaseDoor'), '/keys');
    await cp(keys, join(config.dataDir, 'keys'), { recursive: true });
    return openWallet(config, store);
  };
  const open = () => (opened ??= openWithKeys());
  return {
    makePass: async (...coupon) => (await open()).makePass(...coupon),
    makeSaveToken: async (...coupon) => (await open()).makeSaveToken(...coupon),
  };
}

async function diskMedia({ pictures }: SeededDatabase, dataDir: string): Promise<MediaStore> {
  const folder = join(dataDir, 'media');
  await linkPictures(pictures, folder);
  return createDiskMediaStore(folder);
}

async function databaseFor(first: Services | undefined): Promise<SeededDatabase> {
  if (first === undefined) return seededDatabase();
  return { url: first.databaseUrl, pictures: '', drop: async () => undefined };
}

const NO_PAGE = {
  isFinal: true,
  load: () => Promise.reject(new Error('These tests have no such page.')),
  asset: () => null,
};

type ReplacedParts = Partial<
  Pick<AppParts, 'identity' | 'media' | 'stopping'> &
    Pick<Pages, 'proofPage' | 'publicPage' | 'tillFiles'>
> & {
  /** Caches public coupons and listens for their changes, as the product does. */
  readonly listens?: boolean;
  /** A second server on the same database. */
  readonly onDatabaseOf?: Services;
};

/** Services that the tests of a file or a group share: opened before the first of them, closed after the last. */
export function sharedServices(
  environment: Record<string, string> = {},
  makeParts: () => Promise<ReplacedParts> = async () => ({}),
): Services {
  return shared(async () => openServices(environment, await makeParts()));
}

/** The services on a new migrated and seeded database, with real tokens and keys; `parts` replaces some of them. */
export async function openServices(
  environment: Record<string, string> = {},
  parts: ReplacedParts = {},
): Promise<Services> {
  const fresh = await databaseFor(parts.onDatabaseOf);
  const dataDir = await mkdtemp(join(tmpdir(), 'tearline-services-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://tearline.test',
    ...WITHOUT_LIMITS,
    ...environment,
  });
  const pooler = throughPooler(fresh.url);
  if (pooler.isPooled) await limitRole(fresh.url, config.statementSeconds);
  const database = openDatabase({
    ...pooler,
    connections: config.databasePool,
    statementSeconds: config.statementSeconds,
    waitSeconds: config.databaseWaitSeconds,
    onIdleError: () => undefined,
  });
  const media = parts.media ?? parts.onDatabaseOf?.media ?? (await diskMedia(fresh, dataDir));
  const { keys } = await signing;
  const app = await buildApp({
    config,
    database,
    ...(parts.listens === true && { databaseUrl: fresh.url }),
    media,
    wallet: walletOpenedWhenNeeded(config, createPassStore(database, media)),
    verify: createTokenVerifier({ issuer: ISSUER, audience: AUDIENCE, keys, types: ['at+jwt'] }),
    identity: parts.identity ?? null,
    pages: async () => ({
      application: async () => undefined,
      proofPage: parts.proofPage ?? NO_PAGE,
      publicPage: parts.publicPage ?? NO_PAGE,
      ...(parts.tillFiles && { tillFiles: parts.tillFiles }),
    }),
    ...(parts.stopping && { stopping: parts.stopping }),
  });
  const call: Services['call'] = async (person, { method = 'GET', url, headers = {}, body }) => {
    const authorization =
      person === null ? {} : { authorization: `Bearer ${await usualToken(person)}` };
    const response = await app.inject({
      method,
      url,
      headers: {
        host: 'tearline.test',
        ...authorization,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    expectContractAnswer(method, url, response);
    return response;
  };
  const verb =
    (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'): Verb =>
    (person, url, body, headers = {}) =>
      call(person, { method, url, body, headers });
  return {
    app,
    database,
    databaseUrl: fresh.url,
    media,
    dataDir,
    token: signedToken,
    call,
    get: (person, url, headers = {}) => call(person, { url, headers }),
    post: verb('POST'),
    put: verb('PUT'),
    patch: verb('PATCH'),
    remove: verb('DELETE'),
    visit: (url, request = {}) =>
      app.inject({ ...request, url, headers: { host: 'tearline.test', ...request.headers } }),
    query: queryIn(database),
    loseDatabase: () => fresh.drop(),
    async close() {
      await app.close();
      await database.destroy();
      await fresh.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
