import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

interface S3Account {
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
}

const SKEW_MS = 15 * 60_000;

/** The error code with which a store would refuse the request; null if the signature is correct. Written from the protocol: https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
export function refusalOf(
  request: IncomingMessage,
  body: Buffer,
  { accessKey, secretKey, region }: S3Account,
): string | null {
  const authorization = request.headers.authorization ?? '';
  const [, credential = '', signedHeaders = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/.exec(
      authorization,
    ) ?? [];
  if (signature === '') return 'AccessDenied';
  const [key, day = '', ...scope] = credential.split('/');
  if (key !== accessKey) return 'InvalidAccessKeyId';
  if (scope.join('/') !== `${region}/s3/aws4_request`) return 'AuthorizationHeaderMalformed';
  const date = headerOf(request, 'x-amz-date');
  if (!date.startsWith(day) || Math.abs(Date.now() - timeOf(date)) > SKEW_MS)
    return 'RequestTimeTooSkewed';
  const payload = headerOf(request, 'x-amz-content-sha256');
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body))
    return 'XAmzContentSHA256Mismatch';
  const names = signedHeaders.split(';');
  if (!names.includes('host') || !names.includes('x-amz-content-sha256')) return 'AccessDenied';

  const place = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', date, place, sha256(canonical(request, names, payload))];
  const signing = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${secretKey}`,
  );
  const expected = hmac(signing, text.join('\n'));
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch';
}

function canonical(request: IncomingMessage, names: readonly string[], payload: string): string {
  const [path = '/', query = ''] = (request.url ?? '/').split('?');
  const headers = names.map((name) => `${name}:${headerOf(request, name).trim()}\n`).join('');
  const parameters = query.split('&').filter(Boolean).sort().join('&');
  return [request.method, path, parameters, headers, names.join(';'), payload].join('\n');
}

/** `20261120T182733Z` */
function timeOf(date: string): number {
  return Date.parse(
    date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  );
}

function headerOf(request: IncomingMessage, name: string): string {
  return String(request.headers[name] ?? '');
}

function sha256(bytes: string | Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
