import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from '../../../server/configuration/config.ts';
import { SETTINGS } from '../../../server/configuration/settings.ts';
import { StartFailure } from '../../../server/configuration/start-failure.ts';
import { hasMailbox } from '../../../server/mail/open-mail.ts';

/** All top-level server files except the list of settings. */
const READERS = readdirSync('server/configuration').filter((name) =>
  /^(?:config|.+-(?:settings|readers))\.ts$/.test(name),
);

function failureOf(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof StartFailure) return error.message;
    throw error;
  }
  throw new Error('This configuration was taken.');
}

test('[SHELL-14] the configuration follows PUBLIC_URL in everything that has an origin', () => {
  const { runtime } = readConfig({ PUBLIC_URL: 'https://coupons.example.com/', PORT: '80' });
  expect([runtime.issuer, runtime.shareBase]).toEqual([
    'https://coupons.example.com/idp',
    'https://coupons.example.com/r/',
  ]);
});

test('[SHELL-14] the embedded issuer listens on this machine only; otherwise a load balancer can connect', () => {
  expect(readConfig({}).host).toBe('127.0.0.1');
  expect(readConfig({ OIDC_ISSUER: 'https://sign-in.example' }).host).toBe('0.0.0.0');
  expect(readConfig({ PUBLIC_URL: 'https://coupons.example' }).host).toBe('0.0.0.0');
  expect(readConfig({ HOST: '10.0.0.7' }).host).toBe('10.0.0.7');
});

test('[SHELL-09] the configuration reads menus as JSON', () => {
  const links = [{ label: 'A letter', href: 'https://post.example/letter' }];
  const menus = [{ label: 'Send', links }];
  const { runtime } = readConfig({ PROVIDER_MENUS: JSON.stringify(menus) });
  expect(runtime.providerMenus).toEqual(menus);
});

test.each([
  ['PORT', '0'],
  ['PORT', '80a'],
  ['HOST', 'example.com'],
  ['PUBLIC_URL', 'localhost:4000'],
  ['PUBLIC_URL', 'https://coupons.example.com/app'],
  ['NODE_ENV', 'staging'],
  ['DATABASE_URL', 'mysql://db/tearline'],
  ['DATABASE_POOL', '0'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '0'],
  ['TRUST_PROXY', '11'],
  ['APPLE_PASS_TYPE_ID', 'a b'],
  ['APPLE_PASS_TYPE_ID', 'pass.'],
  ['APPLE_TEAM_ID', 'tearline'],
  ['GOOGLE_WALLET_SERVICE_ACCOUNT', 'wallet'],
  ['OIDC_TOKEN_TYPES', ','],
  ['OIDC_TOKEN_TYPES', 'at+jwt,'],
  ['OIDC_CLIENT_ID', 'ic app'],
  ['OIDC_AUDIENCE', 'ic api'],
  ['LOG_LEVEL', 'loud'],
  ['OIDC_ISSUER', 'issuer.example'],
  ['OIDC_SCOPE', 'profile'],
  ['ACCESS_TOKEN_SECONDS', '5'],
  ['RENEW_BEFORE_SECONDS', '600'],
  ['SESSION_SECONDS', '-1'],
  ['ALLOW_EMBEDDED_IDENTITY', '1'],
  ['APPLE_CERTIFICATE_KEY', '/keys/pass.pem'],
  ['APPLE_WALLET_BADGE', 'badge.svg'],
  ['GOOGLE_WALLET_ISSUER_ID', 'abc'],
  ['SHARE_BASE_URL', '/r/'],
  ['TEMPLATE_HOST', 'ftp://templates.example.com'],
  ['MAILER_PORTAL_URL', 'portal'],
  ['ANALYTICS', 'on'],
  ['PROVIDER_MENUS', '{"label":"Send"}'],
  ['FOOTER_MENUS', '[{"label":"About","links":[{"label":"x","href":"javascript:alert(1)"}]}]'],
  ['LEGAL_LINKS', 'Privacy'],
  ['COPYRIGHT_YEAR', 'MMXXV'],
  ['DATABASE_QUEUE', '0'],
  ['STATEMENT_SECONDS', '0'],
  ['DATABASE_WAIT_SECONDS', '61'],
  ['METRICS_TOKEN', 'short'],
  ['DRAIN_SECONDS', '6'],
  ['REQUESTS_AT_ONCE', '0'],
  ['EVENT_LOOP_DELAY_MS', '-1'],
  ['LIMIT_CREATE', 'none'],
  ['LIMIT_UPLOAD', '1.5'],
  ['LIMIT_BARCODE', '-1'],
  ['LIMIT_PUBLIC', '1000001'],
  ['LIMIT_SIGN_IN', '-1'],
  ['LIMIT_REGISTRATIONS', 'many'],
  ['LIMIT_REPORTS', '1.5'],
  ['LIMIT_WRONG_PASSWORDS', 'few'],
  ['DEFAULT_TIME_ZONE', 'America/Atlantis'],
  ['APNS_URL', 'http://api.push.apple.com'],
  ['APNS_URL', 'https://api.push.apple.com/3/device'],
])('[SHELL-14] a wrong %s (%s) stops the start with a message that names it', (name, value) => {
  expect(failureOf({ [name]: value })).toMatch(/^[A-Z_]+ must .+\. Correct it and start again\.$/);
  expect(failureOf({ [name]: value })).toContain(
    name.startsWith('APPLE_CERTIFICATE') ? 'APPLE_CERTIFICATE' : name,
  );
});

