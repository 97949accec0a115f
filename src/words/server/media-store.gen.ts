/** Generated from en/server/media-store.json by `npm run generate`. Do not edit. */

export const folderFault = ({
  folder,
  fault,
}: {
  readonly folder: string | number;
  readonly fault: string | number;
}): string => `The media folder ${folder} ${fault}`;
export const unusable = ({ code }: { readonly code: string | number }): string =>
  `cannot be used (${code})`;
export const diskFull = (): string => 'is on a full disk. Free up space';
export const quotaUsedUp = (): string => 'is on a disk whose quota is used up. Free up space';
export const readOnly = (): string => 'is on a read-only disk';
export const notAllowed = (): string => 'cannot be written to. Check its owner and its permissions';
export const tooManyFiles = (): string => 'cannot be opened: this process has too many files open';
export const storeFault = ({ fault }: { readonly fault: string | number }): string =>
  `The media store ${fault}`;
export const unreachable = (): string => 'cannot be reached';
export const late = ({ milliseconds }: { readonly milliseconds: string | number }): string =>
  `did not answer within ${milliseconds} ms`;
export const silent = (): string => 'The media store does not answer. It is tried again in seconds';
export const otherBytes = (): string => 'The media store returned other bytes than were stored';
export const keysRefused = (): string =>
  'The media store refuses the keys. Check S3_ACCESS_KEY, S3_SECRET_KEY and S3_REGION, and what the key may do';
export const noBucket = ({ bucket }: { readonly bucket: string | number }): string =>
  `The media store has no bucket "${bucket}". Check S3_BUCKET`;
export const elsewhere = ({ status }: { readonly status: string | number }): string =>
  `The media store redirects (${status}). Check S3_ENDPOINT and S3_REGION`;
export const otherStatus = ({ status }: { readonly status: string | number }): string =>
  `The media store answered ${status}`;
export const noList = (): string => 'The media store did not answer with the list of its objects.';
