/** The brand of an account (KIT-01). */
import { queryOptions } from '@tanstack/react-query';
import { isUnknownId } from '../domain/failures.ts';
import type { ApiClient, Schema } from './client.ts';

export type StoredBrand = Schema<'Brand'>;
export type NewBrand = Schema<'NewBrand'>;

/** Which picture of the brand's logo. */
interface BrandMedia {
  readonly type: 'logo' | 'originalLogo';
  readonly platform: 'apple' | 'google';
}

/** How long a screen trusts the brand that was read before; another tab may change it. */
const TRUSTED_MS = 30_000;

/** The brand with the version that `keepBrand` sends back; null for an account without one. */
export const brandQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['brand'],
    queryFn: async ({ signal }) => {
      const { data, headers } = await client.request('get', '/api/v1/brand', { signal });
      return { brand: data.brand, etag: headers.get('ETag') ?? '*' };
    },
    staleTime: TRUSTED_MS,
  });

/** A picture of the brand by its content's name, because reading it needs the token; null if its file is gone. */
export const brandMediaQuery = (client: ApiClient, name: string, query: BrandMedia) =>
  queryOptions({
    queryKey: ['brand-media', name, query],
    queryFn: async ({ signal }): Promise<Blob | null> => {
      try {
        const params = { query };
        return await client.GET('/api/v1/brand/media', { params, parseAs: 'blob', signal });
      } catch (reason) {
        if (isUnknownId(reason)) return null;
        throw reason;
      }
    },
    staleTime: Infinity,
  });

/** Keeps a brand. Throws `ServiceFailure` `stale-edit` if it changed since it was read; the version null overwrites. */
export async function keepBrand(client: ApiClient, body: NewBrand, etag: string | null) {
  const params = { header: etag === null ? {} : { 'If-Match': etag } };
  const { data, headers } = await client.request('put', '/api/v1/brand', { params, body });
  return { brand: data, etag: headers.get('ETag') ?? '*' };
}
