/** Reads the files in an administrator's request one by one, so that all faults are reported at once. */
import type { FieldFailure } from '../../src/domain/failures.ts';
import { ImageRefused } from '../media/rendered-image.ts';
import { cleanSvgs } from '../media/svg-source.ts';
import { RequestFailure } from '../http/problems/problems.ts';
import type { StoredFiles } from '../media/media-store.ts';

/** What changes of the catalogue need. */
export interface CatalogueParts extends StoredFiles {
  /** Called after every change; clears the cached search results. */
  readonly changed: () => void;
}

export type Uploads = ReturnType<typeof readUploads>;

export function readUploads() {
  const images: FieldFailure[] = [];
  const sources: FieldFailure[] = [];
  return {
    /** Returns the picture that `read` returns; null when it is refused or absent. */
    async picture<Picture>(pointer: string, read: (() => Promise<Picture>) | null) {
      try {
        return read === null ? null : await read();
      } catch (error) {
        if (!(error instanceof ImageRefused)) throw error;
        images.push({ pointer, detail: error.message });
        return null;
      }
    },
    /** Returns the cleaned SVG; undefined stays undefined. */
    async source(pointer: string, source: string | null | undefined) {
      if (typeof source !== 'string') return source;
      const [cleaned] = await cleanSvgs([source]);
      sources.push(...(cleaned?.reasons ?? []).map((detail) => ({ pointer, detail })));
      return cleaned?.source ?? null;
    },
    /** Throws `RequestFailure` with every fault found. */
    refuseFaults() {
      if (images.length > 0) throw new RequestFailure('image-refused', [...images, ...sources]);
      if (sources.length > 0) throw new RequestFailure('svg-refused', sources);
    },
  };
}
