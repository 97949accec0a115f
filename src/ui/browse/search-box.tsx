import { ArrowRight, Search } from 'lucide-react';
import {
  useEffect,
  useId,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import type { SearchBoxEvent } from '../../machines/browse/search-box.machine.ts';
import { notOnPhones, visuallyHidden } from '../theme/layout.css.ts';
import { submits } from '../forms/submits.ts';
import * as styles from './search-box.css.ts';
import { SearchPanel, termsOf, type SearchOffers } from './search-panel.tsx';
import * as browseWords from '../../words/browse.gen.ts';
import * as actionsWords from '../../words/actions.gen.ts';

/** The state and events of the search box. */
export interface SearchBoxState extends SearchOffers {
  readonly text: string;
  readonly open: boolean;
  /** The selected option, counted through recent searches and keywords. */
  readonly active: number | null;
  readonly send: (event: SearchBoxEvent) => void;
  readonly onClear: () => void;
}

/** The catalogue's search box, a combobox, and the panel that opens below it (BROWSE-01, BROWSE-02). */
export function SearchBox({ search }: { readonly search: SearchBoxState }) {
  const { text, open, active, send } = search;
  const id = useId();
  const listId = useId();
  const place = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const terms = termsOf(search);
  const optionId = (index: number) => `${listId}-${index}`;
  useActiveInView(active === null ? null : optionId(active));

  const choose = (term: string) => send({ type: 'search.submit', term });
  const submit = submits(() => choose(active === null ? text : (terms[active] ?? text)));
  const clear = () => {
    search.onClear();
    input.current?.focus();
  };

  return (
    <div
      ref={place}
      className={styles.place}
      onBlur={(event) => leave(event, place.current, send)}
      onKeyDown={(event) => closeOnEscape(event, open, input.current, send)}
      onPointerLeave={(event) => pointerLeaves(event, send)}
    >
      <form role="search" className={styles.box} onSubmit={submit}>
        <Search />
        <label htmlFor={id} className={visuallyHidden}>
          {browseWords.searchCouponImages()}
        </label>
        <SearchInput
          search={search}
          field={input}
          id={id}
          list={listId}
          option={active === null ? undefined : optionId(active)}
          count={terms.length}
        />
        <button type="submit" className={styles.submit} aria-label={actionsWords.search()}>
          <span className={notOnPhones}>{actionsWords.search()}</span>
          <ArrowRight />
        </button>
      </form>
      {open && (
        <SearchPanel
          offers={search}
          list={{ id: listId, optionId, active }}
          onChoose={choose}
          onClear={clear}
        />
      )}
    </div>
  );
}

interface SearchInputProps {
  readonly search: SearchBoxState;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly id: string;
  readonly list: string;
  /** The id of the selected option. */
  readonly option: string | undefined;
  /** Of options. */
  readonly count: number;
}

function SearchInput({ search, field, id, list, option, count }: SearchInputProps) {
  const { text, open, send } = search;
  return (
    <input
      ref={field}
      id={id}
      className={styles.input}
      placeholder={browseWords.searchCouponImages()}
      maxLength={200}
      autoComplete="off"
      enterKeyHint="search"
      role="combobox"
      aria-haspopup="listbox"
      aria-autocomplete="none"
      aria-expanded={open}
      aria-controls={open ? list : undefined}
      aria-activedescendant={option}
      value={text}
      onChange={(event) => send({ type: 'text.change', text: event.target.value })}
      onFocus={() => send({ type: 'box.focus' })}
      onClick={() => send({ type: 'box.press' })}
      onKeyDown={(event) => moveByArrows(event, count, send)}
    />
  );
}

type Send = SearchBoxState['send'];

function moveByArrows(event: KeyboardEvent, count: number, send: Send): void {
  const by = STEPS[event.key];
  if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  send({ type: 'option.move', by, count });
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/* Browsers clear a search field on Escape; the first Escape only closes the panel. */
function closeOnEscape(
  event: KeyboardEvent,
  open: boolean,
  input: HTMLInputElement | null,
  send: Send,
): void {
  if (event.key !== 'Escape' || !open) return;
  event.preventDefault();
  input?.focus();
  send({ type: 'panel.close' });
}

function leave(event: FocusEvent, place: HTMLElement | null, send: Send): void {
  const next = event.relatedTarget;
  if (next instanceof Node && place?.contains(next)) return;
  send({ type: document.hasFocus() ? 'focus.leave' : 'window.leave' });
}

function pointerLeaves(event: PointerEvent, send: Send): void {
  if (event.pointerType === 'mouse') send({ type: 'pointer.leave' });
}

function useActiveInView(optionId: string | null): void {
  useEffect(() => {
    if (optionId !== null)
      document.getElementById(optionId)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [optionId]);
}
