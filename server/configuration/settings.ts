/** Every environment variable the services read, with what it means; the table of docs/configuration.md is checked against this list. */
export interface Setting {
  readonly name: string;
  readonly description: string;
  /** The value where the variable is unset; null where there is no value then. */
  readonly fallback: string | null;
}

export const SETTINGS = [
  setting('PORT', '4000', 'Port the server listens on, 1 to 65535.'),
  setting(
    'HOST',
    null,
    'Address to listen on; by default 0.0.0.0, but 127.0.0.1 with the embedded issuer on localhost.',
  ),
  setting(
    'PUBLIC_URL',
    'http://localhost:PORT',
    'The one origin of links, passes, codes and sign-in.',
  ),
  setting('NODE_ENV', 'development', 'production for a deployment.'),
  setting('DATA_DIR', '.data', 'Folder of the embedded database, media and keys.'),
  setting(
    'DATABASE_URL',
    null,
    'A PostgreSQL 15 or newer instead of the embedded one, postgres://…',
  ),
  setting(
    'WORKERS',
    '1',
    'Processes that answer calls on one port, 1 to 32; with 2 and more, one besides keeps the data folder and does the jobs. npm run dev has one.',
  ),
  setting('DATABASE_POOL', '10', 'Connections to the database, 1 to 200; WORKERS share them.'),
  setting(
    'DATABASE_QUEUE',
    '200',
    'Calls that may wait for a connection; further ones are answered 503 at once. WORKERS share them.',
  ),
  setting('STATEMENT_SECONDS', '15', 'What one statement in the database may take.'),
  setting(
    'DATABASE_WAIT_SECONDS',
    '5',
    'What a call waits for a connection to the database, and for its word beyond a statement’s time.',
  ),
  setting('S3_ENDPOINT', null, 'An S3-compatible store for media instead of files in DATA_DIR.'),
  setting('S3_BUCKET', null, 'Its bucket; it must exist.'),
  setting('S3_ACCESS_KEY', null, 'Its access key.'),
  setting('S3_SECRET_KEY', null, 'Its secret key.'),
  setting('S3_REGION', 'us-east-1', 'Its region.'),
  setting(
    'TRUST_PROXY',
    'false',
    'Addresses or networks of the proxies whose X-Forwarded-* headers are believed, with commas, or how many proxies stand before this server. With true everybody is believed: any visitor may name another address, and passes every limit by address.',
  ),
  setting('LOG_LEVEL', 'info', 'fatal, error, warn, info, debug, trace or silent.'),
  setting(
    'METRICS_TOKEN',
    null,
    'Bearer token for /metrics; without it only this machine itself may read them.',
  ),
  setting(
    'DRAIN_SECONDS',
    null,
    'How long a stopping server still takes calls, 0 to 5; by default 3 in production, else 0.',
  ),
  setting(
    'REQUESTS_AT_ONCE',
    '500',
    'Calls that each of WORKERS answers at once; further ones are answered 503. A network (an IPv4 address, the /64 of an IPv6 one) has at most as many as are still free for others.',
  ),
  setting(
    'CONNECTIONS_AT_ONCE',
    '4000',
    'Connections that each of WORKERS has open, at most half of them of one network, but for proxies that TRUST_PROXY names. Beyond that, the network with most loses the one that has been silent longest.',
  ),
  setting(
    'EVENT_LOOP_DELAY_MS',
    '2000',
    'Mean delay of the event loop over a second beyond which calls are answered 503; 0 looks at none.',
  ),
  setting(
    'LIMIT_CREATE',
    '600',
    'Coupons an account may make in a minute, an address five times as many; 0 is no limit. WORKERS count together, processes that were started apart each for itself.',
  ),
  setting('LIMIT_UPLOAD', '600', 'The same for uploads.'),
  setting('LIMIT_BARCODE', '1200', 'The same for barcode previews.'),
  setting(
    'LIMIT_PUBLIC',
    '6000',
    'Public pages and pictures an address may read in a minute; of IPv6, here and below, a /64 is one address.',
  ),
  setting(
    'LIMIT_SIGN_IN',
    '1200',
    'Calls of the embedded issuer from an address in a minute; a sign-in takes eight.',
  ),
  setting(
    'LIMIT_REGISTRATIONS',
    '120',
    'Passes that phones of an address may register in a minute.',
  ),
  setting(
    'LIMIT_REPORTS',
    '60',
    'Reports of faults that phones of an address may send in a minute.',
  ),
  setting(
    'LIMIT_WRONG_PASSWORDS',
    '300',
    'Wrong passwords from an address in five minutes, on one account half as many; 0 is no limit. Browsers that signed in before are not counted.',
  ),
  setting('OIDC_ISSUER', null, 'An OpenID Connect issuer instead of the embedded one.'),
  setting('OIDC_CLIENT_ID', 'ic_app', 'Client id of the application at the issuer.'),
  setting('OIDC_SCOPE', 'openid', 'Scopes asked for, space-separated; openid is among them.'),
  setting('OIDC_AUDIENCE', 'ic-api', 'Audience that access tokens must name.'),
  setting('OIDC_TOKEN_TYPES', 'at+jwt', 'Accepted typ headers of access tokens, comma-separated.'),
  setting('ACCESS_TOKEN_SECONDS', '600', 'Life of an embedded access token.'),
  setting('RENEW_BEFORE_SECONDS', '60', 'How early the application renews it.'),
  setting(
    'SESSION_SECONDS',
    '43200',
    'Life of an embedded sign-in session; an account may have any number of them.',
  ),
  setting('ALLOW_EMBEDDED_IDENTITY', 'false', 'true lets the embedded issuer run in production.'),
  setting('APPLE_PASS_TYPE_ID', 'pass.example.tearline', 'Pass type identifier.'),
  setting('APPLE_TEAM_ID', 'TEARLINE00', 'Team identifier.'),
  setting('APPLE_CERTIFICATE', null, 'Path of the signing certificate (PEM); self-made without.'),
  setting('APPLE_CERTIFICATE_KEY', null, 'Path of its private key (PEM).'),
  setting('APPLE_CERTIFICATE_PASSPHRASE', null, 'Passphrase of the private key.'),
  setting('APPLE_WWDR_CERTIFICATE', null, 'Path of the intermediate certificate (PEM).'),
  setting(
    'APNS_URL',
    'https://api.push.apple.com',
    'Where phones are notified of changes, with APPLE_CERTIFICATE; without that, none is.',
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
    'Path of its private key (PEM or JSON); without it a self-made one signs, and no change reaches Google.',
  ),
  setting(
    'GOOGLE_WALLET_API',
    'https://walletobjects.googleapis.com',
    "Where Google's wallet objects are stored.",
  ),
  setting(
    'GOOGLE_TOKEN_URL',
    'https://oauth2.googleapis.com/token',
    'Where the service account signs in.',
  ),
  setting(
    'GOOGLE_WALLET_KEYS',
    'https://pay.google.com/gp/m/issuer/keys',
    'Public keys by which it is known that Google tells of a save; asked for with GOOGLE_WALLET_KEY.',
  ),
  setting(
    'APPLE_WALLET_BADGE',
    null,
    'Address of the official badge instead of our own button art.',
  ),
  setting('GOOGLE_WALLET_BADGE', null, 'The same for Google Wallet.'),
  setting(
    'SMTP_URL',
    null,
    'Mail server, smtp://user:password@host:587 or smtps://…; without it mails are files in DATA_DIR/mail.',
  ),
  setting(
    'MAIL_FROM',
    'Tearline <coupons@tearline.example>',
    'Sender of the mails; must be set with SMTP_URL.',
  ),
  setting('SHARE_BASE_URL', 'PUBLIC_URL/r/', 'What a coupon id is appended to in its link.'),
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
  setting('DEFAULT_TIME_ZONE', 'America/New_York', 'Time zone in which offers end by default.'),
] as const satisfies readonly Setting[];

export type SettingName = (typeof SETTINGS)[number]['name'];

function setting<const Name extends string>(
  name: Name,
  fallback: string | null,
  description: string,
): Setting & { readonly name: Name } {
  return { name, description, fallback };
}
