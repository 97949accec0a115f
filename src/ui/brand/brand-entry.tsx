import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import * as brandWords from '../../words/brand/brand.gen.ts';
import * as shellWords from '../../words/shell.gen.ts';
import { help } from '../parts/fields/text-field.css.ts';
import * as styles from './brand-card.css.ts';

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
      <span>
        <b>{brandWords.yourBrand()}</b>
        <span role="status" className={help}>
          {isMissing && <> {shellWords.partNotLoaded()}</>}
        </span>
        {!isMissing && children}
      </span>
      <ChevronRight />
    </button>
  );
}
