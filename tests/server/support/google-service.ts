import type { IncomingMessage, ServerResponse } from 'node:http';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { jwtVerify } from 'jose';
import { openStandIn } from '../../support/stand-in.ts';
import { temporaryFolder } from './wallet-fixture.ts';

export const GOOGLE_ISSUER = '3388000000000000001';

interface GoogleCall {
  readonly method: string;
  readonly path: string;
}

/** A service account as an operator configures it. */
export async function configuredAccount(): Promise<{
  readonly publicKey: KeyObject;
  readonly environment: Record<string, string>;
}> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const path = join(await temporaryFolder(), 'account.json');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  await writeFile(path, JSON.stringify({ type: 'service_account', private_key: pem }));
  return {
    publicKey,
    environment: {
      GOOGLE_WALLET_KEY: path,
      GOOGLE_WALLET_ISSUER_ID: GOOGLE_ISSUER,
      GOOGLE_WALLET_SERVICE_ACCOUNT: 'wallet@example.iam.gserviceaccount.com',
    },
  };
}

/** The stand-in, which knows a new service account, and the settings that lead to it. */
export async function openConfiguredGoogle() {
  const { publicKey, environment } = await configuredAccount();
  const google = await openGoogleService(publicKey);
  const settings = {
    PUBLIC_URL: 'https://tearline.test',
    ...environment,
    GOOGLE_WALLET_API: google.apiUrl,
    GOOGLE_TOKEN_URL: google.tokenUrl,
  };
  return { ...google, settings };
}

/** A stand-in for Google's token endpoint and wallet API. `key` is the service account's public key. */
export async function openGoogleService(key: KeyObject) {
  /** Stored objects by path: `offerObject/3388….5e0f…`. */
  const resources = new Map<string, Record<string, unknown>>();
  const calls: GoogleCall[] = [];
  /** Exchanged assertions. */
  const assertions: Record<string, unknown>[] = [];
  /** The next API calls are answered with these. */
  const statuses: number[] = [];
  const tokens = new Set<string>();
  const { url: apiUrl, close } = await openStandIn((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  const tokenUrl = `${apiUrl}/token`;
  return {
    tokenUrl,
    apiUrl,
    resources,
    calls,
    assertions,
    statuses,
    /** Revokes its tokens. */
    revoke: () => tokens.clear(),
    close,
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const reply = request.url === '/token' ? await exchange(body) : store(request, body);
    response.writeHead(reply.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(reply.content));
  }

  async function exchange(body: string) {
    const form = new URLSearchParams(body);
    const { payload } = await jwtVerify(form.get('assertion') ?? '', key, { audience: tokenUrl });
    assertions.push({ ...payload, grant: form.get('grant_type') });
    const token = `token-${assertions.length}`;
    tokens.add(token);
    return { status: 200, content: { access_token: token, expires_in: 3_599 } };
  }

  function store({ method = '', url = '', headers }: IncomingMessage, body: string) {
    const path = url.replace('/walletobjects/v1/', '');
    calls.push({ method, path });
    const given = headers.authorization?.replace('Bearer ', '') ?? '';
    const status = tokens.has(given) ? statuses.shift() : 401;
    if (status !== undefined) return { status, content: { error: { code: status } } };
    const content: Record<string, unknown> = JSON.parse(body);
    const place = method === 'POST' ? `${path}/${String(content['id'])}` : path;
    const known = resources.get(place);
    if (method === 'POST' && known !== undefined) return { status: 409, content: {} };
    if (method !== 'POST' && known === undefined) return { status: 404, content: {} };
    resources.set(place, method === 'PATCH' ? { ...known, ...content } : content);
    return { status: 200, content };
  }
}
