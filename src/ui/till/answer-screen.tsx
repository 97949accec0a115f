import { Keyboard, ScanLine } from 'lucide-react';
import type { TillAnswer } from '../../domain/counters/till.ts';
import * as tillWords from '../../words/counters/till.gen.ts';
import { size } from '../theme/layout.css.ts';
import { ANSWER_WORDS, reasonOf, whenOf } from './answer-words.ts';
import type { ShapeName } from './shapes.tsx';
import {
  NextButton,
  NextScan,
  Plate,
  RedeemButton,
  TillButton,
  type TillView,
} from './till-parts.tsx';
import * as styles from './till.css.ts';

/** The answer to a scan, or to a press that redeemed nothing (TILL-02). */
export function AnswerScreen({ frame, place, context: { answer }, send }: TillView) {
  if (answer === null) return null;
  const { state } = answer;
  const { hasCamera } = frame;
  const isRedeeming = place === 'redeeming';
  const redeem = () => send({ type: 'code.redeem', press: crypto.randomUUID() });
  const next = () => send({ type: 'scan.next' });
  const type = () => send({ type: 'code.type' });
  return (
    <>
      <Plate
        role={state === 'valid' ? 'status' : 'alert'}
        {...frame}
        look={lookOf(state)}
        shape={shapeOf(state)}
        word={ANSWER_WORDS[state]()}
      >
        {state === 'used' && <p>{whenOf(answer)}</p>}
      </Plate>
      <div className={styles.down}>
        <OfferWords answer={answer} />
        {state === 'valid' ? (
          <>
            <RedeemButton aria-disabled={isRedeeming} onClick={redeem}>
              {isRedeeming ? tillWords.redeeming() : tillWords.redeem()}
            </RedeemButton>
            <TillButton look="bare" disabled={isRedeeming} onClick={next}>
              {hasCamera ? tillWords.notNow() : tillWords.notNowType()}
            </TillButton>
          </>
        ) : state === 'unknown' && hasCamera ? (
          <>
            <NextButton icon={<ScanLine />} onClick={next}>
              {tillWords.scanAgain()}
            </NextButton>
            <TillButton icon={<Keyboard />} onClick={type}>
              {tillWords.typeCode()}
            </TillButton>
          </>
        ) : state === 'unknown' ? (
          <NextButton icon={<Keyboard />} onClick={type}>
            {tillWords.typeCode()}
          </NextButton>
        ) : (
          <NextScan hasCamera={hasCamera} onNext={next} />
        )}
      </div>
    </>
  );
}

/** The offer with its terms and dates, and why it is not valid. */
export function OfferWords({ answer }: { readonly answer: TillAnswer }) {
  const { offer, state } = answer;
  const reason = reasonOf(answer);
  return (
    <div className={styles.offer}>
      <h2>{titleOf(answer)}</h2>
      {reason !== null && <p>{reason}</p>}
      {state === 'valid' && offer !== null && offer.terms !== '' && (
        <p className={styles.terms} tabIndex={0}>
          {offer.terms}
        </p>
      )}
      {state === 'valid' && offer !== null && offer.expirationDate !== '' && (
        <p className={size.t15}>{tillWords.expires({ date: offer.expirationDate })}</p>
      )}
    </div>
  );
}

function titleOf({ state, offer }: TillAnswer): string {
  if (state === 'unknown') return tillWords.notYours();
  return state === 'not-this-one' ? tillWords.needsCode() : (offer?.description ?? '');
}

function lookOf(state: TillAnswer['state']) {
  if (state === 'valid') return 'go';
  if (state === 'redeemed' || state === 'undone') return 'done';
  return state === 'not-yet-valid' || state === 'paused' ? 'wait' : 'no';
}

function shapeOf(state: TillAnswer['state']): ShapeName | null {
  return state === 'paused' ? null : state;
}
