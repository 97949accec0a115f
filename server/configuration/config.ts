/** The one place that reads the environment: each value is read and checked once, and a fault names it (SHELL-14). */
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { Configuration } from '../../src/domain/configuration.ts';
import { isTimeZone } from '../../src/domain/coupon/time-zones.ts';
import {
  readLimits,
  readOverload,
  type LimitSettings,
  type OverloadSettings,
} from './limit-settings.ts';
import { readPurge, type PurgeSettings } from './purge-settings.ts';
import { readMailSettings, type MailSettings } from './mail-settings.ts';
import { readS3, type S3Settings } from './media-settings.ts';
import { footerMenus, isLinks, isMenus, legalLinks, providerMenus } from './provider-menus.ts';
import { createSettingReader, type Environment, type SettingReader } from './setting-readers.ts';
import { readApple, readGoogle, type AppleConfig, type GoogleConfig } from './wallet-settings.ts';
import * as providerWords from '../../src/words/server/provider.gen.ts';
import * as faultWords from '../../src/words/server/setting-faults.gen.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** Each worker needs at least two connections; the embedded database accepts 100. */
const MOST_WORKERS = 32;
const MOST_PROXIES = 10;
const YEAR_SECONDS = 31_536_000;

interface IdentityConfig {
  /** null: the embedded provider, mounted at `/idp`. */
  readonly externalIssuer: string | null;
  readonly clientId: string;
  readonly audience: string;
  readonly tokenTypes: readonly string[];
  readonly accessTokenSeconds: number;
  readonly sessionSeconds: number;
  readonly allowInProduction: boolean;
  /** null: the sign-in page offers none. */
  readonly signUpUrl: string | null;
  readonly forgotPasswordUrl: string | null;
}

export interface Config {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** The one public origin, without a trailing slash. */
  readonly publicUrl: string;
  /** Absolute path. */
  readonly dataDir: string;
  /** null: the embedded PostgreSQL under `dataDir`. */
  readonly databaseUrl: string | null;
  /** The same database for what needs a session of its own: migrations and notices (GROW-04). null: `databaseUrl`. */
  readonly databaseDirectUrl: string | null;
  /** Processes that answer calls; a single one also does the jobs. */
  readonly workers: number;
  readonly databasePool: number;
  readonly statementSeconds: number;
  readonly databaseWaitSeconds: number;
  /** null: files under `dataDir`. */
  readonly s3: S3Settings | null;
  /** Null without a shared cache that is told of changes (PUB-11). */
  readonly purge: PurgeSettings | null;
  readonly limits: LimitSettings;
  readonly overload: OverloadSettings;
  /** null: only this machine may read metrics. */
  readonly metricsToken: string | null;
  /** How long a stopping server still takes calls after `/readyz` answers 503. */
  readonly drainSeconds: number;
  /** As Fastify takes it: all, none, these addresses, or a number of hops. */
  readonly trustProxy: boolean | string[] | ((address: string, hops: number) => boolean);
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly identity: IdentityConfig;
  readonly apple: AppleConfig;
  readonly google: GoogleConfig;
  /** Addresses of official badges on the public page; null shows our own art (PUB-02). */
  readonly badges: { readonly apple: string | null; readonly google: string | null };
  readonly mail: MailSettings;
  /** The answer of `/config.json`. */
  readonly runtime: Configuration;
}

