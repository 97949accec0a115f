import { Check, CircleCheck, CircleX, Keyboard, ScanLine, Volume2, VolumeX } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import type { RecentScan } from '../../domain/counters/till.ts';
import type { TillContext, TillEvent } from '../../machines/till/till-setup.ts';
import type { TillPlace } from '../../machines/till/till.machine.ts';
import * as tillWords from '../../words/counters/till.gen.ts';
import { body, button, stub, ticket } from '../parts/buttons/button.css.ts';
import { tone } from '../theme/layout.css.ts';
import { ANSWER_WORDS, timeWords } from './answer-words.ts';
import { Shape, type ShapeName } from './shapes.tsx';
import * as styles from './till.css.ts';

/** What every screen of a counter shows. */
interface TillFrame {
  /** The counter's name. */
  readonly name: string;
  readonly isLoud: boolean;
  readonly onLoud: () => void;
  /** False after this phone refused its camera: then codes are typed. */
  readonly hasCamera: boolean;
}

/** The state of a counter's page as its screens get it, and what they send. */
export interface TillView {
  readonly frame: TillFrame;
  readonly place: TillPlace;
  readonly context: TillContext;
  readonly hasLight: boolean;
  readonly camera: {
    readonly show: (video: HTMLVideoElement | null) => void;
    readonly setLight: (isOn: boolean) => void;
  };
  readonly send: (event: TillEvent) => void;
}

interface PlateProps extends TillFrame {
  readonly role: 'status' | 'alert';
  readonly look: keyof typeof styles.plates;
  readonly shape: ShapeName | null;
  readonly word: string;
  /** Instead of a shape: the seconds of a pause. */
  readonly clock?: string;
  readonly children?: ReactNode;
}

/** The upper half: the answer in shape and word, readable at arm's length. */
export function Plate({ role, look, shape, word, clock, children, ...frame }: PlateProps) {
  const heading = useHeading(word);
  return (
    <div className={styles.plates[look]}>
      <TillBar {...frame} />
      <div className={styles.answer} role={role}>
        {shape !== null && <Shape name={shape} />}
        {clock !== undefined && (
          <div className={styles.clock} role="timer">
            {clock}
          </div>
        )}
        <h1
          ref={heading}
          tabIndex={-1}
          className={word.length > 5 ? styles.words.long : styles.words.short}
        >
          {word}
        </h1>
        {children}
      </div>
    </div>
  );
}

export function TillBar(props: TillFrame & { readonly children?: ReactNode }) {
  const { name, isLoud, onLoud, children } = props;
  return (
    <div className={styles.bar}>
      <b>{name === '' ? tillWords.counter() : name}</b>
      {children}
      <button
        type="button"
        className={styles.corner}
        aria-pressed={isLoud}
        aria-label={tillWords.sound()}
        onClick={onLoud}
      >
        {isLoud ? <Volume2 /> : <VolumeX />}
      </button>
    </div>
  );
}

/** Focuses the only field of a form, for a thumb or a scanner that types. */
export function useFirstField() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return form;
}

/** Focuses the heading of a new screen, so that it is read out. */
export function useHeading(word: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [word]);
  return heading;
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  readonly look?: 'ink' | 'bare';
  /** Before the words. */
  readonly icon?: ReactNode;
}

/** Without the links of `Button`: they bring the router, a third of the page. */
export function TillButton({ look, icon, type = 'button', children, ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} className={button({ look })}>
      {icon}
      {children}
    </button>
  );
}

/** The one button of a screen that leads to the next scan. */
export function NextButton(props: ButtonProps) {
  return (
    <div className={styles.next}>
      <TillButton {...props} look="ink" />
    </div>
  );
}

/** The next code is scanned, or typed where there is no camera. */
export function NextScan(props: Pick<TillFrame, 'hasCamera'> & { readonly onNext: () => void }) {
  const { hasCamera, onNext } = props;
  return (
    <NextButton icon={hasCamera ? <ScanLine /> : <Keyboard />} onClick={onNext}>
      {hasCamera ? tillWords.scanNext() : tillWords.typeNext()}
    </NextButton>
  );
}

/** The only red button. */
export function RedeemButton({ children, ...rest }: Omit<ComponentProps<'button'>, 'className'>) {
  return (
    <div className={styles.redeem}>
      <button {...rest} type="button" className={ticket({ width: 'full' })}>
        <span className={body}>{children}</span>
        <span className={stub}>
          <Check size={34} />
        </span>
      </button>
    </div>
  );
}

/** The last ten scans of this phone (TILL-02). */
export function LastScans({ recent }: { readonly recent: readonly RecentScan[] }) {
  if (recent.length === 0) return null;
  return (
    <ul className={styles.last} aria-label={tillWords.lastScans()} tabIndex={0}>
      {recent.map(({ state, code, at }) => {
        const isGood = state === 'redeemed' || state === 'valid';
        return (
          <li key={`${at} ${code}`}>
            {isGood ? <CircleCheck className={tone.ok} /> : <CircleX className={tone.bad} />}
            <span>
              <b>{ANSWER_WORDS[state]()}</b> {code}
            </span>
            <time>{timeWords(at)}</time>
          </li>
        );
      })}
    </ul>
  );
}
