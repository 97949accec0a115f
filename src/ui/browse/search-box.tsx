import { ArrowRight, Search } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { visuallyHidden } from '../theme/layout.css.ts';
import * as styles from './search-box.css.ts';

interface SearchBoxProps {
  /** What was searched for; empty on the home screen. */
  readonly term: string;
  /** Called with the trimmed term; a blank one is ignored. */
  readonly onSearch: (term: string) => void;
}

/** The catalogue's search box (BROWSE-01). */
export function SearchBox({ term, onSearch }: SearchBoxProps) {
  const id = useId();
  const [shown, setShown] = useState(term);
  const [text, setText] = useState(term);
  if (shown !== term) {
    setShown(term);
    setText(term);
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    if (wanted !== '') onSearch(wanted);
  };

  return (
    <form role="search" className={styles.box} onSubmit={submit}>
      <Search />
      <label htmlFor={id} className={visuallyHidden}>
        Search Coupon Images
      </label>
      <input
        id={id}
        type="search"
        className={styles.input}
        placeholder="Search Coupon Images"
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className={styles.submit} aria-label="Search">
        <span className={styles.submitWord}>Search</span>
        <ArrowRight />
      </button>
    </form>
  );
}
