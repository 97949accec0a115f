import type { ReactNode } from 'react';
import type { PreviewCard } from '../../../machines/wizard/preview-cards.ts';
import { TabPanel, Tabs } from '../../parts/navigation/tabs.tsx';
import { CropMarks, Desk } from '../../parts/paper/paper.tsx';
import { PROOF_NAMES } from '../../proof/turns.ts';
import * as styles from './preview-pane.css.ts';
import * as previewWords from '../../../words/preview.gen.ts';
import * as actionsWords from '../../../words/actions.gen.ts';
import { visuallyHidden } from '../../theme/layout.css.ts';

const COUPON_CARDS: readonly PreviewCard[] = ['apple', 'google'];
const ALL_CARDS: readonly PreviewCard[] = [...COUPON_CARDS, 'ride-along'];

/** The place of pins is measured on the card. */
const PINNED = { position: 'relative' } as const;

export interface PreviewDeskProps {
  readonly card: PreviewCard;
  /** Whether there is a Ride-Along for a third tab (WIZ-15). */
  readonly hasRideAlong: boolean;
  readonly onCard: (card: PreviewCard) => void;
  /** How many findings each card shows (PRE-01). */
  readonly countOn: (card: PreviewCard) => number;
  readonly above?: ReactNode;
  readonly under?: ReactNode;
  readonly below?: ReactNode;
  /** A `PreflightTray`, once its part is loaded. */
  readonly tray?: ReactNode;
  /** `FindingPins`, beside the parts of the front of a coupon's card. */
  readonly pins?: ReactNode;
  /** The chosen card. */
  readonly children: ReactNode;
}

/** The places of the preview: tabs, the card between crop marks, its line, and the tray. */
export function PreviewDesk(props: PreviewDeskProps) {
  const { card, hasRideAlong, onCard, countOn } = props;
  const cards = hasRideAlong ? ALL_CARDS : COUPON_CARDS;
  return (
    <Desk className={styles.desk}>
      <div className={styles.inDesk}>
        <div className={styles.cardSide}>
          <h2 className={visuallyHidden}>{actionsWords.preview()}</h2>
          {props.above}
          <Tabs
            id="wizard-card"
            label={actionsWords.preview()}
            tabs={cards.map((value) => tabOf(value, countOn(value)))}
            value={card}
            onChange={onCard}
          >
            <TabPanel value={card} className={styles.stage}>
              <div className={styles.sized[card]}>
                <CropMarks>
                  <div style={PINNED}>
                    {props.children}
                    {props.pins}
                  </div>
                </CropMarks>
              </div>
            </TabPanel>
          </Tabs>
          <div className={styles.under}>{props.under}</div>
          {props.below}
        </div>
        <div className={styles.traySide}>{props.tray}</div>
      </div>
    </Desk>
  );
}

function tabOf(value: PreviewCard, number: number) {
  const words = previewWords.thingsToLookAt({ count: number });
  return { value, label: PROOF_NAMES[value](), count: { number, words } };
}
