/** Every environment variable of the services; `npm run generate` writes docs/configuration.md from this list. */
export interface Setting {
  readonly name: string;
  readonly description: string;
  /** The value of an unset variable; null when there is none. */
  readonly fallback: string | null;
}

export const SETTINGS = [
  setting('PORT', '4000', 'Port the server listens on, 1 to 65535.'),
  setting(
    'HOST',
    null,
    'Address to listen on. The default is 0.0.0.0, or 127.0.0.1 with the embedded issuer on localhost.',
  ),
  setting(
    'PUBLIC_URL',
    'http://localhost:PORT',
    'Public origin for links, passes, codes and sign-in.',
  ),
  setting('NODE_ENV', 'development', 'production for a deployment.'),
  setting('DATA_DIR', '.data', 'Folder of the embedded database, media and keys.'),
  setting(
    'DATABASE_URL',
    null,
    'PostgreSQL 15 or newer that replaces the embedded one, postgres://…',
  ),
  setting(
    'WORKERS',
    '1',
    'Processes that answer calls on one port, 1 to 32. With 2 or more, one extra process owns the data folder and does the jobs. npm run dev uses one.',
  ),
  setting('DATABASE_POOL', '10', 'Connections to the database, 1 to 200; WORKERS share them.'),
  setting(
    'DATABASE_QUEUE',
    '200',
    'Calls that may wait for a connection; further calls are answered 503 at once. WORKERS share them.',
  ),
  setting('STATEMENT_SECONDS', '15', 'Timeout of one database statement.'),
  setting(
    'DATABASE_WAIT_SECONDS',
    '5',
    'How long a call waits for a database connection, and beyond a statement’s timeout for its answer.',
  ),
  setting('S3_ENDPOINT', null, 'S3-compatible store for media that replaces files in DATA_DIR.'),
  setting('S3_BUCKET', null, 'Its bucket; it must exist.'),
  setting('S3_ACCESS_KEY', null, 'Its access key.'),
  setting('S3_SECRET_KEY', null, 'Its secret key.'),
  setting('S3_REGION', 'us-east-1', 'Its region.'),
  setting(
    'TRUST_PROXY',
    'false',
    'Addresses or networks of proxies whose X-Forwarded-* headers are trusted, comma-separated, or the number of proxies in front of this server. true trusts everyone: any visitor may send another address and bypass every limit by address.',
  ),
  setting('LOG_LEVEL', 'info', 'fatal, error, warn, info, debug, trace or silent.'),
  setting(
    'METRICS_TOKEN',
    null,
    'Bearer token for /metrics. Without it only this machine may read them.',
  ),
  setting(
    'DRAIN_SECONDS',
    null,
    'How long a stopping server still takes calls, 0 to 5. The default is 3 in production, else 0.',
  ),
  setting(
    'REQUESTS_AT_ONCE',
    '500',
    'Calls that each of WORKERS handles at once; further calls are answered 503. One network (an IPv4 address or an IPv6 /64) may use at most as many as are still free for others.',
  ),
  setting(
    'CONNECTIONS_AT_ONCE',
    '4000',
    'Open connections of each of WORKERS. One network may have at most half of them, except proxies in TRUST_PROXY. Beyond the limit, the network with the most connections loses its longest idle one.',
  ),
  setting(
    'EVENT_LOOP_DELAY_MS',
    '2000',
    'Mean event loop delay over a second beyond which calls are answered 503; 0 turns the check off.',
  ),
  setting(
    'LIMIT_CREATE',
    '600',
    'Coupons an account may create per minute; an address may create five times as many. 0 is no limit. WORKERS count together; processes that are started separately count separately.',
  ),
  setting('LIMIT_UPLOAD', '600', 'The same for uploads.'),
  setting('LIMIT_BARCODE', '1200', 'The same for barcode previews.'),
  setting(
    'LIMIT_PUBLIC',
    '6000',
    'Public pages and pictures an address may read per minute. Here and below an IPv6 /64 is one address.',
  ),
  setting(
    'LIMIT_SIGN_IN',
    '1200',
    'Calls of the embedded issuer per address and minute; a sign-in takes eight.',
  ),
  setting(
    'LIMIT_REGISTRATIONS',
    '120',
    'Passes that phones of an address may register per minute.',
  ),
  setting('LIMIT_REPORTS', '60', 'Error reports that phones of an address may send per minute.'),
  setting(
    'LIMIT_WRONG_PASSWORDS',
    '300',
    'Wrong passwords per address in five minutes, half as many per account; 0 is no limit. Browsers that signed in before are not counted.',
  ),
  setting('OIDC_ISSUER', null, 'OpenID Connect issuer that replaces the embedded one.'),
  setting('OIDC_CLIENT_ID', 'ic_app', 'Client id of the application at the issuer.'),
  setting('OIDC_SCOPE', 'openid', 'Requested scopes, space-separated; they must include openid.'),
  setting('OIDC_AUDIENCE', 'ic-api', 'Audience that access tokens must name.'),
  setting('OIDC_TOKEN_TYPES', 'at+jwt', 'Accepted typ headers of access tokens, comma-separated.'),
  setting('ACCESS_TOKEN_SECONDS', '600', 'Lifetime of an access token of the embedded issuer.'),
  setting('RENEW_BEFORE_SECONDS', '60', 'How long before its expiry the application renews it.'),
  setting(
    'SESSION_SECONDS',
    '43200',
    'Lifetime of a sign-in session of the embedded issuer; an account may have any number of sessions.',
  ),
  setting('ALLOW_EMBEDDED_IDENTITY', 'false', 'true lets the embedded issuer run in production.'),
  setting('APPLE_PASS_TYPE_ID', 'pass.example.tearline', 'Pass type identifier.'),
  setting('APPLE_TEAM_ID', 'TEARLINE00', 'Team identifier.'),
  setting(
    'APPLE_CERTIFICATE',
    null,
    'Path of the signing certificate (PEM). Without it a self-made one signs.',
  ),
  setting('APPLE_CERTIFICATE_KEY', null, 'Path of its private key (PEM).'),
  setting('APPLE_CERTIFICATE_PASSPHRASE', null, 'Passphrase of the private key.'),
  setting('APPLE_WWDR_CERTIFICATE', null, 'Path of the intermediate certificate (PEM).'),
  setting(
    'APNS_URL',
    'https://api.push.apple.com',
    'Push service that notifies phones of changes. It requires APPLE_CERTIFICATE.',
  ),
  setting('GOOGLE_WALLET_ISSUER_ID', '3388000000000000000', 'Issuer id at Google Wallet.'),
  setting(
    'GOOGLE_WALLET_SERVICE_ACCOUNT',
    'tearline@example.iam.gserviceaccount.com',
    'E-mail address of the service account.',
  ),
  setting(
    'GOOGLE_WALLET_KEY',
    null,
    'Path of its private key (PEM or JSON). Without it a self-made key signs, and no change reaches Google.',
  ),
  setting(
    'GOOGLE_WALLET_API',
    'https://walletobjects.googleapis.com',
    "Where Google's wallet objects are stored.",
  ),
  setting(
    'GOOGLE_TOKEN_URL',
    'https://oauth2.googleapis.com/token',
    'Token endpoint of the service account.',
  ),
  setting(
    'GOOGLE_WALLET_KEYS',
    'https://pay.google.com/gp/m/issuer/keys',
    'Public keys that verify Google’s callback for a save; fetched when GOOGLE_WALLET_KEY is set.',
  ),
  setting(
    'APPLE_WALLET_BADGE',
    null,
    'Address of the official badge that replaces our button art.',
  ),
  setting('GOOGLE_WALLET_BADGE', null, 'The same for Google Wallet.'),
  setting(
    'SMTP_URL',
    null,
    'Mail server, smtp://user:password@host:587 or smtps://…. Without it mails are files in DATA_DIR/mail.',
  ),
  setting(
    'MAIL_FROM',
    'Tearline <coupons@tearline.example>',
    'Sender of the mails; must be set with SMTP_URL.',
  ),
  setting('SHARE_BASE_URL', 'PUBLIC_URL/r/', 'Start of a coupon’s link; the coupon id follows it.'),
  setting(
    'TEMPLATE_HOST',
    'https://templates.example.com',
    'Host of {host}/template/{informedImagesId}.',
  ),
  setting(
    'MAILER_PORTAL_URL',
    'https://mailer-portal.example.com/dashboard',
    "The mailer portal's dashboard.",
  ),
  setting('ANALYTICS', 'false', 'true counts page views and speed, first-party only.'),
  setting('PROVIDER_NAME', 'Postal Provider', 'Name in the provider bar.'),
  setting(
    'PROVIDER_MENUS',
    null,
    'JSON: [{"label","links":[{"label","href"}]}] of the provider bar.',
  ),
  setting('FOOTER_MENUS', null, 'JSON of the same form: the columns of the footer.'),
  setting('LEGAL_LINKS', null, 'JSON: [{"label","href"}] beside the copyright line.'),
  setting('COPYRIGHT_YEAR', '2025', 'Year of the copyright line.'),
  setting('DEFAULT_TIME_ZONE', 'America/New_York', 'Default time zone for the end of offers.'),
] as const satisfies readonly Setting[];

export type SettingName = (typeof SETTINGS)[number]['name'];

function setting<const Name extends string>(
  name: Name,
  fallback: string | null,
  description: string,
): Setting & { readonly name: Name } {
  return { name, description, fallback };
}
