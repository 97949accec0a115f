/** Keywords, synonyms and searches without results, as the services have them. */
import type { Schema } from '../../../src/api/client.ts';
import { answer, empty, services } from '../../support/services/operations.ts';
import { pageOf } from './tearline.tsx';

export const keyword = (
  name: string,
  part: Partial<Schema<'Keyword'>> = {},
): Schema<'Keyword'> => ({
  name,
  description: `All about ${name}`,
  spanishName: null,
  spanishDescription: null,
  active: true,
  popular: false,
  weight: 0,
  total: 0,
  templates: 3,
  thumbnail: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  ...part,
});

/** The handlers of the keyword screen, and the bodies that they got. */
export function shelf() {
  const keywords = [
    keyword('bakery', { popular: true }),
    keyword('garden'),
    keyword('night market', { active: false }),
  ];
  let missed = [
    { term: 'sourdough', times: 38, lastOn: '2026-11-21' },
    { term: 'hlaf price', times: 9, lastOn: '2026-11-18' },
  ];
  const sent: object[] = [];
  let synonyms = [
    { word: 'bogo', meanings: ['buy one get one'] },
    { word: 'dog', meanings: ['pet shop', 'veterinarian'] },
  ];
  const handlers = [
    services.get('/api/v1/synonym/admin', ({ query }) => pageOf(query, synonyms, 1_000)),
    services.put('/api/v1/synonym/admin/{word}', async ({ params, sent: body }) => {
      const saved = { word: params.word, meanings: [...(await body()).meanings] };
      synonyms = [...synonyms.filter(({ word }) => word !== saved.word), saved];
      sent.push(saved);
      return answer(200, saved);
    }),
    services.delete('/api/v1/synonym/admin/{word}', ({ params }) => {
      synonyms = synonyms.filter(({ word }) => word !== params.word);
      return empty(204);
    }),
    services.get('/api/v1/keyword/admin', ({ query }) => pageOf(query, keywords, 100)),
    services.post('/api/v1/keyword/admin', async ({ sent: body }) => {
      const { name, description, templateIds } = await body();
      sent.push({ name, description, ...(templateIds && { templateIds }) });
      const made = keyword(name, { description, templates: 0 });
      keywords.push(made);
      missed = missed.filter(({ term }) => term !== name);
      return answer(201, made);
    }),
    services.get('/api/v1/search/admin', () => answer(200, missed)),
    services.delete('/api/v1/search/admin/{term}', ({ params }) => {
      missed = missed.filter(({ term }) => term !== params.term);
      return empty(204);
    }),
  ];
  return { handlers, sent };
}
