/** The catalogue's search box and its panel: a combobox with a list (BROWSE-01, BROWSE-02). */
import { assign, emit, setup } from 'xstate';
import { searchTermOf } from '../../domain/recent-searches.ts';
import { given, givenEvent } from '../port.ts';

interface SearchBoxContext {
  /** The text in the box. */
  readonly text: string;
  /** The term in the address. */
  readonly term: string;
  /** The option selected with the arrow keys, from 0; null while the focus is on the box. */
  readonly active: number | null;
}

export type SearchBoxEvent =
  | { readonly type: 'text.change'; readonly text: string }
  | { readonly type: 'address.change'; readonly term: string }
  | { readonly type: 'box.focus' }
  /** The box was pressed while it already has the focus. */
  | { readonly type: 'box.press' }
  | { readonly type: 'focus.leave' }
  /** The browser window lost the focus; the focus returns to the same element later. */
  | { readonly type: 'window.leave' }
  | { readonly type: 'pointer.leave' }
  | { readonly type: 'panel.close' }
  | { readonly type: 'option.move'; readonly by: 1 | -1; readonly count: number }
  | { readonly type: 'search.submit'; readonly term: string };

export const searchBoxMachine = setup({
  types: {
    input: {} as { readonly term: string },
    context: {} as SearchBoxContext,
    events: {} as SearchBoxEvent,
    emitted: {} as { type: 'search.wanted'; term: string },
    tags: {} as 'open',
  },
  guards: { isFilled: (_, term: string) => searchTermOf(term) !== '' },
  actions: {
    rememberText: assign({ text: (_, { text }: { text: string }) => text, active: null }),
    followAddress: assign({
      term: (_, term: string) => term,
      text: ({ context }, term: string) => (context.term === term ? context.text : term),
    }),
    moveActive: assign({
      active: ({ context }, { by, count }: Move) => steppedOption(context.active, by, count),
    }),
    leaveOptions: assign({ active: null }),
    search: emit((_, term: string) => ({ type: 'search.wanted', term: searchTermOf(term) })),
  },
}).createMachine({
  id: 'searchBox',
  context: ({ input }) => ({ text: input.term, term: input.term, active: null }),
  initial: 'closed',
  on: {
    'text.change': [
      // Browsers clear the box on Escape; the panel stays closed.
      {
        guard: ({ event }) => event.text === '',
        actions: { type: 'rememberText', params: { text: '' } },
      },
      { target: '.open', actions: givenEvent('rememberText') },
    ],
    'address.change': { actions: given('followAddress', 'term') },
    'option.move': { target: '.open', actions: givenEvent('moveActive') },
    'search.submit': {
      guard: given('isFilled', 'term'),
      target: '.closed',
      actions: [
        { type: 'rememberText', params: ({ event }) => ({ text: searchTermOf(event.term) }) },
        given('search', 'term'),
      ],
    },
  },
  states: {
    closed: {
      entry: 'leaveOptions',
      on: { 'box.focus': 'open', 'box.press': 'open' },
    },
    open: {
      tags: 'open',
      initial: 'focused',
      on: { 'panel.close': 'closed' },
      states: {
        // The panel stays open while it contains the focus, wherever the pointer goes (WCAG 1.4.13).
        focused: { on: { 'focus.leave': '#searchBox.closed', 'window.leave': 'left' } },
        left: { on: { 'box.focus': 'focused', 'pointer.leave': '#searchBox.closed' } },
      },
    },
  },
});

interface Move {
  readonly by: 1 | -1;
  readonly count: number;
}

/** The options and the box form one ring. */
function steppedOption(active: number | null, by: 1 | -1, count: number): number | null {
  const places = count + 1;
  const place = ((active ?? -1) + 1 + by + places) % places;
  return place === 0 ? null : place - 1;
}
