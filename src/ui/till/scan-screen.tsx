import { Flashlight, Keyboard } from 'lucide-react';
import { useState } from 'react';
import type { RecentScan } from '../../domain/counters/till.ts';
import * as tillWords from '../../words/counters/till.gen.ts';
import { LastScans } from './last-scans.tsx';
import { TillBar, TillButton, type TillFrame, useHeading } from './till-parts.tsx';
import * as styles from './till.css.ts';

interface ScanScreenProps extends TillFrame {
  readonly recent: readonly RecentScan[];
  /** The code in view is the one that was just redeemed. */
  readonly isSeenAgain: boolean;
  readonly hasLight: boolean;
  readonly onVideo: (video: HTMLVideoElement | null) => void;
  readonly onLight: (isOn: boolean) => void;
  readonly onType: () => void;
}

/** The camera fills the upper half (TILL-02). */
export function ScanScreen(props: ScanScreenProps) {
  const { recent, isSeenAgain, hasLight, onVideo, onLight, onType, ...frame } = props;
  const [isLit, setIsLit] = useState(false);
  const words = isSeenAgain ? tillWords.justRedeemed() : tillWords.holdCode();
  const heading = useHeading(words);
  const light = (): void => {
    setIsLit(!isLit);
    onLight(!isLit);
  };
  return (
    <>
      <div className={styles.plates.camera}>
        <video ref={onVideo} className={styles.video} muted playsInline aria-hidden="true" />
        <div className={styles.marks} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </div>
        <TillBar {...frame}>
          {hasLight && (
            <button
              type="button"
              className={styles.corner}
              aria-pressed={isLit}
              aria-label={tillWords.light()}
              onClick={light}
            >
              <Flashlight />
            </button>
          )}
        </TillBar>
      </div>
      <div className={styles.down}>
        <h1 ref={heading} tabIndex={-1} className={styles.hint}>
          {words}
        </h1>
        <TillButton onClick={onType}>
          <Keyboard />
          {tillWords.typeCode()}
        </TillButton>
        <LastScans recent={recent} />
      </div>
    </>
  );
}
