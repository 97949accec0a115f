import { type RefObject, useEffect, useRef } from 'react';
import type { BrandFields } from '../../domain/brand/brand.ts';
import type { brandOfferMachine } from '../../machines/brand/brand-offer.machine.ts';
import type { MachineView } from '../../machines/machine-view.ts';
import * as brandWords from '../../words/brand/brand.gen.ts';
import { Button } from '../parts/buttons/button.tsx';
import { TicketButton } from '../parts/buttons/ticket-button.tsx';
import { Message } from '../parts/fields/message.tsx';
import { Spinner } from '../parts/notices/spinner.tsx';
import { TearLine } from '../parts/paper/tear-line.tsx';
import { field } from '../parts/fields/text-field.css.ts';
import { contents, size, soft, stack } from '../theme/layout.css.ts';
import { BrandLogo } from './brand-logo.tsx';
import * as styles from './brand-card.css.ts';

interface BrandUse extends MachineView<typeof brandOfferMachine> {
  /** The coupon has it. */
  readonly isUsed: boolean;
  /** It was filled in by the last change. */
  readonly canTakeBack: boolean;
  readonly onTakeBack: () => void;
}

interface BrandCardProps extends BrandUse {
  readonly fields: BrandFields;
  /** An address of the Apple logo; null if there is none. */
  readonly logo: string | null;
}

/** The account's brand at the first step of a new coupon (KIT-01). */
export function BrandCard(props: BrandCardProps) {
  const { fields, logo } = props;
  const { merchantName, phone, website, backgroundColor, foregroundColor, labelColor } = fields;
  const colors = [backgroundColor, foregroundColor, ...(labelColor === null ? [] : [labelColor])];
  return (
    <>
      <section className={styles.card} aria-labelledby="my-brand">
        <div className={styles.top}>
          <BrandLogo fields={fields} image={logo} alt="" shape="card" />
          <div className={styles.facts}>
            <p>
              <b>{merchantName}</b>
            </p>
            {phone !== '' && <p>{phone}</p>}
            {website !== '' && <p>{hostOf(website)}</p>}
            <ul className={styles.colors} aria-label={brandWords.cardColors()}>
              {colors.map((color, index) => (
                <li key={index}>
                  <span
                    className={styles.color}
                    style={{ background: color }}
                    role="img"
                    aria-label={color}
                  />
                </li>
              ))}
            </ul>
          </div>
        </div>
        <TearLine kind="stub" />
        <div className={styles.foot}>
          <div className={stack[6]}>
            <h2 id="my-brand" className={size.t20}>
              {brandWords.fromLastTime()}
            </h2>
            <p className={soft}>{brandWords.fillsIn()}</p>
          </div>
          <Use {...props} isPrimary />
        </div>
      </section>
      <p className={styles.or}>{brandWords.fromNothing()}</p>
    </>
  );
}

/** The same in one line, among the details. */
export function BrandLine(props: BrandUse) {
  return (
    <div className={field} role="group" aria-label={brandWords.yourBrand()}>
      <Use {...props} isPrimary={false} />
    </div>
  );
}

/** One button that fills in, then takes back; the focus stays on it. */
function Use(props: BrandUse & { readonly isPrimary: boolean }) {
  const { isPrimary, isUsed, canTakeBack, state, send, onTakeBack } = props;
  const { lacksLogo, failed } = state.context;
  const isBusy = state.matches('reading');
  const place = useRef<HTMLSpanElement>(null);
  useKeptFocus(place, canTakeBack);
  const use = () => {
    if (!isBusy) send({ type: 'brand.use' });
  };
  return (
    <>
      <span ref={place}>
        {canTakeBack && <Button onClick={onTakeBack}>{brandWords.takeBack()}</Button>}
        {!isUsed && isPrimary && (
          <TicketButton width="full" aria-busy={isBusy} onClick={use}>
            {brandWords.use()}
          </TicketButton>
        )}
        {!isUsed && !isPrimary && (
          <Button aria-busy={isBusy} onClick={use}>
            {brandWords.use()}
          </Button>
        )}
      </span>
      <div role="status" className={contents}>
        {isBusy && <Spinner words={brandWords.reading()} />}
        {isUsed && !lacksLogo && <Message kind="ok">{brandWords.filledIn()}</Message>}
        {isUsed && lacksLogo && <Message kind="warn">{brandWords.logoGone()}</Message>}
        {!isBusy && !isUsed && failed?.call === 'use' && (
          <Message kind="bad">{brandWords.notFilledIn({ reason: failed.words })}</Message>
        )}
      </div>
    </>
  );
}

/** The pressed button gives way to another one, which takes over its focus. */
function useKeptFocus(place: RefObject<HTMLElement | null>, canTakeBack: boolean): void {
  const shown = useRef(canTakeBack);
  useEffect(() => {
    if (shown.current === canTakeBack) return;
    shown.current = canTakeBack;
    if (document.activeElement === document.body) place.current?.querySelector('button')?.focus();
  }, [place, canTakeBack]);
}

/** An address as people say it. */
function hostOf(website: string): string {
  return website.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}
