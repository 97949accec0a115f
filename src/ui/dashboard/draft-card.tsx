import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../parts/buttons/button.tsx';
import { CropMarks } from '../parts/paper/paper.tsx';
import { localeNow } from '../../words/language.ts';
import * as dashboardWords from '../../words/dashboard.gen.ts';
import { figures } from '../theme/layout.css.ts';
import * as styles from './coupon-card.css.ts';

/** The card's data of an unfinished draft. */
interface DraftCardData {
  readonly id: string;
  readonly name: string;
  /** "step 3 of 4, Add details"; null if unknown. */
  readonly place: string | null;
  readonly savedAt: Date;
  /** Address of an image: the upload, else the strip of the source coupon. */
  readonly strip: string | null;
  /** What was answered to its proof. */
  readonly approval: ReactNode;
}

interface DraftCardProps {
  readonly draft: DraftCardData;
  /** Its own artwork, drawn over the strip; null if there is only the strip. */
  readonly artwork: ReactNode;
  readonly onContinue: () => void;
  readonly onDiscard: () => void;
}

/** An unfinished coupon of this browser (DASH-16). */
export function DraftCard({ draft, artwork, onContinue, onDiscard }: DraftCardProps) {
  const { name, place, savedAt, strip, approval } = draft;
  return (
    <article className={styles.draft} aria-label={dashboardWords.draftName({ name })}>
      <div className={styles.art}>
        <CropMarks size="small">
          <div className={styles.draftStrip}>
            {strip !== null && <img src={strip} width={1125} height={432} alt="" />}
            {artwork}
          </div>
        </CropMarks>
      </div>
      <div className={styles.draftTop}>
        <h2 className={styles.name}>{name}</h2>
        <Button
          icon={<Trash2 />}
          look="bare"
          shape="square"
          aria-label={dashboardWords.discardDraftName({ name })}
          title={dashboardWords.discardDraft()}
          onClick={onDiscard}
        />
      </div>
      {approval}
      <div className={styles.draftRow}>
        <p className={figures}>
          {place !== null && (
            <>
              {dashboardWords.stoppedAtPlace({ place })}
              <br />
            </>
          )}
          <time dateTime={savedAt.toISOString()}>{momentOf(savedAt)}</time>
          {dashboardWords.onThisBrowser()}
        </p>
        <Button
          look="ink"
          aria-label={dashboardWords.draftContinueName({ name })}
          onClick={onContinue}
        >
          {dashboardWords.draftContinue()}
        </Button>
      </div>
    </article>
  );
}

/** "today, 9:12 AM", else "Nov 19, 4:40 PM". */
function momentOf(moment: Date): string {
  const time = moment.toLocaleTimeString(localeNow(), { hour: 'numeric', minute: '2-digit' });
  if (moment.toDateString() === new Date().toDateString()) return dashboardWords.todayAt({ time });
  const day = moment.toLocaleDateString(localeNow(), { month: 'short', day: 'numeric' });
  return `${day}, ${time}`;
}
