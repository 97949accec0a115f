/** Generated from en/server/settings.json by `npm run generate`. Do not edit. */

export const PORT = (): string => 'Port the server listens on, 1 to 65535.';
export const HOST = (): string =>
  'Address to listen on. The default is 0.0.0.0, or 127.0.0.1 with the embedded issuer on localhost.';
export const PUBLIC_URL = (): string => 'Public origin for links, passes, codes and sign-in.';
export const NODE_ENV = (): string => 'production for a deployment.';
export const DATA_DIR = (): string => 'Folder of the embedded database, media and keys.';
export const DATABASE_URL = (): string =>
  'PostgreSQL 15 or newer that replaces the embedded one, postgres://…';
export const WORKERS = (): string =>
  'Processes that answer calls on one port, 1 to 32. With 2 or more, one extra process owns the data folder and does the jobs. npm run dev uses one.';
export const DATABASE_POOL = (): string =>
  'Connections to the database, 1 to 200, opened at the start and kept open; WORKERS share them.';
export const DATABASE_QUEUE = (): string =>
  'Calls that may wait for a connection. When so many wait, a call is answered 503 at once unless its network has fewer calls under way than the average. WORKERS share them.';
export const STATEMENT_SECONDS = (): string => 'Timeout of one database statement.';
export const DATABASE_WAIT_SECONDS = (): string =>
  'How long a call waits for a database connection, and beyond a statement’s timeout for its answer.';
export const S3_ENDPOINT = (): string =>
  'S3-compatible store for media that replaces files in DATA_DIR.';
export const S3_BUCKET = (): string => 'Its bucket; it must exist.';
export const S3_ACCESS_KEY = (): string => 'Its access key.';
export const S3_SECRET_KEY = (): string => 'Its secret key.';
export const S3_REGION = (): string => 'Its region.';
export const PURGE_PROVIDER = (): string =>
  'How a shared cache (CDN) in front of /r/ is told that a coupon changed: fastly, cloudflare, generic (the method PURGE with the tag in Surrogate-Key) or none. With a provider the cache may show a coupon for a day while this server is down, and the page counts its views by a call that no cache stores. Set up the cache to ignore the query of /r/.';
export const PURGE_URL = (): string =>
  'For generic the address of the cache; for fastly https://api.fastly.com/service/ID; for cloudflare https://api.cloudflare.com/client/v4/zones/ID.';
export const PURGE_TOKEN = (): string => 'The provider’s API token; optional for generic.';
export const TRUST_PROXY = (): string =>
  'Addresses or networks of proxies whose X-Forwarded-* headers are trusted, comma-separated, or the number of proxies in front of this server. true trusts everyone: any visitor may send another address and bypass every limit by address.';
export const LOG_LEVEL = (): string => 'fatal, error, warn, info, debug, trace or silent.';
export const METRICS_TOKEN = (): string =>
  'Bearer token for /metrics. Without it only this machine may read them.';
export const DRAIN_SECONDS = (): string =>
  'How long a stopping server still takes calls, 0 to 5. The default is 3 in production, else 0.';
export const REQUESTS_AT_ONCE = (): string =>
  'Calls that each of WORKERS handles at once; further calls are answered 503. One network (an IPv4 address or an IPv6 /64) may use at most as many as are still free for others.';
export const CONNECTIONS_AT_ONCE = (): string =>
  'Open connections of each of WORKERS. One network may have at most half of them, except proxies in TRUST_PROXY. Beyond the limit, the network with the most connections loses its longest idle one.';
export const EVENT_LOOP_DELAY_MS = (): string =>
  'Mean event loop delay over a second beyond which calls are answered 503; 0 turns the check off.';
export const LIMIT_CREATE = (): string =>
  'Coupons an account may create per minute; an address may create five times as many. 0 is no limit. WORKERS count together; processes that are started separately count separately.';
export const LIMIT_UPLOAD = (): string => 'The same for uploads.';
export const LIMIT_BARCODE = (): string => 'The same for barcode previews.';
export const LIMIT_PUBLIC = (): string =>
  'Public pages and pictures an address may read per minute. Here and below an IPv6 /64 is one address.';
export const LIMIT_SIGN_IN = (): string =>
  'Calls of the embedded issuer per address and minute; a sign-in takes eight.';
export const LIMIT_REGISTRATIONS = (): string =>
  'Passes that phones of an address may register per minute.';
export const LIMIT_REPORTS = (): string =>
  'Error reports that phones of an address may send per minute.';