/** Reads the configuration; throws `StartFailure` with a sentence that names the first wrong value. */
export function readConfig(environment: Environment): Config {
  const read = createSettingReader(environment);
  const port = read.integer('PORT', [1, 65_535]);
  const publicUrl = readOrigin(read, `http://localhost:${port}`);
  const identity = readIdentity(read);
  const production =
    read.choice('NODE_ENV', ['development', 'test', 'production']) === 'production';
  return {
    production,
    host: readHost(read, publicUrl, identity),
    port,
    publicUrl,
    dataDir: resolve(read.text('DATA_DIR')),
    databaseUrl: readDatabaseUrl(read, 'DATABASE_URL'),
    databaseDirectUrl: readDirectUrl(read),
    workers: read.integer('WORKERS', [1, MOST_WORKERS]),
    databasePool: read.integer('DATABASE_POOL', [1, 200]),
    statementSeconds: read.integer('STATEMENT_SECONDS', [1, 300]),
    databaseWaitSeconds: read.integer('DATABASE_WAIT_SECONDS', [1, 60]),
    s3: readS3(read),
    purge: readPurge(read),
    limits: readLimits(read),
    overload: readOverload(read),
    metricsToken: readMetricsToken(read),
    drainSeconds: readDrain(read, production),
    trustProxy: readTrustProxy(read),
    logLevel: read.choice('LOG_LEVEL', LOG_LEVELS),
    identity,
    apple: readApple(read),
    google: readGoogle(read),
    badges: {
      apple: read.optionalAddress('APPLE_WALLET_BADGE'),
      google: read.optionalAddress('GOOGLE_WALLET_BADGE'),
    },
    mail: readMailSettings(read),
    runtime: readRuntime(read, publicUrl, identity),
  };
}

function readOrigin(read: SettingReader, fallback: string): string {
  const address = read.address('PUBLIC_URL', fallback);
  if (new URL(address).origin === address) return address;
  return read.fail('PUBLIC_URL', faultWords.origin({ value: address }));
}

/** The embedded issuer has two well-known passwords, so by default it runs on a local machine only. */
function readHost(read: SettingReader, publicUrl: string, identity: IdentityConfig): string {
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl).hostname);
  const fallback = isLocal && identity.externalIssuer === null ? '127.0.0.1' : '0.0.0.0';
  const host = read.optionalText('HOST') ?? fallback;
  if (isIP(host) !== 0 || host === 'localhost') return host;
  return read.fail('HOST', faultWords.ipAddress({ value: host }));
}

function readDirectUrl(read: SettingReader): string | null {
  const url = readDatabaseUrl(read, 'DATABASE_DIRECT_URL');
  if (url === null || read.optionalText('DATABASE_URL') !== null) return url;
  return read.fail('DATABASE_DIRECT_URL', faultWords.directUrlAlone());
}

function readDatabaseUrl(read: SettingReader, name: 'DATABASE_URL' | 'DATABASE_DIRECT_URL') {
  const url = read.optionalText(name);
  if (url === null || (URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol)))
    return url;
  return read.fail(name, faultWords.databaseUrl());
}

function readMetricsToken(read: SettingReader): string | null {
  const token = read.optionalText('METRICS_TOKEN');
  if (token === null || /^[\w.~+/=-]{16,}$/.test(token)) return token;
  return read.fail('METRICS_TOKEN', faultWords.metricsToken());
}

function readDrain(read: SettingReader, production: boolean): number {
  if (read.optionalText('DRAIN_SECONDS') === null) return production ? 3 : 0;
  return read.integer('DRAIN_SECONDS', [0, 5]);
}

function readTrustProxy(read: SettingReader): Config['trustProxy'] {
  const value = read.text('TRUST_PROXY');
  if (value === 'true' || value === 'false') return value === 'true';
  if (/^\d+$/.test(value)) {
    const proxies = read.integer('TRUST_PROXY', [1, MOST_PROXIES]);
    return (_address, hops) => hops < proxies;
  }
  const addresses = value.split(',').map((address) => address.trim());
  if (addresses.every(isAddressOrNetwork)) return addresses;
  return read.fail('TRUST_PROXY', faultWords.trustProxy({ value }));
}

