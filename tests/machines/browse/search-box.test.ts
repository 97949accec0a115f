import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { readSearches } from '../../../src/domain/recent-searches.ts';
import { recentSearchesMachine } from '../../../src/machines/browse/recent-searches.machine.ts';
import {
  searchBoxMachine,
  type SearchBoxEvent,
} from '../../../src/machines/browse/search-box.machine.ts';

function recentSearches(terms: readonly string[] = []) {
  const written: (readonly string[])[] = [];
  const actor = createActor(recentSearchesMachine, { input: { terms } });
  actor.on('searches.changed', (event) => written.push(event.terms));
  return { actor: actor.start(), written, terms: () => actor.getSnapshot().context.terms };
}

test('[BROWSE-03] stores at most five searches: trimmed, in lower case, newest first, without duplicates or blanks', () => {
  const { actor, written, terms } = recentSearches(['sale', 'rolls']);
  for (const term of [' SALE ', '  ', 'Free', 'bogo', 'car wash', 'wax'])
    actor.send({ type: 'search.made', term });

  expect(terms()).toEqual(['wax', 'car wash', 'bogo', 'free', 'sale']);
  expect(written.at(0)).toEqual(['sale', 'rolls']);
  expect(written.at(-1)).toEqual(terms());
});

test('[BROWSE-03] ignores unreadable storage', () => {
  expect(readSearches(null)).toEqual([]);
  expect(readSearches('{"a":1}')).toEqual([]);
  expect(readSearches('["rolls"')).toEqual([]);
  expect(readSearches('[" Rolls ", 7, "rolls", "<b>", "", "a", "b", "c", "d"]')).toEqual([
    'rolls',
    '<b>',
    'a',
    'b',
    'c',
  ]);
});

test('[BROWSE-03] cleared searches are gone; searches of another tab are read but not written', () => {
  const { actor, written, terms } = recentSearches(['rolls']);
  actor.send({ type: 'searches.clear' });
  expect(written).toEqual([[]]);
  actor.send({ type: 'searches.change', terms: ['wax'] });
  expect(terms()).toEqual(['wax']);
  expect(written).toHaveLength(1);
});

function searchBox(...events: readonly SearchBoxEvent[]) {
  const wanted: string[] = [];
  const actor = createActor(searchBoxMachine, { input: { term: '' } });
  actor.on('search.wanted', ({ term }) => wanted.push(term));
  actor.start();
  for (const event of events) actor.send(event);
  const { value, context } = actor.getSnapshot();
  return { value, ...context, wanted };
}

const FOCUS = { type: 'box.focus' } as const;
const down = { type: 'option.move', by: 1, count: 2 } as const;
const up = { type: 'option.move', by: -1, count: 2 } as const;

test('[BROWSE-02] the panel opens on focus, and closes on Escape, on blur and on a search', () => {
  expect(searchBox(FOCUS).value).toEqual({ open: 'focused' });
  expect(searchBox(FOCUS, { type: 'panel.close' }).value).toBe('closed');
  expect(searchBox(FOCUS, { type: 'focus.leave' }).value).toBe('closed');
  expect(searchBox(FOCUS, { type: 'search.submit', term: ' rolls ' })).toMatchObject({
    value: 'closed',
    text: 'rolls',
    wanted: ['rolls'],
  });
  expect(searchBox(FOCUS, { type: 'search.submit', term: '  ' })).toMatchObject({
    value: { open: 'focused' },
    wanted: [],
  });
});

test('[BROWSE-02] a pointer that leaves closes the panel only if the window has lost focus', () => {
  const leave = { type: 'pointer.leave' } as const;
  expect(searchBox(FOCUS, leave).value).toEqual({ open: 'focused' });
  expect(searchBox(FOCUS, { type: 'window.leave' }, leave).value).toBe('closed');
  expect(searchBox(FOCUS, { type: 'window.leave' }, FOCUS, leave).value).toEqual({
    open: 'focused',
  });
});

test('[BROWSE-02] arrow keys cycle through the options and the box; typing returns to the box', () => {
  expect(searchBox(down)).toMatchObject({ value: { open: 'focused' }, active: 0 });
  expect(searchBox(FOCUS, down, down).active).toBe(1);
  expect(searchBox(FOCUS, down, down, down).active).toBeNull();
  expect(searchBox(FOCUS, up).active).toBe(1);
  expect(searchBox(FOCUS, down, { type: 'text.change', text: 'r' }).active).toBeNull();
  expect(searchBox({ type: 'text.change', text: '' }).value).toBe('closed');
});

test('[BROWSE-04] cuts a search at 200 characters, never inside an emoji', () => {
  const { wanted } = searchBox({ type: 'search.submit', term: '🥐'.repeat(300) });
  expect(wanted).toEqual(['🥐'.repeat(200)]);
});
