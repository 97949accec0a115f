import { CircleCheck, CircleX, Flashlight, Keyboard } from 'lucide-react';
import { useState } from 'react';
import type { RecentScan } from '../../domain/counters/till.ts';
import * as tillWords from '../../words/counters/till.gen.ts';
import { timeWords, wordOf } from './answer-words.ts';
import { TillBar, TillButton, type TillFrame, useHeading } from './till-parts.tsx';
import * as styles from './till.css.ts';

interface ScanScreenProps extends TillFrame {
  readonly recent: readonly RecentScan[];
  readonly hasLight: boolean;
  readonly onVideo: (video: HTMLVideoElement | null) => void;
  readonly onLight: (isOn: boolean) => void;
  readonly onType: () => void;
}

/** The camera fills the upper half (TILL-02). */
export function ScanScreen(props: ScanScreenProps) {
  const { recent, hasLight, onVideo, onLight, onType, ...frame } = props;
  const [isLit, setIsLit] = useState(false);
  const heading = useHeading(tillWords.holdCode());
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
          {tillWords.holdCode()}
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

function LastScans({ recent }: Pick<ScanScreenProps, 'recent'>) {
  if (recent.length === 0) return null;
  return (
    <ul className={styles.last} aria-label={tillWords.lastScans()} tabIndex={0}>
      {recent.map(({ state, code, at }) => {
        const isGood = state === 'redeemed' || state === 'valid';
        return (
          <li key={`${at} ${code}`}>
            {isGood ? <CircleCheck className={styles.good} /> : <CircleX className={styles.bad} />}
            <span>
              <b>{wordOf(state)}</b> {code}
            </span>
            <time>{timeWords(at)}</time>
          </li>
        );
      })}
    </ul>
  );
}
