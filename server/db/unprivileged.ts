import { execFile } from 'node:child_process';
import { chown, mkdir, readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { StartFailure } from '../configuration/start-failure.ts';
import { whenMissing } from '../files/absence.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import * as startWords from '../../src/words/server/start.gen.ts';

const run = promisify(execFile);

/** Runs one of PostgreSQL's programs and waits for it; rejects with its output when it fails. */
export type RunProgram = (program: string, parameters: readonly string[]) => Promise<void>;

interface Account {
  readonly uid: number;
  readonly gid: number;
}

/**
 * PostgreSQL refuses to run as root. An ordinary user runs it directly. Root runs it as the account that owns the folder;
 * in a folder of its own in its own user namespace, which preserves file owners; where namespaces are forbidden (many
 * containers), as the account "postgres". Throws `StartFailure` when none of them is possible.
 */
export async function unprivilegedRunner(
  binaries: PostgresBinaries,
  folder: string,
): Promise<RunProgram> {
  const env = environment(binaries);
  if (process.getuid?.() !== 0)
    return (program, parameters) => finish(program, parameters, { env });
  const owner = await otherOwner(folder);
  const mapped = owner === null ? await namespaceArguments() : null;
  if (mapped !== null) {
    return (program, parameters) => finish('unshare', [...mapped, program, ...parameters], { env });
  }
  const account = owner ?? (await postgresAccount(folder));
  await requireRights(binaries, folder, account);
  return (program, parameters) => finish(program, parameters, { env, ...account });
}

/** Removes the PG* variables of this process, which would redirect the embedded server. */
function environment(binaries: PostgresBinaries): NodeJS.ProcessEnv {
  const { PATH, TZ, TMPDIR, SystemRoot } = process.env;
  return { PATH, TZ, TMPDIR, SystemRoot, LD_LIBRARY_PATH: binaries.libraries, LC_MESSAGES: 'C' };
}

async function finish(
  program: string,
  parameters: readonly string[],
  options: { env: NodeJS.ProcessEnv; uid?: number; gid?: number },
): Promise<void> {
  await run(program, [...parameters], { ...options, cwd: '/', maxBuffer: 16 * 1024 * 1024 });
}

/** The mapped account must have a name: initdb looks it up. */
async function namespaceArguments(): Promise<readonly string[] | null> {
  const account = (await accounts()).find(({ name, uid }) => uid > 0 && name !== 'nobody');
  if (account === undefined) return null;
  const mapped = ['--user', `--map-user=${account.uid}`, `--map-group=${account.gid}`];
  try {
    await run('unshare', [...mapped, 'true']);
    return mapped;
  } catch {
    return null;
  }
}

/** Returns the account of a folder that is not root's: its service would be locked out of files of any other. */
async function otherOwner(folder: string): Promise<Account | null> {
  const { uid, gid } = await stat(folder).catch(whenMissing({ uid: 0, gid: 0 }));
  return uid === 0 ? null : { uid, gid };
}

async function postgresAccount(folder: string): Promise<Account> {
  const account = (await namedAccount()) ?? (await createAccount());
  if (account === null) throw cannotRunAsRoot(startWords.noAccount());
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chown(folder, account.uid, account.gid);
  return account;
}

async function requireRights(binaries: PostgresBinaries, folder: string, account: Account) {
  try {
    const env = environment(binaries);
    await run(binaries.postgres, ['--version'], { env, cwd: folder, ...account });
  } catch {
    throw cannotRunAsRoot(startWords.accountWithoutRights({ folder }));
  }
}

async function createAccount(): Promise<Account | null> {
  try {
    await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
    return await namedAccount();
  } catch {
    return null;
  }
}

async function namedAccount(): Promise<Account | null> {
  const found = (await accounts()).find(({ name }) => name === 'postgres');
  return found === undefined ? null : { uid: found.uid, gid: found.gid };
}

async function accounts(): Promise<readonly (Account & { readonly name: string })[]> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n');
  return lines.flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    if (name === undefined || uid === undefined || gid === undefined) return [];
    return [{ name, uid: Number(uid), gid: Number(gid) }];
  });
}

function cannotRunAsRoot(reason: string): StartFailure {
  return new StartFailure(startWords.cannotRunAsRoot({ reason }));
}