export const LIMIT_WRONG_PASSWORDS = (): string =>
  'Wrong passwords per address in five minutes, half as many per account; 0 is no limit. Browsers that signed in before are not counted.';
export const OIDC_ISSUER = (): string => 'OpenID Connect issuer that replaces the embedded one.';
export const OIDC_CLIENT_ID = (): string => 'Client id of the application at the issuer.';
export const OIDC_SCOPE = (): string =>
  'Requested scopes, space-separated; they must include openid.';
export const OIDC_AUDIENCE = (): string => 'Audience that access tokens must name.';
export const OIDC_TOKEN_TYPES = (): string =>
  'Accepted typ headers of access tokens, comma-separated.';
export const ACCESS_TOKEN_SECONDS = (): string =>
  'Lifetime of an access token of the embedded issuer.';
export const RENEW_BEFORE_SECONDS = (): string =>
  'How long before its expiry the application renews it.';
export const SESSION_SECONDS = (): string =>
  'Lifetime of a sign-in session of the embedded issuer; an account may have any number of sessions.';
export const ALLOW_EMBEDDED_IDENTITY = (): string =>
  'true lets the embedded issuer run in production.';
export const APPLE_PASS_TYPE_ID = (): string => 'Pass type identifier.';
export const APPLE_TEAM_ID = (): string => 'Team identifier.';
export const APPLE_CERTIFICATE = (): string =>
  'Path of the signing certificate (PEM). Without it a self-made one signs.';
export const APPLE_CERTIFICATE_KEY = (): string => 'Path of its private key (PEM).';
export const APPLE_CERTIFICATE_PASSPHRASE = (): string => 'Passphrase of the private key.';
export const APPLE_WWDR_CERTIFICATE = (): string => 'Path of the intermediate certificate (PEM).';
export const APNS_URL = (): string =>
  'Push service that notifies phones of changes. It requires APPLE_CERTIFICATE.';
export const GOOGLE_WALLET_ISSUER_ID = (): string => 'Issuer id at Google Wallet.';
export const GOOGLE_WALLET_SERVICE_ACCOUNT = (): string => 'E-mail address of the service account.';
export const GOOGLE_WALLET_KEY = (): string =>
  'Path of its private key (PEM or JSON). Without it a self-made key signs, and no change reaches Google.';
export const GOOGLE_WALLET_API = (): string => "Where Google's wallet objects are stored.";
export const GOOGLE_TOKEN_URL = (): string => 'Token endpoint of the service account.';
export const GOOGLE_WALLET_KEYS = (): string =>
  'Public keys that verify Google’s callback for a save; fetched when GOOGLE_WALLET_KEY is set.';
export const APPLE_WALLET_BADGE = (): string =>
  'Address of the official badge that replaces our button art.';
export const GOOGLE_WALLET_BADGE = (): string => 'The same for Google Wallet.';
export const SMTP_URL = (): string =>
  'Mail server, smtp://user:password@host:587 or smtps://…. Without it mails are files in DATA_DIR/mail.';
export const MAIL_FROM = (): string => 'Sender of the mails; must be set with SMTP_URL.';
export const SHARE_BASE_URL = (): string => 'Start of a coupon’s link; the coupon id follows it.';
export const TEMPLATE_HOST = (): string => 'Host of {host}/template/{informedImagesId}.';
export const MAILER_PORTAL_URL = (): string => "The mailer portal's dashboard.";
export const ANALYTICS = (): string => 'true counts page views and speed, first-party only.';
export const PROVIDER_NAME = (): string => 'Name in the provider bar.';
export const PROVIDER_MENUS = (): string =>
  'JSON: [{"label","links":[{"label","href"}]}] of the provider bar.';
export const FOOTER_MENUS = (): string => 'JSON of the same form: the columns of the footer.';
export const LEGAL_LINKS = (): string => 'JSON: [{"label","href"}] beside the copyright line.';
export const COPYRIGHT_YEAR = (): string => 'Year of the copyright line.';
export const DEFAULT_TIME_ZONE = (): string => 'Default time zone for the end of offers.';
export const DATABASE_DIRECT_URL = (): string =>
  'The same database without a pooler between, for migrations and notices. Set it when DATABASE_URL leads to PgBouncer in transaction mode.';
export const LIMIT_WRONG_CODES = (): string =>
  'Wrong codes of households that an address may open per minute; with more, right codes wait too.';
export const LIMIT_ANSWERS = (): string => 'Answers to proofs that an address may send per minute.';
