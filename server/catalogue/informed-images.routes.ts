import { sql } from 'kysely';
import type { RideAlongArchive, RideAlongDrawing } from '../../openapi/schema.gen.ts';
import { EXPORT_SIZES } from '../../src/domain/constants.ts';
import { COUPON_FILES } from '../../src/domain/coupon/file-names.ts';
import type { Database } from '../db/database.ts';
import type { Claims } from '../identity/verify-token.ts';
import type { MediaStore } from '../media/media-store.ts';
import { readRenderedImage } from '../media/rendered-image.ts';
import { rideAlongArchive } from '../media/ride-along-archive.ts';
import { CACHE, sendVersioned } from '../http/answers/conditional-answer.ts';
import { callerOfRequest } from '../http/contract/authentication.ts';
import { handlersOf } from '../http/contract/contract.ts';
import { existing, RequestFailure } from '../http/problems/problems.ts';
import {
  findInformedImages,
  type InformedImagesRow,
} from './template-administration.repository.ts';
import { readUploads } from './catalogue-uploads.ts';
import { checkDesign } from './design-rasters.ts';
import { designFaults } from './design-rules.ts';
import { isCallerAdmin } from '../accounts/roles.ts';
import { storedPicture } from '../media/media.repository.ts';
import { schemeSwatches } from './template-view.ts';
import { versionOf } from '../http/answers/versions.ts';
import * as problemWords from '../../src/words/server/problems.gen.ts';

interface Parts {
  readonly database: Database;
  readonly media: MediaStore;
}

/** Ride-Along designs by their informedImages id, and their archives (API-09, ADMT-09). */
export function informedImagesRoutes({ database, media }: Parts) {
  return handlersOf({
    async getInformedImages(request, reply) {
      const row = await findFor(database, callerOfRequest(request), request.params.id);
      const schemes = schemeSwatches(row.editor_source);
      const version = versionOf(row.id, row.updated_at);
      return sendVersioned(request, reply, { version, cache: CACHE.own }, () => {
        return { id: row.id, schemes, editorSource: row.editor_source };
      });
    },
    /** Returns the template's image. */
    async getRideAlongArchive(request) {
      const row = await findFor(database, callerOfRequest(request), request.params.id);
      const picture = await storedPicture(database, media, row.image);
      return archiveAnswer(await picture.read(), COUPON_FILES.rideAlong('', row.id));
    },
    /** Returns the marketer's own image. */
    async makeRideAlongArchive(request) {
      const caller = callerOfRequest(request);
      const drawing = request.body;
      const row = await findFor(database, caller, request.params.id);
      await refuseDrawing(row.id, drawing);
      const uploads = readUploads();
      const master = await uploads.picture('/image', () =>
        readRenderedImage(drawing.image, EXPORT_SIZES.rideAlong),
      );
      uploads.refuseFaults();
      if (master === null) throw new Error('A picture was neither read nor refused.');
      const coupon = await findOwnCouponName(database, drawing.couponId, caller);
      return archiveAnswer(master.bytes, COUPON_FILES.rideAlong(coupon ?? '', row.id));
    },
  });
}

async function findFor(database: Database, caller: Claims, id: string): Promise<InformedImagesRow> {
  const row = existing(await findInformedImages(database, id));
  if (!isCallerAdmin(caller) && !(await isInformedImagesOpenTo(database, row.id, caller)))
    throw new RequestFailure('not-found');
  return row;
}

async function refuseDrawing(id: string, drawing: RideAlongDrawing): Promise<void> {
  if (drawing.id !== undefined && drawing.id.toLowerCase() !== id) {
    const detail = problemWords.mustBeIdInAddress();
    throw new RequestFailure('invalid-template', [{ pointer: '/id', detail }]);
  }
  if (drawing.editorSource === undefined || drawing.editorSource === null) return;
  const faults = designFaults(drawing.editorSource, '/editorSource', EXPORT_SIZES.rideAlong);
  if (faults.length > 0) throw new RequestFailure('invalid-template', faults);
  const rasters = await checkDesign(drawing.editorSource, '/editorSource');
  if (rasters.faults.length > 0) throw new RequestFailure('invalid-template', rasters.faults);
}

async function archiveAnswer(master: Buffer, name: string): Promise<RideAlongArchive> {
  const zip = await rideAlongArchive(master, name);
  return {
    dataUri: `data:application/zip;base64,${zip.toString('base64')}`,
    filename: `${name}.zip`,
    contentType: 'application/zip',
  };
}

/** Returns whether an active template or a coupon of this account uses the Ride-Along design. */
async function isInformedImagesOpenTo(
  database: Database,
  id: string,
  person: Claims,
): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    select exists (select from templates where informed_images_id = ${id} and active)
      or exists (
        select from projects join accounts on accounts.id = projects.account_id
        where projects.informed_images_id = ${id}
          and accounts.issuer = ${person.issuer} and accounts.subject = ${person.subject}
      ) as open`.execute(database);
  return rows[0]?.open ?? false;
}

/** Returns the name of an account's coupon; undefined when the account has no coupon with this id. */
async function findOwnCouponName(
  database: Database,
  id: string | undefined,
  person: Claims,
): Promise<string | undefined> {
  if (id === undefined) return undefined;
  const row = await database
    .selectFrom('projects')
    .innerJoin('accounts', 'accounts.id', 'projects.account_id')
    .select('projects.name')
    .where('projects.id', '=', id)
    .where('accounts.issuer', '=', person.issuer)
    .where('accounts.subject', '=', person.subject)
    .executeTakeFirst();
  return row?.name;
}
