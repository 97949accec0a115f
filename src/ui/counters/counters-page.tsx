import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import * as countersWords from '../../words/counters/counters.gen.ts';
import { Button } from '../parts/buttons/button.tsx';
import * as frame from '../parts/page/page.css.ts';
import * as styles from './counters-page.css.ts';

interface CountersPageProps {
  readonly onNew: () => void;
  /** The counters, and beside them the card or the form. */
  readonly list: ReactNode;
  readonly side: ReactNode;
  readonly uses: ReactNode;
}

/** The owner's counters and their uses (TILL-01, TILL-07). */
export function CountersPage({ onNew, list, side, uses }: CountersPageProps) {
  return (
    <div className={frame.openPage}>
      <div className={styles.head}>
        <div>
          <h1 className={frame.openTitle} tabIndex={-1}>
            {countersWords.title()}
          </h1>
          <p className={frame.soft}>{countersWords.about()}</p>
        </div>
        <Button icon={<Plus />} look="ink" onClick={onNew}>
          {countersWords.newCounter()}
        </Button>
      </div>
      <div className={side === null ? undefined : styles.halves}>
        <div>{list}</div>
        {side}
      </div>
      {uses}
    </div>
  );
}
