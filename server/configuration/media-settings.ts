import type { SettingReader } from './setting-readers.ts';
import * as faultWords from '../../src/words/server/setting-faults.gen.ts';

/** An S3-compatible store; buckets are addressed by path, which every store supports. */
export type S3Settings = NonNullable<ReturnType<typeof readS3>>;

/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html */
const BUCKET = /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/;
const NAMES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;

/** Reads the S3_ settings; null when none is set, then media are files. Errors never repeat a key. */
export function readS3(read: SettingReader) {
  const given = NAMES.filter((name) => read.optionalText(name) !== null);
  const [first] = given;
  if (first === undefined) return null;
  const [missing] = NAMES.filter((name) => !given.includes(name));
  if (missing !== undefined) return read.fail(missing, faultWords.unsetWith({ other: first }));
  return {
    bucket: read.matching('S3_BUCKET', BUCKET, faultWords.bucket),
    endpoint: read.address('S3_ENDPOINT'),
    accessKey: read.text('S3_ACCESS_KEY'),
    secretKey: read.text('S3_SECRET_KEY'),
    region: read.text('S3_REGION'),
  };
}
