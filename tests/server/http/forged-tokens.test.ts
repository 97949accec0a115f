/** Six forged tokens on every operation that requires one (AUTH-08). */
import { createHmac, generateKeyPairSync } from 'node:crypto';
import { generateKeyPair, SignJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { OPERATIONS } from '../support/contract-operations.ts';
import { fittingCall } from '../contract/contract-requests.ts';
import { thingsFor } from '../contract/contract-things.ts';
import { ADA, AUDIENCE, ISSUER, sharedServices } from '../support/services-fixture.ts';

const services = sharedServices();
let forged: Readonly<Record<string, string>>;
beforeAll(async () => {
  forged = await forgeries();
});

const GUARDED = OPERATIONS.filter(({ security }) =>
  security.some((way) => way['bearer'] !== undefined),
);

describe.each(GUARDED)('$operationId', (operation) => {
  test('[AUTH-08] refuses tokens without a signature, of another key, issuer, audience, time or kind', async () => {
    const call = await fittingCall(
      operation,
      await thingsFor(services, operation, ADA, { isRefused: true }),
    );
    const answers: Record<string, number> = {};
    for (const [name, token] of Object.entries(forged)) {
      const headers = { authorization: `Bearer ${token}` };
      answers[name] = (await services.call(null, { ...call, headers })).statusCode;
    }
    expect(answers).toEqual({
      unsigned: 401,
      'signed by a guessed secret': 401,
      'of another key': 401,
      'of another issuer': 401,
      'for another audience': 401,
      expired: 401,
      'an ID token': 401,
      'not a token': 401,
    });
  });
});

/** Each claims to be an administrator. */
async function forgeries(): Promise<Readonly<Record<string, string>>> {
  const { privateKey } = await generateKeyPair('RS256');
  const claims = {
    iss: ISSUER,
    aud: AUDIENCE,
    sub: ADA.sub,
    exp: 9_999_999_999,
    realm_access: { roles: ADA.roles },
  };
  return {
    unsigned: `${part({ alg: 'none', typ: 'at+jwt' })}.${part(claims)}.`,
    'signed by a guessed secret': signedBySecret(claims),
    'of another key': await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt' })
      .sign(privateKey),
    'of another issuer': await services.token(ADA, { iss: 'https://elsewhere.test' }),
    'for another audience': await services.token(ADA, { aud: 'another-api' }),
    expired: await services.token(ADA, { exp: 1_700_000_000 }),
    'an ID token': await services.token(ADA, { aud: 'ic_app' }, { typ: 'JWT' }),
    'not a token': 'tearline',
  };
}

/** Symmetric where an asymmetric key is expected, the classic confusion. */
function signedBySecret(claims: object): string {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const signed = `${part({ alg: 'HS256', typ: 'at+jwt' })}.${part(claims)}`;
  const secret = publicKey.export({ type: 'spki', format: 'pem' });
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
