import { createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { isRecord } from '../../../src/domain/record.ts';
import { StartFailure } from '../../configuration/start-failure.ts';
import { isPrivateKey, openKeyFolder } from '../../files/key-folder.ts';
import * as startWords from '../../../src/words/server/start.gen.ts';

/** Returns the key that signs for Google: a configured one, or a generated one in `DATA_DIR/keys/google`. */
export async function openGoogleKey(dataDir: string, path: string | null): Promise<KeyObject> {
  if (path !== null) return readGoogleKey(path);
  const files = await openKeyFolder({
    dataDir,
    folder: 'google',
    names: ['key.pem'],
    make: async () => ({ 'key.pem': await makeKey() }),
    isUsable: (made) => isPrivateKey(made['key.pem']),
  });
  return createPrivateKey(files['key.pem']);
}

/** Reads a PEM file or Google's JSON key file. Throws `StartFailure` for any other. */
export async function readGoogleKey(path: string): Promise<KeyObject> {
  try {
    return createPrivateKey(pemOf(await readFile(path, 'utf8')));
  } catch (cause) {
    throw new StartFailure(startWords.googleKeyUnreadable({ path }), { cause });
  }
}

function pemOf(text: string): string {
  if (!text.trimStart().startsWith('{')) return text;
  const account: unknown = JSON.parse(text);
  const key = isRecord(account) ? account['private_key'] : null;
  return typeof key === 'string' ? key : '';
}

async function makeKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}
