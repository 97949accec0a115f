import { once } from 'node:events';
import {
  connect,
  constants,
  type ClientHttp2Session,
  type ClientHttp2Stream,
  type SecureClientSessionOptions,
} from 'node:http2';
import type { PassCertificates } from './pass-certificates.ts';
import { MessageFailed, type PushPort } from '../../delivery/wallet-messages.ts';
import { reasonOf } from '../../jobs/attempt-failed.ts';

interface ApnsSettings {
  /** `https://api.push.apple.com`. */
  readonly url: string;
  /** The push topic, which the certificate contains too. */
  readonly passTypeIdentifier: string;
  readonly certificates: Pick<
    PassCertificates,
    'signerCert' | 'signerKey' | 'signerKeyPassphrase' | 'wwdr'
  >;
  /** PEM of an additional authority to trust, for servers outside of the system's authorities. */
  readonly authority?: string;
}

/** APNs closes idle connections by itself after about an hour. */
const IDLE_MS = 600_000;
/** Another one makes a request that is refused as one of the network, and would be tried for a day. */
const TOKEN = /^[\da-f]+$/i;
const LONGEST_ANSWER = 4_096;
const NO_LONGER_THERE = 410;
/** APNs statuses about the token or the message itself; another attempt cannot help. */
const FINAL = [400, 404, 405, 413];

/**
 * Sends pushes over one HTTP/2 connection with the pass certificate. The message is empty, and phones then request the
 * update (API-11).
 */
export function createApnsPush(settings: ApnsSettings): PushPort {
  let current: ClientHttp2Session | null = null;
  const session = (): ClientHttp2Session => {
    if (current !== null && !current.closed && !current.destroyed) return current;
    current = openSession(settings);
    return current;
  };
  return {
    async push(pushToken, signal) {
      if (!TOKEN.test(pushToken))
        throw new MessageFailed('APNs 400 BadDeviceToken', { isWorthRetrying: false });
      const { status, reason } = await post(session(), settings, pushToken, signal);
      if (status === 200) return 'taken';
      if (status === NO_LONGER_THERE) return 'gone';
      throw new MessageFailed(`APNs ${status} ${reason}`.trim(), {
        isWorthRetrying: !FINAL.includes(status),
      });
    },
    async close() {
      const open = current;
      current = null;
      if (open === null || open.destroyed) return;
      const closed = once(open, 'close');
      open.destroy();
      await closed;
    },
  };
}

function openSession({ url, certificates, authority }: ApnsSettings): ClientHttp2Session {
  const options: SecureClientSessionOptions = {
    // As in every TLS chain, the intermediate is sent with the certificate.
    cert: `${certificates.signerCert.trimEnd()}\n${certificates.wwdr}`,
    key: certificates.signerKey,
    ...(certificates.signerKeyPassphrase !== undefined && {
      passphrase: certificates.signerKeyPassphrase,
    }),
    ...(authority !== undefined && { ca: authority }),
  };
  const session = connect(url, options);
  // Each stream reports the error itself.
  session.on('error', () => undefined);
  session.on('goaway', () => session.close());
  session.setTimeout(IDLE_MS, () => session.close());
  session.unref();
  return session;
}

async function post(
  session: ClientHttp2Session,
  { passTypeIdentifier }: ApnsSettings,
  pushToken: string,
  signal: AbortSignal,
) {
  try {
    const stream = session.request(
      {
        [constants.HTTP2_HEADER_METHOD]: 'POST',
        [constants.HTTP2_HEADER_PATH]: `/3/device/${pushToken}`,
        [constants.HTTP2_HEADER_CONTENT_TYPE]: 'application/json',
        'apns-topic': passTypeIdentifier,
      },
      { signal },
    );
    stream.end('{}');
    return await answerOf(stream);
  } catch (error) {
    // A connection that sends nothing would never close. Its other streams may finish.
    if (signal.aborted) session.close();
    throw new MessageFailed(`APNs ${reasonOf(error)}`, { isWorthRetrying: true });
  }
}

/** The status, and Apple's reason, such as `BadDeviceToken`; empty if there is none. */
async function answerOf(stream: ClientHttp2Stream) {
  let status = 0;
  stream.on('response', (headers) => {
    status = Number(headers[constants.HTTP2_HEADER_STATUS]);
  });
  stream.setEncoding('utf8');
  let text = '';
  for await (const part of stream) text = `${text}${String(part)}`.slice(0, LONGEST_ANSWER);
  return { status, reason: /"reason"\s*:\s*"(\w{1,64})"/.exec(text)?.[1] ?? '' };
}
