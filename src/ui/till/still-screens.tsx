import { RefreshCw, ScanLine } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Pause, TillAnswer } from '../../domain/counters/till.ts';
import { UNDO_SECONDS } from '../../domain/constants.ts';
import * as tillWords from '../../words/counters/till.gen.ts';
import { OfferWords } from './answer-screen.tsx';
import { clockWords, timeWords } from './answer-words.ts';
import { NextButton, NextScan, Plate, TillButton, type TillFrame } from './till-parts.tsx';
import * as styles from './till.css.ts';

interface RedeemedScreenProps extends TillFrame {
  readonly answer: TillAnswer;
  /** The code was read once more. */
  readonly isSeenAgain: boolean;
  readonly undo: 'offered' | 'busy' | 'over';
  readonly onUndo: () => void;
  readonly onNext: () => void;
}

/** Redeemed: “Scan next” comes up where “Redeem” was, “Undo” lies below it (TILL-03). */
export function RedeemedScreen(props: RedeemedScreenProps) {
  const { answer, isSeenAgain, undo, onUndo, onNext, ...frame } = props;
  const left = useSecondsLeft(answer.undoSeconds);
  return (
    <>
      <Plate role="status" {...frame} look="done" shape="redeemed" word={tillWords.redeemed()}>
        {answer.at !== null && <p>{timeWords(new Date(answer.at))}</p>}
        {isSeenAgain && <p>{tillWords.justRedeemed()}</p>}
      </Plate>
      <div className={styles.down}>
        <OfferWords answer={answer} />
        <NextScan hasCamera={frame.hasCamera} onNext={onNext} />
        {undo !== 'over' && (
          <div className={styles.undo}>
            <TillButton aria-disabled={undo === 'busy'} onClick={onUndo}>
              <span>{undo === 'busy' ? tillWords.undoing() : tillWords.undo()}</span>
              <b>{clockWords(left)}</b>
            </TillButton>
            <progress className={styles.rest} max={UNDO_SECONDS} value={left} aria-hidden="true" />
          </div>
        )}
      </div>
    </>
  );
}

interface UnansweredScreenProps extends TillFrame {
  readonly asked: 'opening' | 'check' | 'press' | 'undo';
  readonly isOffline: boolean;
  readonly failure: string | null;
  readonly onRetry: () => void;
  /** Null where there is nothing to leave for. */
  readonly onNext: (() => void) | null;
}

/** No answer: the counter cannot tell, and keeps nothing as redeemed (TILL-06). */
export function UnansweredScreen(props: UnansweredScreenProps) {
  const { asked, isOffline, failure, onRetry, onNext, ...frame } = props;
  const [title, advice] = unansweredWords(asked, isOffline, failure);
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
        <NextButton onClick={onRetry}>
          <RefreshCw />
          {tillWords.tryAgain()}
        </NextButton>
        {onNext !== null && (
          <TillButton look="bare" onClick={onNext}>
            {frame.hasCamera ? tillWords.scanNext() : tillWords.typeNext()}
          </TillButton>
        )}
      </div>
    </>
  );
}

/** A counter that pauses goes on by itself (TILL-07). */
export function PausedScreen({ pause, ...frame }: TillFrame & { readonly pause: Pause }) {
  const time = clockWords(useSecondsLeft(pause.seconds));
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
          <h2>
            {pause.reason === 'unknown-codes'
              ? tillWords.unknownCodesPause()
              : tillWords.wrongPinsPause()}
          </h2>
          <p>{tillWords.pauseAdvice()}</p>
        </div>
        <NextButton disabled>
          <ScanLine />
          {tillWords.scanNextIn({ time })}
        </NextButton>
      </div>
    </>
  );
}

/** A counter that only its owner can open again. */
export function EndedScreen(frame: TillFrame) {
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
export function WaitingScreen({ words, ...frame }: TillFrame & { readonly words: string }) {
  return (
    <>
      <Plate role="status" {...frame} look="done" shape={null} word={words} />
      <div className={styles.down} />
    </>
  );
}

function unansweredWords(
  asked: UnansweredScreenProps['asked'],
  isOffline: boolean,
  failure: string | null,
): readonly [string, string] {
  if (asked === 'press') return [tillWords.unsure(), tillWords.unsureAdvice()];
  if (asked === 'undo') return [tillWords.unsureUndo(), tillWords.unsureUndoAdvice()];
  if (isOffline) return [tillWords.offline(), tillWords.offlineAdvice()];
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
