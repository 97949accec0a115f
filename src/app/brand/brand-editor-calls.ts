/** Editing and erasing the account's brand, with the services (KIT-01). */
import { fromPromise } from 'xstate';
import { brandQuery, eraseBrand } from '../../api/brand.queries.ts';
import { EMPTY_BRAND } from '../../domain/brand/brand.ts';
import {
  brandEditorMachine,
  type EditedBrand,
  type SavedBrand,
} from '../../machines/brand/brand-editor.machine.ts';
import {
  type BrandSources,
  detached,
  readBrand,
  saveBrand,
  withPictures,
} from './brand-pictures.ts';

export function brandEditorWith(sources: BrandSources) {
  const { client, queryClient } = sources;
  return brandEditorMachine.provide({
    actors: {
      openBrand: fromPromise<EditedBrand, void>(async () => {
        const { brand, etag } = await readBrand(sources);
        if (brand === null) return { brand: EMPTY_BRAND, version: etag, isKept: false };
        return { brand: await withPictures(sources, brand), version: etag, isKept: true };
      }),
      saveBrand: fromPromise<void, SavedBrand>(({ input: { brand, version } }) =>
        // What another tab replaced is no longer stored, so its pictures are sent again.
        saveBrand(sources, version === null ? detached(brand) : brand, version),
      ),
      eraseBrand: fromPromise<void, void>(async () => {
        await eraseBrand(client);
        queryClient.setQueryData(brandQuery(client).queryKey, { brand: null, etag: '"none"' });
        queryClient.removeQueries({ queryKey: ['brand-media'] });
      }),
    },
  });
}
