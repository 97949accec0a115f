/** Generated from en/server/backup.json by `npm run generate`. Do not edit. */
import { figure } from '../figure.ts';

export const folderNotMade = ({
  folder,
  reason,
}: {
  readonly folder: string | number;
  readonly reason: string | number;
}): string => `The folder ${folder} of the backup could not be made: ${reason}`;
export const folderInUse = ({ folder }: { readonly folder: string | number }): string =>
  `The folder ${folder} has files. Name a new folder for the backup.`;
export const noBackup = ({ folder }: { readonly folder: string | number }): string =>
  `${folder} has no complete backup: it has no backup.json.`;
export const fileMissing = ({ path }: { readonly path: string | number }): string =>
  `The backup lacks the file ${path}. Nothing was restored.`;
export const fileChanged = ({ path }: { readonly path: string | number }): string =>
  `The file ${path} of the backup has changed since it was made. Nothing was restored.`;
export const dataFolderInUse = ({ folder }: { readonly folder: string | number }): string =>
  `The data folder ${folder} has files. Move it away, or set DATA_DIR to a new folder; then restore again.`;
export const ownDatabase = (): string =>
  'DATABASE_URL is set. Back up that database with its own tools: docs/operations.md has the steps.';
export const notServing = ({ folder }: { readonly folder: string | number }): string =>
  `The embedded database of ${folder} does not answer, although a Tearline owns the folder. Try again when /readyz answers 200.`;
export const noData = ({ folder }: { readonly folder: string | number }): string =>
  `${folder} has no embedded database. Set DATA_DIR to the folder of a Tearline that has started once.`;
export const backingUp = ({ folder }: { readonly folder: string | number }): string =>
  `Backing up the database and the media to ${folder}`;
export const backingUpBeforeMigration = ({
  folder,
}: {
  readonly folder: string | number;
}): string => `Backing up before the migration to ${folder}`;
export const backupFailed = ({
  reason,
  folder,
}: {
  readonly reason: string | number;
  readonly folder: string | number;
}): string =>
  `The backup before the migration failed (${reason}). The database was not migrated. Free space for it in ${folder} and start again.`;
export const checking = ({ folder }: { readonly folder: string | number }): string =>
  `Checking and copying the backup ${folder}`;
export const recovering = (): string => 'Starting the restored database';
export const comparing = (): string => 'Comparing rows and media';
export const compared = ({
  pictures,
  missing,
  unknown,
}: {
  readonly pictures: number;
  readonly missing: number;
  readonly unknown: number;
}): string =>
  `${pictures === 1 ? `${figure(pictures)} picture` : `${figure(pictures)} pictures`}: ${missing === 1 ? `${figure(missing)} has` : `${figure(missing)} have`} no file. ${unknown === 1 ? `${figure(unknown)} file belongs` : `${figure(unknown)} files belong`} to no row.`;
export const missingPicture = ({ hash }: { readonly hash: string | number }): string =>
  `No file: ${hash}`;
export const unknownFile = ({ name }: { readonly name: string | number }): string =>
  `No row: ${name}`;
