/** The application and the order in which its parts are registered. */
import { randomUUID } from 'node:crypto';
import Fastify, {
  type FastifyInstance,
  type FastifyPluginAsync,
  type onRequestAsyncHookHandler,
} from 'fastify';
import { sql } from 'kysely';
import { apiReference } from './pages/api-reference.plugin.ts';
import { allowOwnFrames, devPaths } from './pages/dev-paths.plugin.ts';
import type { Config } from './configuration/config.ts';
import { poolUse, type Database } from './db/database.ts';
import { silentCallback } from './identity/silent-callback.plugin.ts';
import type { TokenVerifier } from './identity/verify-token.ts';
import { devMailbox } from './mail/mailbox/dev-mailbox.plugin.ts';
import { hasMailbox, mailFolder } from './mail/open-mail.ts';
import type { MediaStore } from './media/media-store.ts';
import { addCanonicalAddresses } from './http/canonical-address.ts';
import type { Connections } from './http/connections/connections.ts';
import { limitedServer } from './http/connections/limited-server.ts';
import { addContract, refuseUnknownOperations } from './http/contract/contract.ts';
import { addDrain } from './http/drain.ts';
import { addLanguages } from './http/languages/request-language.ts';
import { addHealth } from './http/health.ts';
import { logging } from './http/log-options.ts';
import { addMetrics } from './counting/metrics.ts';
import { addVisits } from './counting/visits.ts';
import { redirectToPublicOrigin, refuseOddHosts } from './http/hosts.ts';
import { watchLoad, type Load } from './http/limits/overload.ts';
import { addProblemDocuments, sendProblem } from './http/problems/problem-documents.ts';
import { createRateLimits, type RateLimits } from './http/limits/rate-limits.ts';
import { peerCounts, type Peers } from './peers/peers.ts';
import { addRequestHeaders, addSecurityHeaders } from './http/security-headers.ts';
import type { ProofPageSource, PublicPageSource } from './pages/page-source.ts';
import { addPublicPages } from './public-pages.ts';
import type { AssetFiles } from './pages/asset-files.ts';
import { accountRoutes } from './accounts/account.routes.ts';
import { brandRoutes } from './brand/brand.routes.ts';
import { catalogueRoutes } from './catalogue/catalogue.routes.ts';
import { proofRoutes } from './approval/proofs.routes.ts';
import { createApprovalRules } from './approval/approval-rule.ts';
import { barcodeRoutes } from './barcodes/barcodes.routes.ts';
import { publicCouponRoutes } from './coupons/reading/public-coupons.routes.ts';
import { codeRoutes } from './codes/codes.routes.ts';
import { counterRoutes } from './counters/counters.routes.ts';
import { openTills } from './counters/till.routes.ts';
import { passUpdateRoutes } from './wallet/apple/pass-updates.routes.ts';
import { googleSaveRoutes } from './wallet/google/google-saves.routes.ts';
import { ownCouponChangeRoutes } from './coupons/own-coupon-changes.routes.ts';
import { ownCouponRoutes } from './coupons/own-coupons.routes.ts';
import { siteRoutes } from './pages/site.routes.ts';
import { serverGauges } from './server-gauges.ts';
import { createAccountService } from './accounts/accounts.service.ts';
import {
  createPublicCouponService,
  findCoupon,
  type PublicCouponService,
} from './coupons/reading/public-coupons.service.ts';
import { createPublicViews, type PublicViews } from './coupons/reading/public-views.ts';
import { createPasses, type Passes } from './wallet/passes.ts';
import { createArchiveService } from './coupons/reading/project-archive.service.ts';
import { createOwnCouponService } from './coupons/own-coupons.service.ts';
import { couponOwners } from './coupons/stored/own-coupon.ts';
import { openUsage } from './usage.ts';
import { takeTurns } from './work-turns.ts';
import type { WalletPort } from './coupons/stored/wallet-port.ts';
import { walletReportRoutes } from './delivery/wallet-report.service.ts';
import { listen } from './db/listen.ts';

/** What is built from sources. */
export interface Pages {
  /** Serves `/*`: the built application, or Vite's. */
  readonly application: FastifyPluginAsync<{ readonly limit: onRequestAsyncHookHandler }>;
  readonly publicPage: PublicPageSource;
  /** The built page of counters; without it counters have no page. */
  readonly tillFiles?: AssetFiles;
  readonly proofPage: ProofPageSource;
}

