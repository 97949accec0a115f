import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { ViteDevServer } from 'vite';
import { buildApp } from './app.ts';
import { readAssetFiles } from './pages/asset-files.ts';
import { builtApplication } from './pages/built-application.plugin.ts';
import { developmentApplication } from './pages/development-application.plugin.ts';
import type { Config } from './configuration/config.ts';
import { openDatabase, type Database } from './db/database.ts';
import { startEmbeddedPostgres } from './db/embedded-postgres.ts';
import { migrate } from './db/migrate.ts';
import { openIdentityProvider } from './identity/provider.ts';
import { createTokenVerifier, remoteKeys, type TokenVerifier } from './identity/verify-token.ts';
import { openMail } from './mail/open-mail.ts';
import { keepHouse } from './housekeeping.ts';
import type { MediaStore } from './media/media-store.ts';
import { openMediaStore } from './media/open-media-store.ts';
import { builtFirstPaint } from './pages/first-paint.ts';
import { builtPublicPage } from './pages/built-page.ts';
import { developmentPublicPage } from './pages/development-page.ts';
import { seed } from './catalogue/seed.ts';
import { offerSource } from './coupons/wallets/offer-source.ts';
import { StartFailure } from './configuration/start-failure.ts';
import { openWalletDelivery } from './wallet/open-delivery.ts';
import { openWallet } from './wallet/wallet.ts';

/** How a start reports what it is doing, and how long each part takes. */
interface StartProgress {
  step<T>(title: string, work: () => Promise<T>): Promise<T>;
  say(sentence: string): void;
}

interface StartOptions extends StartProgress {
  /** While developing: serves the application's sources instead of its build. */
  readonly vite?: ViteDevServer;
}

interface RunningServer {
  /** Where it listens, `http://127.0.0.1:4000`. */
  readonly address: string;
  /** Says that it is not ready, goes on for DRAIN_SECONDS, answers what was asked, then closes everything it opened. */
  stop(): Promise<void>;
}

const DIST = join(import.meta.dirname, '../dist');
const WITHOUT_HTTPS =
  'PUBLIC_URL is not https: Apple passes say nothing of updates, Google offers have no pictures.';

/** Opens everything the product runs on and listens. Throws `StartFailure` with a sentence for the operator. */
export async function startServer(config: Config, options: StartOptions): Promise<RunningServer> {
  const opened: (() => Promise<void>)[] = [];
  const stopping = new AbortController();
  const closeAll = async (): Promise<void> => {
    for (const close of opened.splice(0).reverse()) await close();
  };
  try {
    const { database, url, isDatabaseLost } = await openMigrated(config, options, opened);
    const media = await options.step('Opening the media store', () => openMediaStore(config));
    const app = await composeApp(config, options, {
      database,
      databaseUrl: url,
      isDatabaseLost,
      media,
      stopping: stopping.signal,
    });
    const mail = await openMail({ config, database, databaseUrl: url, media, log: app.log });
    opened.push(mail.stop);
    const findOffer = offerSource({ database, publicUrl: config.publicUrl });
    const wallets = { config, database, databaseUrl: url, findOffer, log: app.log };
    opened.push((await openWalletDelivery(wallets)).stop);
    opened.push(keepHouse(database, app.log));
    opened.push(() => app.close());
    const address = await listen(app, config);
    return {
      address,
      async stop() {
        stopping.abort();
        await pause(config.drainSeconds * 1_000);
        await closeAll();
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

async function openMigrated(
  config: Config,
  { step, say }: StartProgress,
  opened: (() => Promise<void>)[],
): Promise<{
  readonly database: Database;
  readonly url: string;
  readonly isDatabaseLost: () => boolean;
}> {
  let isDatabaseLost = (): boolean => false;
  const url = config.databaseUrl ?? (await step('Starting the database', embedded));
  await step('Migrating the database', () => migrate(url));
  const database = openDatabase({
    url,
    connections: config.databasePool,
    statementSeconds: config.statementSeconds,
    waitSeconds: config.databaseWaitSeconds,
    onIdleError: () => say('A connection to the database was lost; the next one is new.'),
  });
  opened.push(() => database.destroy());
  return { database, url, isDatabaseLost: () => isDatabaseLost() };

  async function embedded(): Promise<string> {
    const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log: say });
    opened.push(() => postgres.stop());
    isDatabaseLost = postgres.isLost;
    return postgres.url;
  }
}

interface ComposeOptions {
  readonly database: Database;
  readonly databaseUrl: string;
  readonly isDatabaseLost: () => boolean;
  readonly media: MediaStore;
  readonly stopping: AbortSignal;
}

async function composeApp(
  config: Config,
  { step, say, vite }: StartOptions,
  { database, databaseUrl, isDatabaseLost, media, stopping }: ComposeOptions,
): Promise<FastifyInstance> {
  await step('Seeding the templates', () => seed(database, media));
  const wallet = await step('Opening the signing keys', () => openWallet(config));
  if (!config.publicUrl.startsWith('https:')) say(WITHOUT_HTTPS);
  const { verify, identity } = await openIdentity(config, database);
  return buildApp({
    config,
    database,
    databaseUrl,
    isDatabaseLost,
    media,
    wallet,
    verify,
    identity,
    application: vite === undefined ? await builtPages(config) : vitePages(vite),
    stopping,
    publicPage:
      vite === undefined
        ? await builtPublicPage(join(DIST, 'public'))
        : developmentPublicPage(vite),
  });
}

async function openIdentity(
  { identity: settings, publicUrl, production, limits }: Config,
  database: Database,
): Promise<{ readonly verify: TokenVerifier; readonly identity: FastifyPluginAsync | null }> {
  const { externalIssuer, audience, tokenTypes: types } = settings;
  if (externalIssuer !== null) {
    const keys = remoteKeys(externalIssuer);
    return {
      verify: createTokenVerifier({ issuer: externalIssuer, audience, keys, types }),
      identity: null,
    };
  }
  const { verify, plugin } = await openIdentityProvider({
    ...settings,
    database,
    publicUrl,
    production,
    wrongPasswords: limits.wrongPasswords,
  });
  return { verify, identity: plugin };
}

async function builtPages({ identity, runtime }: Config): Promise<FastifyPluginAsync> {
  const files = await readAssetFiles(join(DIST, 'client'));
  const issuerOrigin =
    identity.externalIssuer === null ? null : new URL(identity.externalIssuer).origin;
  const firstPaint = await builtFirstPaint(join(DIST, 'first-paint'), runtime);
  return async (app) => {
    await app.register(builtApplication, {
      files,
      issuerOrigin,
      firstPaint,
      analytics: runtime.analytics,
    });
  };
}

function vitePages(vite: ViteDevServer): FastifyPluginAsync {
  return async (app) => {
    await app.register(developmentApplication, { vite });
  };
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    if (error.code === 'EADDRINUSE') {
      throw new StartFailure(
        `Port ${port} is in use. Stop what uses it, or set PORT to another one.`,
      );
    }
    if (error.code === 'EACCES')
      throw new StartFailure(`Port ${port} may not be used by this user. Set PORT to another one.`);
    if (error.code === 'EADDRNOTAVAIL')
      throw new StartFailure(`HOST ${host} is no address of this machine.`);
    throw error;
  }
}
