/** Generated from en/server/start.json by `npm run generate`. Do not edit. */

export const dataFolderUnusable = ({
  folder,
  code,
}: {
  readonly folder: string | number;
  readonly code: string | number;
}): string =>
  `The data folder ${folder} cannot be used (${code}). Set DATA_DIR to a folder that this user can write to.`;
export const dataFolderNotLocked = ({ folder }: { readonly folder: string | number }): string =>
  `Could not lock the data folder ${folder}: other instances keep starting in it. Wait a moment and start again.`;
export const dataFolderInUse = ({
  folder,
  process,
}: {
  readonly folder: string | number;
  readonly process: string | number;
}): string =>
  `The data folder ${folder} is in use by another running Tearline (process ${process}). Stop that one first, or set DATA_DIR to another folder.`;
export const databaseMade = ({ folder }: { readonly folder: string | number }): string =>
  `Created a new database in ${folder}.`;
export const databaseStarted = ({
  adopted,
  port,
}: {
  readonly adopted: boolean;
  readonly port: string | number;
}): string => `${adopted ? 'Adopted the running' : 'Started'} PostgreSQL on 127.0.0.1:${port}.`;
export const databaseSilent = (): string => 'The embedded database runs but does not answer.';
export const databaseNotUp = (): string => 'The embedded database did not start.';
export const endOfLog = ({
  sentence,
  file,
  end,
}: {
  readonly sentence: string | number;
  readonly file: string | number;
  readonly end: string | number;
}): string => `${sentence} The end of its log, ${file}:${end}`;
export const databaseEnded = (): string =>
  'The embedded database has stopped by itself and is being restarted.';
export const databaseBack = (): string => 'The embedded database is back.';
export const databaseLost = (): string =>
  'The embedded database has stopped and does not start again. Read its log in DATA_DIR/pg/server.log.';
export const connectionLost = (): string =>
  'A connection to the database was lost. The next one will be new.';
export const databaseUnreachable = ({ reason }: { readonly reason: string | number }): string =>
  `The database cannot be reached (${reason}). Check DATABASE_URL and that PostgreSQL is running.`;
export const databaseTooOld = ({
  version,
  oldest,
}: {
  readonly version: string | number;
  readonly oldest: string | number;
}): string => `The database is PostgreSQL ${version}; Tearline needs ${oldest} or newer.`;
export const notMigrated = ({
  failed,
  reason,
}: {
  readonly failed: string | number;
  readonly reason: string | number;
}): string => `The database could not be migrated: ${failed} failed (${reason}).`;
export const migrationList = (): string => 'the list of migrations';
export const noMigration = ({ path }: { readonly path: string | number }): string =>
  `${path} exports no function named "up".`;
export const noPostgres = ({
  system,
  processor,
}: {
  readonly system: string | number;
  readonly processor: string | number;
}): string =>
  `No packaged PostgreSQL for ${system} on ${processor} was found. Set DATABASE_URL to a PostgreSQL 15 or newer.`;
export const noDatabaseFiles = ({
  folder,
  reason,
}: {
  readonly folder: string | number;
  readonly reason: string | number;
}): string => `PostgreSQL could not create its files in ${folder}: ${reason}`;
export const otherVersion = ({
  folder,
  version,
  own,
}: {
  readonly folder: string | number;
  readonly version: string | number;
  readonly own: string | number;
}): string =>
  `The database in ${folder} was written by PostgreSQL ${version}, but this Tearline has ${own}. Move its contents with pg_dump, or set DATA_DIR to a new folder.`;
export const noPassword = ({ file }: { readonly file: string | number }): string =>
  `The password of the embedded database is not in ${file}. Restore that file from a backup, or set DATA_DIR to a new folder.`;
export const cannotRunAsRoot = ({ reason }: { readonly reason: string | number }): string =>
  `PostgreSQL cannot run as root here: ${reason}. Start Tearline as an ordinary user, or set DATABASE_URL to a PostgreSQL 15 or newer.`;
export const noAccount = (): string => 'no account "postgres" could be created';
export const accountWithoutRights = ({ folder }: { readonly folder: string | number }): string =>
  `the account "postgres" cannot read the program or enter ${folder}`;
export const openingMedia = (): string => 'Opening the media store';
export const seeding = (): string => 'Seeding the templates';
export const openingKeys = (): string => 'Opening the signing keys';
export const startingWorkers = ({ count }: { readonly count: string | number }): string =>
  `Starting ${count} workers`;
export const startingDatabase = (): string => 'Starting the database';
export const migrating = (): string => 'Migrating the database';
export const withoutHttps = (): string =>
  'PUBLIC_URL is not https: Apple passes get no updates, and Google offers have no pictures.';
export const trustingEverybody = (): string =>
  'TRUST_PROXY is true: the server believes any address that a visitor sends in X-Forwarded-For, so limits by address do not work. Set it to the addresses of your proxies, or to their number.';
export const portInUse = ({ port }: { readonly port: string | number }): string =>
  `Port ${port} is in use. Stop what uses it, or set PORT to another one.`;
export const portNotAllowed = ({ port }: { readonly port: string | number }): string =>
  `This user may not use port ${port}. Set PORT to another one.`;
export const hostElsewhere = ({ host }: { readonly host: string | number }): string =>
  `HOST ${host} is not an address of this machine.`;
export const workerWithoutDatabase = (): string =>
  'A worker needs the owner’s database. Run npm start.';
export const workerReplaced = ({ reason }: { readonly reason: string | number }): string =>
  `A worker has ended and was replaced: ${reason}`;
export const workerNotStarted = ({ reason }: { readonly reason: string | number }): string =>
  `A worker did not start: ${reason}`;
export const noProcess = (): string => 'the system could not start its process';
export const toldToEnd = (): string => 'it was stopped';
export const exitCode = ({ code }: { readonly code: string | number }): string => `code ${code}`;
export const certificateFault = ({
  path,
  fault,
}: {
  readonly path: string | number;
  readonly fault: string | number;
}): string => `The certificate ${path} (APPLE_CERTIFICATE) ${fault}.`;
export const noPem = (): string => 'is not a PEM certificate';
export const expired = ({ date }: { readonly date: string | number }): string =>
  `expired on ${date}`;
export const otherPassType = ({
  type,
  configured,
}: {
  readonly type: string | number;
  readonly configured: string | number;
}): string => `is for the pass type "${type}", not "${configured}"`;
export const otherTeam = ({
  team,
  configured,
}: {
  readonly team: string | number;
  readonly configured: string | number;
}): string => `is for the team "${team}", not "${configured}"`;
export const fileUnreadable = ({
  path,
  setting,
}: {
  readonly path: string | number;
  readonly setting: string | number;
}): string => `The file ${path} (${setting}) cannot be read.`;
export const googleKeyUnreadable = ({ path }: { readonly path: string | number }): string =>
  `The file ${path} (GOOGLE_WALLET_KEY) cannot be read as a private key.`;
export const embeddedInProduction = (): string =>
  'The embedded identity provider has two well-known passwords, so it does not start with NODE_ENV=production. Set OIDC_ISSUER to your own provider, or ALLOW_EMBEDDED_IDENTITY=true if you know what you are doing.';
export const demonstrationBusiness = (): string => 'Halfmoon Bakery';
export const demonstrationOffer = (): string => 'Buy a dozen rolls, the 13th is on us';
export const demonstrationTerms = (): string => 'One for each household. Not with other offers.';
export const demonstrationCounter = (): string => 'Mill Street 1';
