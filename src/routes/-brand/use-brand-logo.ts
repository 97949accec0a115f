import { queryOptions, useQuery } from '@tanstack/react-query';
import { brandMediaQuery, type StoredBrand } from '../../api/brand.queries.ts';
import type { ApiClient } from '../../api/client.ts';
import { dataUrlOf } from '../../domain/images/data-url.ts';
import { useServices } from '../-queries/with-services.tsx';

/** The brand's Apple logo as a data URL, read with the token; null while it is read, and without one. */
export function useBrandLogo(brand: StoredBrand | null): string | null {
  const { client } = useServices();
  const name = brand?.logos.appleLogo?.image;
  const { data = null } = useQuery({
    ...logoQuery(client, name ?? ''),
    enabled: name !== undefined,
  });
  return name === undefined ? null : data;
}

function logoQuery(client: ApiClient, name: string) {
  const media = brandMediaQuery(client, name, { type: 'logo', platform: 'apple' });
  return queryOptions({
    queryKey: ['brand-media', name, 'shown'],
    queryFn: async ({ client: queries }) => {
      const blob = await queries.fetchQuery(media);
      return blob === null ? null : dataUrlOf(blob);
    },
    staleTime: Infinity,
  });
}
