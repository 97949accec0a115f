import type { Database } from '../db/database.ts';
import { CACHE, sendVersioned } from '../http/answers/conditional-answer.ts';
import { sendPage } from '../http/answers/paged-answer.ts';
import { sendPicture } from '../http/answers/picture-answer.ts';
import { versionOf } from '../http/answers/versions.ts';
import { callerOfRequest } from '../http/contract/authentication.ts';
import { handlersOf } from '../http/contract/contract.ts';
import type { Claims } from '../identity/verify-token.ts';
import { existing, RequestFailure } from '../http/problems/problems.ts';
import type { MediaStore } from '../media/media-store.ts';
import { storedPicture } from '../media/media.repository.ts';
import { isSpanish } from '../../src/words/language.ts';
import { isCallerAdmin } from '../accounts/roles.ts';
import { listColors } from './colors.repository.ts';
import { informedImagesRoutes } from './informed-images.routes.ts';
import { keywordRoutes } from './keywords.routes.ts';
import { findSpanishNames } from './keywords.repository.ts';
import { countMissedSearch, missedSearchRoutes } from './missed-searches.routes.ts';
import { templateAdministrationRoutes } from './template-administration.routes.ts';
import { findTraits, listSimilarTemplates } from './similar-templates.repository.ts';
import { findAdminTemplate, findInformedImages } from './template-administration.repository.ts';
import { createTemplateSearch } from './template-search.ts';
import { mayBeSeen, templateSummaryOf } from './template-view.ts';
import { findTemplate, findTemplateBasics, type TemplateRow } from './templates.repository.ts';
import { synonymRoutes } from './synonyms.routes.ts';

interface Parts {
  readonly database: Database;
  readonly media: MediaStore;
}

/** Templates, keywords, synonyms and missed searches. */
export function catalogueRoutes({ database, media }: Parts) {
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
function templateRoutes({ database, media }: Parts) {
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
      const hash = type === 'rideAlong' ? await rideAlongOf(database, row) : row[PLACES[type]];
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

async function rideAlongOf(
  database: Database,
  { informed_images_id }: { readonly informed_images_id: string | null },
): Promise<string> {
  const design = existing(
    informed_images_id === null
      ? undefined
      : await findInformedImages(database, informed_images_id),
  );
  return design.image;
}
