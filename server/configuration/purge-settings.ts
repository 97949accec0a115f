import type { SettingReader } from './setting-readers.ts';
import * as faultWords from '../../src/words/server/setting-faults.gen.ts';

const PROVIDERS = ['none', 'generic', 'fastly', 'cloudflare'] as const;

/** How a shared cache in front of the public pages is told that a coupon has changed (PUB-11). */
export type PurgeSettings = NonNullable<ReturnType<typeof readPurge>>;

/** Reads the PURGE_ settings; null without a provider. Errors never repeat the token. */
export function readPurge(read: SettingReader) {
  const provider = read.choice('PURGE_PROVIDER', PROVIDERS);
  const token = read.optionalText('PURGE_TOKEN');
  if (provider === 'none') {
    if (read.optionalAddress('PURGE_URL') === null) return null;
    return read.fail('PURGE_PROVIDER', faultWords.unsetWith({ other: 'PURGE_URL' }));
  }
  if (token === null && provider !== 'generic')
    return read.fail('PURGE_TOKEN', faultWords.unsetWith({ other: 'PURGE_PROVIDER' }));
  return {
    provider,
    /** The cache itself, or the service or zone in the provider's API. */
    url: read.address('PURGE_URL'),
    token,
  };
}