/** The parts of the application; everything outside the process comes in through these. */
export interface AppParts {
  readonly config: Config;
  readonly database: Database;
  /** Where to listen for changes of coupons; without it no coupon is cached. */
  readonly databaseUrl?: string;
  readonly media: MediaStore;
  readonly wallet: WalletPort;
  readonly verify: TokenVerifier;
  /** The embedded identity provider, for `/idp`; null with an external issuer. */
  readonly identity: FastifyPluginAsync | null;
  /** Called when everything else is in place, so that a start prepares the services beside its builds. */
  readonly pages: () => Promise<Pages>;
  /** Returns whether the embedded database has stopped for good. */
  readonly isDatabaseLost?: () => boolean;
  /** Other processes that answer calls beside this one. */
  readonly peers?: Peers;
  /** Aborted when a stop is requested; from then on the server is not ready. */
  readonly stopping?: AbortSignal;
}

/** Maximum age of a cached view without database notices; shared caches add 30 s, within a minute in all (PUB-10). */
const VIEWS_TRUSTED_MS = 30_000;

/** State that all calls of this process share. */
interface Traffic {
  readonly load: Load;
  readonly limits: RateLimits;
}

/** Builds the application; it does not listen yet. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config } = parts;
  const { connections, serverFactory } = limitedServer(config);
  const app = Fastify({
    serverFactory,
    ...logging(config.logLevel),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    forceCloseConnections: 'idle',
    // Open connections are answered first; the parts behind them close later.
    return503OnClosing: false,
    requestTimeout: 60_000,
    routerOptions: { maxParamLength: 65_536 }, // The contract limits the length of each parameter.
    // An address that cannot be decoded reaches no route and no hook.
    frameworkErrors: (_error, request, reply) => {
      void sendProblem(request, reply, 'invalid-request');
    },
  });

  addLanguages(app);
  addProblemDocuments(app);
  addRequestHeaders(app);
  refuseOddHosts(app);
  takeTurns(app);
  if (!config.production) redirectToPublicOrigin(app, config.publicUrl);
  if (isLocalUse(config)) allowOwnFrames(app);
  addCanonicalAddresses(app);
  const traffic = addOperation(app, { ...parts, connections });

  if (parts.identity !== null) await app.register(gated(parts.identity, traffic));
  const usage = openUsage(app, parts.database, { isCached: config.purge !== null });
  const views = rememberViews(app, parts);
  const coupons = createPublicCouponService({ ...parts, publicUrl: config.publicUrl, views });
  const shared = { coupons, passes: createPasses(parts), traffic, views };
  await app.register((api) => addServices(api, parts, { ...shared, usage }));
  const built = await parts.pages();
  await app.register((pages) => addPages(pages, { ...parts, ...built }, shared));
  return app;
}

function rememberViews(app: FastifyInstance, { database, databaseUrl }: AppParts): PublicViews {
  const trustedMs = databaseUrl === undefined ? 0 : VIEWS_TRUSTED_MS;
  const views = createPublicViews((id) => findCoupon(database, id), { trustedMs });
  if (databaseUrl !== undefined) followChanges(app, databaseUrl, views);
  return views;
}

/** Metrics and health for operators, and the protection against overload (API-13). */
function addOperation(
  app: FastifyInstance,
  parts: AppParts & { readonly connections: Connections },
): Traffic {
  const { config, connections, database, media, peers, stopping } = parts;
  addDrain(app, stopping);
  const hasDatabase = () => sql`select 1`.execute(database).then(() => true);
  const checks = [hasDatabase, () => media.check()];
  addHealth(app, { checks, stopping, isLost: parts.isDatabaseLost });
  const waiting = (): number => poolUse(database).waiting;
  const load = watchLoad(app, { settings: config.overload, waiting });
  const gauges = serverGauges(database, load, connections);
  const metrics = { token: config.metricsToken, gauges, peers };
  const registry = addMetrics(app, metrics);
  const limits = createRateLimits(config.limits, peerCounts(peers));
  if (config.runtime.analytics) addVisits(app, registry, limits.byAddress('public'));
  return { load, limits };
}

