import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { ViteDevServer } from 'vite';
import { buildApp, type AppParts, type Pages } from './app.ts';
import type { Config } from './configuration/config.ts';
import { StartFailure } from './configuration/start-failure.ts';
import type { Database } from './db/database.ts';
import { isPassingFault } from './http/problems/problem-documents.ts';
import { visitorNetwork } from './http/limits/visitor-network.ts';
import { openIdentityProvider } from './identity/provider.ts';
import { createTokenVerifier, remoteKeys, type TokenVerifier } from './identity/verify-token.ts';
import { speaking } from './http/languages/request-language.ts';
import { readAssetFiles } from './pages/asset-files.ts';
import type { Language } from '../src/words/language.ts';
import { builtApplication } from './pages/built-application.plugin.ts';
import { readBuiltPage } from './pages/built-page.ts';
import { developmentApplication } from './pages/development-application.plugin.ts';
import { developmentPage } from './pages/development-page.ts';
import { builtFirstPaints } from './pages/first-paint.ts';
import * as startWords from '../src/words/server/start.gen.ts';

/** The listening application. */
export type Serving = Awaited<ReturnType<typeof serve>>;

type ServingParts = Required<
  Pick<AppParts, 'database' | 'databaseUrl' | 'isDatabaseLost' | 'media' | 'wallet'>
> &
  Pick<AppParts, 'peers'> & {
    /** Resolves when the application is built; without it the build is there. */
    readonly building?: Promise<void> | undefined;
    /** During development: serves the application's sources instead of its build. */
    readonly vite?: ViteDevServer | undefined;
  };

/** Connections that the system may queue, if it allows that many. Further ones retry after a second (SAFE-01). */
const BACKLOG = 4_096;

const DIST = join(import.meta.dirname, '../dist');

/** Starts to answer calls. Throws `StartFailure` with a sentence for the operator. */
export async function serve(config: Config, { vite, building, ...parts }: ServingParts) {
  const stopping = new AbortController();
  const app = await buildApp({
    ...parts,
    ...(await openIdentity(config, parts.database)),
    config,
    pages: async () => {
      await building;
      return vite === undefined ? builtPages(config) : vitePages(vite);
    },
    stopping: stopping.signal,
  });
  try {
    const address = await listen(app, config);
    return {
      /** Its address, `http://127.0.0.1:4000`. */
      address,
      /** Reports not ready, continues for DRAIN_SECONDS, then finishes the calls under way. */
      async stop() {
        stopping.abort();
        await pause(config.drainSeconds * 1_000);
        await app.close();
      },
    };
  } catch (error) {
    await app.close();
    throw error;
  }
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
    networkOf: visitorNetwork,
    isPassing: isPassingFault,
  });
  return { verify, identity: plugin };
}

async function builtPages(config: Config): Promise<Pages> {
  return {
    application: await builtScreens(config),
    publicPage: await readBuiltPage(join(DIST, 'public')),
    proofPage: await readBuiltPage(join(DIST, 'proof')),
    tillFiles: await readAssetFiles(join(DIST, 'till')),
  };
}

async function vitePages(vite: ViteDevServer): Promise<Pages> {
  return {
    application: async (app) => {
      await app.register(developmentApplication, { vite });
    },
    publicPage: developmentPage(vite, '/src/public/entry.tsx'),
    proofPage: developmentPage(vite, '/src/public/proof-entry.tsx'),
    tillFiles: await readAssetFiles(join(DIST, 'till')),
  };
}

async function builtScreens({ identity, runtime }: Config): Promise<Pages['application']> {
  const files = await readAssetFiles(join(DIST, 'client'));
  const issuerOrigin =
    identity.externalIssuer === null ? null : new URL(identity.externalIssuer).origin;
  const paints = (language: Language) =>
    speaking(language, () => builtFirstPaints(join(DIST, 'first-paint'), runtime, language));
  // One after the other: they share one language at a time.
  const firstPaints = { en: await paints('en'), es: await paints('es') };
  return async (app, { limit }) => {
    await app.register(builtApplication, {
      limit,
      files,
      issuerOrigin,
      firstPaints,
      analytics: runtime.analytics,
    });
  };
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port, backlog: BACKLOG });
  } catch (error) {
    const code: unknown = error instanceof Error && Reflect.get(error, 'code');
    if (code === 'EADDRINUSE') throw new StartFailure(startWords.portInUse({ port }));
    if (code === 'EACCES') throw new StartFailure(startWords.portNotAllowed({ port }));
    if (code === 'EADDRNOTAVAIL') throw new StartFailure(startWords.hostElsewhere({ host }));
    throw error;
  }
}