test('[SHELL-14] a media store needs all of its settings, and no message has a key', () => {
  const store = {
    S3_ENDPOINT: 'https://store.example/',
    S3_BUCKET: 'media',
    S3_ACCESS_KEY: 'AKIDEXAMPLE',
    S3_SECRET_KEY: 'secret-of-the-store',
  };
  expect(readConfig(store).s3).toEqual({
    endpoint: 'https://store.example',
    bucket: 'media',
    accessKey: 'AKIDEXAMPLE',
    secretKey: 'secret-of-the-store',
    region: 'us-east-1',
  });
  for (const [given, fault] of [
    [{ ...store, S3_SECRET_KEY: '' }, 'S3_SECRET_KEY must be set when S3_ENDPOINT is.'],
    [{ ...store, S3_BUCKET: 'Media' }, `S3_BUCKET must be a bucket's name, not "Media".`],
    [{ S3_SECRET_KEY: store.S3_SECRET_KEY }, 'S3_ENDPOINT must be set when S3_SECRET_KEY is.'],
  ] as const)
    expect(failureOf(given)).toBe(`${fault} Correct it and start again.`);
});

test.each(['GOOGLE_WALLET_ISSUER_ID', 'GOOGLE_WALLET_SERVICE_ACCOUNT'])(
  '[API-12] a service account’s key requires %s',
  (name) => {
    const google = {
      GOOGLE_WALLET_KEY: '/keys/account.json',
      GOOGLE_WALLET_ISSUER_ID: '3388000000000000001',
      GOOGLE_WALLET_SERVICE_ACCOUNT: 'wallet@example.iam.gserviceaccount.com',
    };
    expect(failureOf({ ...google, [name]: '' })).toBe(
      `${name} must be set when GOOGLE_WALLET_KEY is. Correct it and start again.`,
    );
    expect(readConfig(google).google.privateKeyPath).toBe('/keys/account.json');
  },
);

test('[API-13] a server in production drains before it closes by default', () => {
  const production = { NODE_ENV: 'production' };
  const given = [{}, production, { ...production, DRAIN_SECONDS: '0' }];
  expect(given.map((one) => readConfig(one).drainSeconds)).toEqual([0, 3, 0]);
});

test('the server reads the environment only through the list of settings', () => {
  const sources = READERS.map((name) => readFileSync(`server/configuration/${name}`, 'utf8'));
  const isRead = (name: string) => sources.some((source) => source.includes(`'${name}'`));
  expect(Object.keys(SETTINGS).filter((name) => !isRead(name))).toEqual([]);
});

const FROM = { MAIL_FROM: 'Tearline <coupons@example.com>' };

test.each([
  ['smtp://mail.example.com', { port: 587, secure: false, requireTls: false, credentials: null }],
  ['smtps://mail.example.com', { port: 465, secure: true, requireTls: false, credentials: null }],
  [
    'smtp://tearline:p%40ss@mail.example.com:2525',
    {
      port: 2525,
      secure: false,
      requireTls: true,
      credentials: { user: 'tearline', password: 'p@ss' },
    },
  ],
  [
    'smtp://mail.example.com/?requireTLS=true',
    { port: 587, secure: false, requireTls: true, credentials: null },
  ],
])('[SUBM-07] reads the SMTP_URL %s', (address, smtp) => {
  const { mail } = readConfig({ SMTP_URL: address, ...FROM });
  expect(mail).toEqual({
    smtp: { host: 'mail.example.com', ...smtp },
    from: { name: 'Tearline', address: 'coupons@example.com' },
  });
});

test('[SUBM-07] SMTP_URL has a password without TLS only on this machine', () => {
  const { smtp } = readConfig({ SMTP_URL: 'smtp://a:b@127.0.0.1:2525', ...FROM }).mail;
  expect(smtp?.requireTls).toBe(false);
});

test.each([
  'mail.example.com:587',
  'http://mail.example.com',
  'smtp://',
  'smtp://tearline@mail.example.com',
  'smtp://a:geheim@mail.example.com/inbox',
  'smtp://a:geheim@mail.example.com?debug=true',
  'smtp://a:%E0%A4%A@mail.example.com',
])(
  '[SUBM-07] the SMTP_URL %s stops the start with a message that does not repeat it',
  (address) => {
    expect(failureOf({ SMTP_URL: address, ...FROM })).toBe(
      'SMTP_URL must be like smtp://user:password@mail.example.com:587 or smtps://…. Correct it and start again.',
    );
  },
);

test('[SUBM-07] requires a sender if mails leave the machine', () => {
  expect(failureOf({ SMTP_URL: 'smtp://mail.example.com' })).toBe(
    'MAIL_FROM must be set when SMTP_URL is. Correct it and start again.',
  );
  expect(failureOf({ MAIL_FROM: 'Tearline' })).toBe(
    'MAIL_FROM must be like Tearline <coupons@example.com>, not "Tearline". Correct it and start again.',
  );
});

test.each([
  ['as it starts by itself', {}, true],
  ['in production', { NODE_ENV: 'production' }, false],
  ['with a mail server', { SMTP_URL: 'smtp://mail.example.com', ...FROM }, false],
  ['with an issuer of its own', { OIDC_ISSUER: 'https://issuer.example.com' }, false],
])('[SUBM-07] the mailbox page: %s', (_case, environment, isThere) => {
  expect(hasMailbox(readConfig(environment))).toBe(isThere);
});
