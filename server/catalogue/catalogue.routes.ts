import type { Database } from '../db/database.ts';
import { CACHE, sendVersioned } from '../http/answers/conditional-answer.ts';
import { sendPage } from '../http/answers/paged-answer.ts';
import { sendPicture } from '../http/answers/picture-answer.ts';
import { versionOf } from '../http/answers/versions.ts';
import { callerOfRequest } from '../http/contract/authentication.ts';
import { handlersOf } from '../http/contract/contract.ts';
import type { Claims } from '../identity/verify-token.ts';
import { existing, RequestFailure } from '../http/problems/problems.ts';
import type { StoredFiles } from '../media/media-store.ts';
import { storedPicture } from '../media/media.repository.ts';
import { isSpanish } from '../../src/words/language.ts';
import { isCallerAdmin } from '../accounts/roles.ts';
import { listColors } from './colors.repository.ts';
import { findSpanishNames } from './keywords.repository.ts';
import { countMissedSearch, missedSearchRoutes } from './missed-searches.routes.ts';
import { findTraits, listSimilarTemplates } from './similar-templates.repository.ts';
import {
  findAdminTemplate,
  findInformedImages,
  type InformedImagesRow,
} from './template-administration.repository.ts';
import { createTemplateSearch } from './template-search.ts';
import { mayBeSeen, templateSummaryOf, schemeSwatches } from './template-view.ts';
import { findTemplate, findTemplateBasics, type TemplateRow } from './templates.repository.ts';
import { synonymRoutes } from './synonyms.routes.ts';
import { templateAdministrationRoutes } from './template-administration.routes.ts';
import { keywordRoutes } from './keywords.routes.ts';
import { sql } from 'kysely';
import type { RideAlongArchive, RideAlongDrawing } from '../../openapi/schema.gen.ts';
import { EXPORT_SIZES } from '../../src/domain/constants.ts';
import { COUPON_FILES } from '../../src/domain/coupon/file-names.ts';
import { readRenderedImage } from '../media/rendered-image.ts';
import { rideAlongArchive } from '../media/ride-along-archive.ts';
import { readUploads } from './catalogue-uploads.ts';
import { storedDesigns } from './design-rasters.ts';
import { designFaults } from './design-rules.ts';
import * as problemWords from '../../src/words/server/problems.gen.ts';

/** Templates, keywords, synonyms and missed searches. */
export function catalogueRoutes({ database, media }: StoredFiles) {
  const templates = createTemplateSearch(database);
  const parts = { database, media, changed: templates.forget };
  return {
    ...searchRoutes(database, templates),
    ...templateRoutes({ database, media }),
    ...templateAdministrationRoutes(parts),
    ...keywordRoutes(parts),
    ...missedSearchRoutes(database),
    ...synonymRoutes(parts),
    ...informedImagesRoutes(parts),
  };
}

/** Colors and lists of templates (BROWSE-05, BROWSE-07); searches without a result are counted (PRE-06). */
function searchRoutes(database: Database, templates: ReturnType<typeof createTemplateSearch>) {
  return handlersOf({
    async listColors(_request, reply) {
      reply.header('Cache-Control', CACHE.own);
      const rows = await listColors(database);
      return rows.map(({ value, description, spanish }) => ({
        value,
        description: (isSpanish() ? spanish : null) ?? description,
      }));
    },
    async listTemplates(request, reply) {
      const { q = '', colors = [], keywords = [], order = 'newest' } = request.query;
      const withInactive = isCallerAdmin(callerOfRequest(request));
      return sendPage(reply, request.query, async (page) => {
        const search = { q, colors, keywords, order, ...page };
        const { rows, total, isPartial } = await templates.find(search, { withInactive });
        const isByWordsAlone = colors.length === 0 && keywords.length === 0;
        if (total === 0 && page.page === 0 && isByWordsAlone)
          await countMissedSearch(database, q).catch((error: unknown) =>
            request.log.warn(error, 'A search is not counted.'),
          );
        reply.header('X-Words-Found', isPartial ? 'some' : 'all');
        return { items: await summariesOf(database, rows), total };
      });
    },
    /** Lists other templates, those with the most shared keywords and colors first. */
    async listSimilarTemplates(request, reply) {
      const caller = callerOfRequest(request);
      const traits = seenBy(caller, await findTraits(database, request.params.id));
      return sendPage(reply, request.query, async (page) => {
        const asked = { ...page, withInactive: isCallerAdmin(caller) };
        const { rows, total } = await listSimilarTemplates(database, traits, asked);
        return { items: await summariesOf(database, rows), total };
      });
    },
  });
}

