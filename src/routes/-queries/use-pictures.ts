import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Page } from '../../api/page.ts';
import { readTemplatePicture, type TemplateSummary } from '../../api/templates.queries.ts';
import { dataUrlOf } from '../../domain/images/data-url.ts';
import { useServices } from './with-services.tsx';

/** A picture of the catalogue. */
interface CataloguePicture {
  /** The services' address, on their own origin. */
  readonly address: string;
  /** Whether its owner is active, so that the picture is public (API-04). */
  readonly active: boolean;
  /** Reads it with the token. */
  readonly read: (signal: AbortSignal) => Promise<Blob>;
}

/** The `<img>` source of each picture, by address: the public address, or a data URL once it was read with the token. */
export function usePictures(pictures: readonly CataloguePicture[]): ReadonlyMap<string, string> {
  const { apiBase } = useServices().configuration;
  const hidden = useMemo(() => pictures.filter(({ active }) => !active), [pictures]);
  const read = useQueries({
    queries: hidden.map((picture) => ({
      queryKey: ['picture', picture.address],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
        dataUrlOf(await picture.read(signal)),
      staleTime: Infinity,
    })),
    combine: dataOf,
  });
  return useMemo(() => {
    const shown = pictures
      .filter(({ active }) => active)
      .map(({ address }) => [address, addressIn(apiBase, address)] as const);
    const known = hidden.flatMap(({ address }, index) => {
      const data = read[index];
      return data === undefined ? [] : [[address, data] as const];
    });
    return new Map([...shown, ...known]);
  }, [apiBase, pictures, hidden, read]);
}

/** The designs of a list, and their thumbnails by address. */
export function useThumbnails(pages: readonly Page<TemplateSummary>[] | undefined) {
  const { client } = useServices();
  const summaries = useMemo(() => pages?.flatMap(({ items }) => items) ?? [], [pages]);
  const thumbnails = useMemo(
    () =>
      summaries.map(({ id, active, thumbnail: address }) => ({
        address,
        active,
        read: (signal: AbortSignal) => readTemplatePicture(client, id, 'thumbnail', signal),
      })),
    [summaries, client],
  );
  return { summaries, pictures: usePictures(thumbnails) };
}

const dataOf = (results: readonly { readonly data: string | undefined }[]) =>
  results.map(({ data }) => data);

function addressIn(apiBase: string, address: string): string {
  return new URL(address, apiBase === '' ? location.origin : apiBase).href;
}
