import { expect, test } from 'vitest';
import {
  filtersOfSearch,
  keywordsOf,
  parseTemplateSearch,
  searchOfFilters,
} from '../../src/domain/template-filters.ts';

test.for([
  [
    { keywords: ' rolls ,,free,rolls', colors: 'c8321f,F7C948', sort: 'popular' },
    { keywords: 'rolls,free', colors: 'C8321F,F7C948', sort: 'popular' },
  ],
  [{ colors: 'red' }, {}],
  [{ colors: '#C8321F' }, {}],
  [{ colors: 112 }, {}],
  [{ keywords: ' , ' }, {}],
  [{ keywords: ['rolls'] }, {}],
  [{ sort: 'newest' }, {}],
  [{ sort: 'oldest' }, {}],
  [{ step: '2' }, {}],
] as const)('[BROWSE-06] the address %j is read as %j', ([search, read]) => {
  expect(parseTemplateSearch(search)).toEqual(read);
});

test('[BROWSE-06] filters and their address are equivalent', () => {
  const filters = {
    keywords: ['free rolls', 'save'],
    colors: ['C8321F'],
    sort: 'popular',
  } as const;
  expect(searchOfFilters(filters)).toEqual({
    keywords: 'free rolls,save',
    colors: 'C8321F',
    sort: 'popular',
  });
  expect(filtersOfSearch(searchOfFilters(filters))).toEqual(filters);
});

test('[BROWSE-06] requests no more than the services accept: 20 keywords of 64 characters, 12 colors', () => {
  const many = Array.from({ length: 30 }, (_, index) => `word${index}`).join(',');
  expect(keywordsOf(many)).toHaveLength(20);
  expect(keywordsOf(`x${'🥐'.repeat(80)}`)).toEqual([`x${'🥐'.repeat(63)}`]);
  const colors = Array.from({ length: 14 }, (_, index) => `0000${10 + index}`).join(',');
  expect(parseTemplateSearch({ colors }).colors?.split(',')).toHaveLength(12);
});