function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits] = text.split('/');
  const version = isIP(address);
  if (version === 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

function readIdentity(read: SettingReader): IdentityConfig {
  return {
    externalIssuer: read.optionalAddress('OIDC_ISSUER'),
    clientId: readName(read, 'OIDC_CLIENT_ID'),
    audience: readName(read, 'OIDC_AUDIENCE'),
    tokenTypes: readTokenTypes(read),
    accessTokenSeconds: read.integer('ACCESS_TOKEN_SECONDS', [30, 86_400]),
    sessionSeconds: read.integer('SESSION_SECONDS', [60, YEAR_SECONDS]),
    allowInProduction: read.flag('ALLOW_EMBEDDED_IDENTITY'),
    signUpUrl: read.optionalAddress('SIGN_UP_URL'),
    forgotPasswordUrl: read.optionalAddress('FORGOT_PASSWORD_URL'),
  };
}

/** Visible ASCII characters: the names of clients and audiences at an issuer, URLs included. */
function readName(read: SettingReader, name: 'OIDC_CLIENT_ID' | 'OIDC_AUDIENCE'): string {
  const value = read.text(name);
  return /^[!-~]+$/.test(value) ? value : read.fail(name, faultWords.nameWithoutSpaces({ value }));
}

/** A media type's name (RFC 6838 §4.2), with or without "application/". */
function readTokenTypes(read: SettingReader): readonly string[] {
  const value = read.text('OIDC_TOKEN_TYPES');
  const types = value.split(',').map((type) => type.trim());
  return types.every((type) => /^(?:application\/)?[\w!#$&^.+-]+$/i.test(type))
    ? types
    : read.fail('OIDC_TOKEN_TYPES', faultWords.tokenTypes({ value }));
}

function readRuntime(read: SettingReader, publicUrl: string, identity: IdentityConfig) {
  const name = read.optionalText('PROVIDER_NAME');
  const ofBar = read.json('PROVIDER_MENUS', isMenus, faultWords.menus());
  const ofFooter = read.json('FOOTER_MENUS', isMenus, faultWords.menus());
  const legal = read.json('LEGAL_LINKS', isLinks, faultWords.links());
  return {
    issuer: identity.externalIssuer ?? `${publicUrl}/idp`,
    clientId: identity.clientId,
    scope: readScope(read),
    audience: identity.audience,
    renewBeforeSeconds: readRenewal(read, identity.accessTokenSeconds),
    apiBase: '',
    shareBase: `${read.address('SHARE_BASE_URL', `${publicUrl}/r/`)}/`,
    templateHost: read.address('TEMPLATE_HOST'),
    mailerPortalUrl: read.address('MAILER_PORTAL_URL'),
    analytics: read.flag('ANALYTICS'),
    // The neutral frame is in the language of each answer (SHELL-19).
    get providerName() {
      return name ?? providerWords.postalProvider();
    },
    get providerMenus() {
      return ofBar ?? providerMenus();
    },
    get footerMenus() {
      return ofFooter ?? footerMenus();
    },
    get legalLinks() {
      return legal ?? legalLinks();
    },
    copyrightYear: read.integer('COPYRIGHT_YEAR', [1970, 9999]),
    defaultTimeZone: readTimeZone(read),
  };
}

function readScope(read: SettingReader): string {
  const scopes = read.text('OIDC_SCOPE').split(/\s+/);
  return scopes.includes('openid') ? scopes.join(' ') : read.fail('OIDC_SCOPE', faultWords.scope());
}

function readRenewal(read: SettingReader, accessTokenSeconds: number): number {
  const seconds = read.integer('RENEW_BEFORE_SECONDS', [1, 86_400]);
  if (seconds < accessTokenSeconds) return seconds;
  return read.fail('RENEW_BEFORE_SECONDS', faultWords.renewal({ seconds: accessTokenSeconds }));
}

function readTimeZone(read: SettingReader): string {
  const zone = read.text('DEFAULT_TIME_ZONE');
  return isTimeZone(zone)
    ? zone
    : read.fail('DEFAULT_TIME_ZONE', faultWords.timeZone({ value: zone }));
}
