import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import * as shellWords from '../../words/shell.gen.ts';
import * as styles from './brand-entry.css.ts';

interface BrandEntryProps {
  /** The dialog's code did not load. */
  readonly isMissing: boolean;
  readonly onOpen: () => void;
  /** What the brand has, once it is known. */
  readonly children: ReactNode;
}

/** The account menu's entry for the brand (KIT-01). */
export function BrandEntry({ isMissing, onOpen, children }: BrandEntryProps) {
  return (
    <button type="button" className={styles.entry} aria-haspopup="dialog" onClick={onOpen}>
      <span className={styles.words}>
        <b>{shellWords.yourBrand()}</b>
        <small className={styles.small} role="status">
          {isMissing && shellWords.partNotLoaded()}
        </small>
        {!isMissing && children}
      </span>
      <ChevronRight />
    </button>
  );
}
