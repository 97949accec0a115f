import { randomBytes, randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { StartFailure } from '../configuration/start-failure.ts';
import { replaceFile } from '../files/replace-file.ts';
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts';
import { unprivilegedRunner, type RunProgram } from './unprivileged.ts';
import * as startWords from '../../src/words/server/start.gen.ts';

/** The embedded cluster's bootstrap user, also the name of the product's database. */
export const EMBEDDED_USER = 'tearline';

const MAJOR_VERSION = '18';

/** Access to the embedded server; stored beside its files, readable by its owner only. */
export interface PostgresAccess {
  readonly port: number;
  readonly password: string;
}

/** One embedded PostgreSQL: its programs, its files and its access. */
export type PostgresCluster = Awaited<ReturnType<typeof openCluster>>;

/** Opens the cluster under `folder`; creates it first if missing (about half a second). */
export async function openCluster(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const binaries = await findPostgresBinaries();
  const run = await unprivilegedRunner(binaries, folder);
  const data = join(folder, 'data');
  const accessFile = join(folder, 'access.json');
  /** Whether this call creates the files. */
  const created = !existsSync(join(data, 'PG_VERSION'));
  if (created) await createFiles({ binaries, run, folder, data, accessFile });
  await refuseOtherVersions(data);
  const access = await readAccess(accessFile);
  return { binaries, run, data, logFile: join(folder, 'server.log'), accessFile, access, created };
}

/** Stores the access; a crash never leaves half a file. */
export async function writeAccess(accessFile: string, access: PostgresAccess): Promise<void> {
  await replaceFile(accessFile, `${JSON.stringify(access)}\n`);
  await giveToOwnerOf(dirname(accessFile), accessFile);
}

/**
 * Returns a free port of this machine: the requested one, else one below the range of outgoing connections (from
 * 32,768 on Linux), so that no connection takes it before its process listens. Rejects when the requested one is taken.
 */
export function freePort(wished?: number): Promise<number> {
  const port = wished ?? randomInt(20_000, 32_000);
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (wished === undefined && error.code === 'EADDRINUSE') resolve(freePort());
      else reject(error);
    });
    server.listen(port, '127.0.0.1', () => {
      server.close(() => {
        resolve(port);
      });
    });
  });
}

interface NewCluster {
  readonly binaries: PostgresBinaries;
  readonly run: RunProgram;
  readonly folder: string;
  readonly data: string;
  readonly accessFile: string;
}

/** Created under another name and renamed at the end, so that an interrupted start leaves no half cluster. */
async function createFiles({ binaries, run, folder, data, accessFile }: NewCluster): Promise<void> {
  const unfinished = join(folder, 'data.new');
  const passwordFile = join(folder, 'password.new');
  const password = randomBytes(24).toString('base64url');
  await rm(unfinished, { recursive: true, force: true });
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  await giveToOwnerOf(folder, passwordFile);
  try {
    await run(binaries.initdb, initdbArguments(unfinished, passwordFile));
  } catch (error) {
    throw new StartFailure(startWords.noDatabaseFiles({ folder, reason: said(error) }), {
      cause: error,
    });
  } finally {
    await rm(passwordFile, { force: true });
  }
  await writeAccess(accessFile, { port: await freePort(), password });
  await rm(data, { recursive: true, force: true });
  await rename(unfinished, data);
}

function initdbArguments(data: string, passwordFile: string): readonly string[] {
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'C';
  return [
    `--pgdata=${data}`,
    `--username=${EMBEDDED_USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    `--locale=${locale}`,
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--set=listen_addresses=127.0.0.1',
    '--set=unix_socket_directories=',
    '--set=timezone=UTC',
    '--set=log_timezone=UTC',
    '--set=log_checkpoints=off',
  ];
}

async function giveToOwnerOf(folder: string, file: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(folder);
  await chown(file, uid, gid);
}

async function refuseOtherVersions(data: string): Promise<void> {
  const version = (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim();
  if (version === MAJOR_VERSION) return;
  throw new StartFailure(startWords.otherVersion({ folder: data, version, own: MAJOR_VERSION }));
}

async function readAccess(accessFile: string): Promise<PostgresAccess> {
  try {
    const value: unknown = JSON.parse(await readFile(accessFile, 'utf8'));
    if (typeof value === 'object' && value !== null && 'port' in value && 'password' in value) {
      const { port, password } = value;
      if (typeof port === 'number' && typeof password === 'string') return { port, password };
    }
  } catch {
    // A missing or unreadable file is reported below, like a file with other contents.
  }
  throw new StartFailure(startWords.noPassword({ file: accessFile }));
}

function said(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.trim().split('\n').slice(-3).join(' ');
}