function gated(identity: FastifyPluginAsync, { load, limits }: Traffic): FastifyPluginAsync {
  return async (scope) => {
    scope.addHook('onRequest', limits.byAddress('signIn'));
    load.gate(scope);
    await scope.register(identity, { prefix: '/idp' });
  };
}

interface Shared {
  readonly passes: Passes;
  readonly views: PublicViews;
  readonly coupons: PublicCouponService;
  readonly traffic: Traffic;
}

type Usage = Pick<ReturnType<typeof openUsage>, 'passTaken'>;

async function addServices(
  api: FastifyInstance,
  parts: AppParts,
  { coupons, passes, traffic, views, usage }: Shared & { readonly usage: Usage },
): Promise<void> {
  await addSecurityHeaders(api, { isHttps: isHttps(parts.config), policy: 'data' });
  traffic.load.gate(api);
  const tills = openTills(parts.database, traffic.limits.takeWrongCode);
  await addContract(api, {
    verify: parts.verify,
    isPassHolder: passes.updates.isHolder,
    findCounter: tills.findCounter,
    limits: traffic.limits,
    handlers: {
      ...accountHandlers(parts, coupons, views),
      ...catalogueRoutes(parts),
      ...barcodeRoutes,
      ...publicCouponRoutes(coupons),
      ...passUpdateRoutes(passes.updates),
      ...googleSaveRoutes(parts, usage),
      ...tills.handlers,
    },
  });
  refuseUnknownOperations(api);
}

function accountHandlers(parts: AppParts, { ownPass }: PublicCouponService, views: PublicViews) {
  const accounts = createAccountService(parts.database);
  const { apple, google, publicUrl, runtime } = parts.config;
  const { shareBase, defaultTimeZone } = runtime;
  const changed = views.forget;
  const findApprovalRule = createApprovalRules(parts.database);
  const saving = { ...parts, defaultTimeZone, publicUrl };
  const publishing = { ...saving, findApprovalRule };
  const projects = createOwnCouponService(publishing, accounts);
  const { own } = projects;
  return {
    ...accountRoutes(parts.database, accounts),
    ...brandRoutes(parts, accounts),
    ...ownCouponRoutes(projects, createArchiveService({ ...saving, shareBase, own, ownPass })),
    ...ownCouponChangeRoutes({ ...publishing, changed }, projects, accounts),
    ...codeRoutes(saving, accounts),
    ...counterRoutes(parts.database, accounts),
    ...proofRoutes(saving, accounts),
    ...walletReportRoutes({
      database: parts.database,
      own: couponOwners(parts.database, accounts),
      // With credentials from an operator.
      isTrusted: { apple: apple.certificates !== null, google: google.privateKeyPath !== null },
    }),
  };
}

async function addPages(
  pages: FastifyInstance,
  parts: AppParts & Pages,
  { coupons, passes, traffic }: Shared,
): Promise<void> {
  const { config } = parts;
  await addSecurityHeaders(pages, { isHttps: isHttps(config), policy: 'own' });
  await pages.register(silentCallback);
  await pages.register(siteRoutes, { runtime: config.runtime });
  await pages.register((scope) => addPublicPages(scope, { ...parts, ...traffic, coupons, passes }));
  if (hasMailbox(config)) await pages.register(devMailbox, { folder: mailFolder(config.dataDir) });
  if (isLocalUse(config)) {
    await pages.register(apiReference);
    await pages.register(devPaths);
  }
  await pages.register(parts.application, { limit: traffic.limits.byAddress('public') });
}

/** Returns whether this is a local setup: not production and no external issuer. */
function isLocalUse({ production, identity }: Config): boolean {
  return !production && identity.externalIssuer === null;
}

const isHttps = ({ publicUrl }: Config): boolean => publicUrl.startsWith('https:');

/** The channel of migration 0080. */
const CHANNEL = 'coupon_changed';

/** Keeps cached public coupons current while the app runs: the database reports each change (PUB-10). */
function followChanges(app: FastifyInstance, databaseUrl: string, views: PublicViews): void {
  let stop = async (): Promise<void> => undefined;
  app.addHook('onReady', async () => {
    const listener = await listen(databaseUrl, CHANNEL, {
      onNotice: views.forget,
      onBeat: views.heard,
    });
    stop = listener.stop;
  });
  app.addHook('onClose', () => stop());
}
