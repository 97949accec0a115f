import { Camera } from 'lucide-react';
import { useState } from 'react';
import { PIN_LENGTH } from '../../domain/constants.ts';
import * as tillWords from '../../words/counters/till.gen.ts';
import { submits } from '../forms/submits.ts';
import { Field, TextInput } from '../parts/fields/text-field.tsx';
import {
  LastScans,
  NextButton,
  TillBar,
  TillButton,
  type TillView,
  useFirstField,
} from './till-parts.tsx';
import * as styles from './till.css.ts';

/** Asks for the PIN of the counter's card (TILL-01). */
export function PinScreen({ frame, place, context, send }: TillView) {
  const { triesLeft, failure } = context;
  const isBusy = place === 'entering';
  const [pin, setPin] = useState('');
  const [isShort, setIsShort] = useState(false);
  const form = useFirstField();
  const submit = (): void => {
    setIsShort(pin.length !== PIN_LENGTH);
    if (pin.length !== PIN_LENGTH || isBusy) return;
    setPin('');
    send({ type: 'pin.submit', pin });
  };
  const wrong = triesLeft === null ? null : tillWords.wrongPin({ left: triesLeft });
  return (
    <>
      <div className={styles.plates.done}>
        <TillBar {...frame} />
        <div className={styles.answer}>
          <h1 className={styles.words.long}>{tillWords.enterPin()}</h1>
          <p>{tillWords.pinAdvice()}</p>
        </div>
      </div>
      <form ref={form} className={styles.down} data-form="pin" onSubmit={submits(submit)}>
        <Field label={tillWords.pin()} error={isShort ? tillWords.pinShort() : (failure ?? wrong)}>
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            maxLength={PIN_LENGTH}
            value={pin}
            onText={(text) => setPin(text.replaceAll(/\D/gu, ''))}
          />
        </Field>
        <NextButton type="submit" aria-disabled={isBusy} aria-busy={isBusy}>
          {tillWords.open()}
        </NextButton>
      </form>
    </>
  );
}

/** A code by hand, or by a scanner that types (TILL-02). */
export function TypeScreen({ frame, context, send }: TillView) {
  const { isCameraRefused, isSeenAgain, recent } = context;
  const [text, setText] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const form = useFirstField();
  const submit = (): void => {
    setIsEmpty(text.trim() === '');
    if (text.trim() !== '') send({ type: 'code.read', text: text.trim() });
  };
  return (
    <>
      <div className={styles.plates.done}>
        <TillBar {...frame} />
        <div className={styles.answer}>
          <h1 className={styles.words.long}>{tillWords.typeCode()}</h1>
          <p role="status">
            {isSeenAgain
              ? tillWords.justRedeemed()
              : isCameraRefused
                ? tillWords.cameraRefused()
                : tillWords.codeAdvice()}
          </p>
        </div>
      </div>
      <form ref={form} className={styles.down} onSubmit={submits(submit)}>
        <Field label={tillWords.code()} error={isEmpty ? tillWords.emptyCode() : null}>
          <TextInput
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={2_000}
            value={text}
            onText={setText}
          />
        </Field>
        <NextButton type="submit">{tillWords.check()}</NextButton>
        <TillButton icon={<Camera />} onClick={() => send({ type: 'typing.leave' })}>
          {tillWords.useCamera()}
        </TillButton>
        <LastScans recent={recent} />
      </form>
    </>
  );
}
