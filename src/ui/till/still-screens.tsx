import { RefreshCw, ScanLine } from 'lucide-react';
import { useEffect, useState } from 'react';
import { UNDO_SECONDS } from '../../domain/constants.ts';
import type { TillPlace } from '../../machines/till/till.machine.ts';
import * as tillWords from '../../words/counters/till.gen.ts';
import { OfferWords } from './answer-screen.tsx';
import { clockWords, timeWords } from './answer-words.ts';
import { NextButton, NextScan, Plate, TillButton, type TillView } from './till-parts.tsx';
import * as styles from './till.css.ts';

/** Redeemed: “Scan next” comes up where “Redeem” was, “Undo” lies below it (TILL-03). */
export function RedeemedScreen({ frame, place, context, send }: TillView) {
  const { answer, isSeenAgain } = context;
  const left = useSecondsLeft(answer?.undoSeconds ?? 0);
  if (answer === null) return null;
  const isUndoing = place === 'undoing';
  return (
    <>
      <Plate role="status" {...frame} look="done" shape="redeemed" word={tillWords.redeemed()}>
        {answer.at !== null && <p>{timeWords(new Date(answer.at))}</p>}
        {isSeenAgain && <p>{tillWords.justRedeemed()}</p>}
      </Plate>
      <div className={styles.down}>
        <OfferWords answer={answer} />
        <NextScan hasCamera={frame.hasCamera} onNext={() => send({ type: 'scan.next' })} />
        {(isUndoing || place === 'redeemed') && (
          <div className={styles.undo}>
            <TillButton aria-disabled={isUndoing} onClick={() => send({ type: 'use.undo' })}>
              <span>{isUndoing ? tillWords.undoing() : tillWords.undo()}</span>
              <b>{clockWords(left)}</b>
            </TillButton>
            <div
              className={styles.rest}
              style={{ backgroundSize: `${(100 * left) / UNDO_SECONDS}%` }}
              aria-hidden="true"
            />
          </div>
        )}
      </div>
    </>
  );
}

/** No answer: the counter cannot tell, and keeps nothing as redeemed (TILL-06). */
export function UnansweredScreen({ frame, place, context: { failure }, send }: TillView) {
  const isOffline = !navigator.onLine;
  const [title, advice] = unansweredWords(place, failure);
  return (
    <>
      <Plate role="alert" {...frame} look="wait" shape="no-network" word={tillWords.canNotTell()}>
        {isOffline && <p>{tillWords.noNetwork()}</p>}
      </Plate>
      <div className={styles.down}>
        <div className={styles.offer}>
          <h2>{title}</h2>
          <p>{advice}</p>
        </div>
        <NextButton icon={<RefreshCw />} onClick={() => send({ type: 'call.retry' })}>
          {tillWords.tryAgain()}
        </NextButton>
        {place !== 'unreachable' && (
          <TillButton look="bare" onClick={() => send({ type: 'scan.next' })}>
            {frame.hasCamera ? tillWords.scanNext() : tillWords.typeNext()}
          </TillButton>
        )}
      </div>
    </>
  );
}

/** A counter that pauses goes on by itself (TILL-07). */
export function PausedScreen({ frame, context: { pause } }: TillView) {
  const time = clockWords(useSecondsLeft(pause?.seconds ?? 0));
  if (pause === null) return null;
  const [title, next] =
    pause.reason === 'unknown-codes'
      ? [tillWords.unknownCodesPause(), tillWords.scanNextIn({ time })]
      : [tillWords.wrongPinsPause(), tillWords.enterPinIn({ time })];
  return (
    <>
      <Plate
        role="alert"
        {...frame}
        look="wait"
        shape={null}
        clock={time}
        word={tillWords.paused()}
      />
      <div className={styles.down}>
        <div className={styles.offer}>
          <h2>{title}</h2>
          <p>{tillWords.pauseAdvice()}</p>
        </div>
        <NextButton icon={<ScanLine />} disabled>
          {next}
        </NextButton>
      </div>
    </>
  );
}

/** A counter that only its owner can open again. */
export function EndedScreen({ frame }: TillView) {
  return (
    <>
      <Plate role="alert" {...frame} look="no" shape="locked" word={tillWords.closed()} />
      <div className={styles.down}>
        <div className={styles.offer}>
          <h2>{tillWords.closedTitle()}</h2>
          <p>{tillWords.closedAdvice()}</p>
        </div>
      </div>
    </>
  );
}

/** A call that is under way. */
export function WaitingScreen({ frame, place }: TillView) {
  const words = place === 'starting' ? tillWords.starting() : tillWords.checking();
  return (
    <>
      <Plate role="status" {...frame} look="done" shape={null} word={words} />
      <div className={styles.down} />
    </>
  );
}

function unansweredWords(place: TillPlace, failure: string | null): readonly [string, string] {
  if (place === 'unsure') return [tillWords.unsure(), tillWords.unsureAdvice()];
  if (place === 'unsureUndo') return [tillWords.unsureUndo(), tillWords.unsureUndoAdvice()];
  if (!navigator.onLine) return [tillWords.offline(), tillWords.offlineAdvice()];
  return [tillWords.noAnswer(), failure ?? tillWords.offlineAdvice()];
}

/** Counts seconds down to 0, by the phone's monotonic clock. */
function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = performance.now() + seconds * 1_000;
    const tell = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1_000)));
    tell();
    const timer = setInterval(tell, 250);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
