import { Flashlight, Keyboard } from 'lucide-react';
import { useState } from 'react';
import * as tillWords from '../../words/counters/till.gen.ts';
import { size } from '../theme/layout.css.ts';
import { LastScans, TillBar, TillButton, type TillView, useHeading } from './till-parts.tsx';
import * as styles from './till.css.ts';

/** The camera fills the upper half (TILL-02). */
export function ScanScreen(props: TillView) {
  const { frame, context, hasLight, send } = props;
  const { show, setLight } = props.camera;
  const { recent, isSeenAgain } = context;
  const [isLit, setIsLit] = useState(false);
  const words = isSeenAgain ? tillWords.justRedeemed() : tillWords.holdCode();
  const heading = useHeading(words);
  const light = (): void => {
    setIsLit(!isLit);
    setLight(!isLit);
  };
  return (
    <>
      <div className={styles.plates.camera}>
        <video ref={show} className={styles.video} muted playsInline aria-hidden="true" />
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
        <h1 ref={heading} tabIndex={-1} className={size.t20}>
          {words}
        </h1>
        <TillButton icon={<Keyboard />} onClick={() => send({ type: 'code.type' })}>
          {tillWords.typeCode()}
        </TillButton>
        <LastScans recent={recent} />
      </div>
    </>
  );
}
