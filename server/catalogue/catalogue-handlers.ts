import type { Database } from '../db/database.ts';
import type { MediaStore } from '../media/media-store.ts';
import { catalogueRoutes } from './catalogue.routes.ts';
import { createCatalogueService } from './catalogue.service.ts';
import { missedSearchRoutes } from './missed-searches.routes.ts';
import { createMissedSearchService } from './missed-searches.service.ts';
import { templateAdministrationRoutes } from './template-administration.routes.ts';
import { createTemplateAdministration } from './template-administration.service.ts';
import { keywordRoutes } from './keywords.routes.ts';
import { createKeywordService } from './keywords.service.ts';
import { synonymRoutes } from './words/synonyms.routes.ts';
import { createSynonymService } from './words/synonyms.service.ts';
import { informedImagesRoutes } from './informed-images.routes.ts';
import { createInformedImagesService } from './informed-images.service.ts';

/** The handlers of the catalogue's operations: templates, keywords, synonyms and missed searches. */
export function catalogueHandlers({
  database,
  media,
}: {
  readonly database: Database;
  readonly media: MediaStore;
}) {
  const catalogue = createCatalogueService(database, media);
  const missed = createMissedSearchService(database);
  const parts = { database, media, changed: catalogue.changed };
  return {
    ...catalogueRoutes(catalogue, missed),
    ...missedSearchRoutes(missed),
    ...templateAdministrationRoutes(createTemplateAdministration(parts)),
    ...keywordRoutes(createKeywordService(parts)),
    ...synonymRoutes(createSynonymService(parts)),
    ...informedImagesRoutes(createInformedImagesService(parts)),
  };
}