/** A template and its pictures (BROWSE-07). */
function templateRoutes({ database, media }: StoredFiles) {
  return handlersOf({
    async getTemplate(request, reply) {
      const caller = callerOfRequest(request);
      const row = seenBy(caller, await findTemplate(database, request.params.id));
      const names = await namesOfKeywords(database, [row]);
      const template = { ...templateSummaryOf(row, names), editorSource: row.editor_source };
      const words = [template.title, template.description, ...template.keywords];
      const version = versionOf(row.id, row.updated_at, ...words);
      return sendVersioned(request, reply, { version, cache: CACHE.own }, () => template);
    },
    async getTemplateImage(request, reply) {
      const { type = 'strip', v } = request.query;
      const { id } = request.params;
      if (type === 'source') {
        const source = await sourceOf(database, request.caller, id);
        // Sent as a download, so that an uploaded drawing never opens as a page of this origin.
        reply.header('Content-Disposition', `attachment; filename="template-${id}.svg"`);
        const version = versionOf(source);
        const answer = { version, cache: CACHE.own, contentType: 'image/svg+xml' };
        return sendVersioned(request, reply, answer, () => source);
      }
      const row = seenBy(request.caller, await findTemplateBasics(database, id));
      const hash =
        type === 'rideAlong'
          ? existing(await findInformedImages(database, row.informed_images_id)).image
          : row[PLACES[type]];
      const picture = await storedPicture(database, media, hash);
      // Answers for administrators must not stay in a shared cache.
      const isPublic = request.caller === null;
      return sendPicture(request, reply, picture, { named: v, isPublic });
    },
  });
}

/** Only administrators see inactive templates (BROWSE-07). */
function seenBy<Row extends { readonly active: boolean }>(
  caller: Claims | null,
  row: Row | undefined,
): Row {
  if (row !== undefined && mayBeSeen(row, caller)) return row;
  throw new RequestFailure('not-found');
}

/** The cleaned SVG; for administrators only. */
async function sourceOf(database: Database, caller: Claims | null, id: string) {
  if (caller === null) throw new RequestFailure('unauthorized');
  if (!isCallerAdmin(caller)) throw new RequestFailure('forbidden');
  return existing((await findAdminTemplate(database, id))?.source_image);
}

async function summariesOf(database: Database, rows: readonly TemplateRow[]) {
  const names = await namesOfKeywords(database, rows);
  return rows.map((row) => templateSummaryOf(row, names));
}

/** The Spanish names of the templates' keywords; none for a request in English. */
async function namesOfKeywords(database: Database, rows: readonly TemplateRow[]) {
  if (!isSpanish()) return new Map<string, string>();
  return findSpanishNames(
    database,
    rows.flatMap(({ keywords }) => keywords),
  );
}

const PLACES = { strip: 'image', thumbnail: 'thumbnail' } as const;

/** Ride-Along designs by their informedImages id, and their archives (API-09, ADMT-09). */
function informedImagesRoutes({ database, media }: StoredFiles) {
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
    throw RequestFailure.at('/id', problemWords.mustBeIdInAddress(), 'invalid-template');
  }
  if (drawing.editorSource === undefined || drawing.editorSource === null) return;
  const faults = designFaults(drawing.editorSource, '/editorSource', EXPORT_SIZES.rideAlong);
  if (faults.length > 0) throw new RequestFailure('invalid-template', faults);
  await storedDesigns('invalid-template', { strip: [drawing.editorSource, '/editorSource'] });
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
async function isInformedImagesOpenTo(database: Database, id: string, person: Claims) {
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
async function findOwnCouponName(database: Database, id: string | undefined, person: Claims) {
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
