import { ChevronLeft, ChevronRight, Images } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { shownKeyword } from '../../domain/keyword/keyword-words.ts';
import { figure } from '../../words/figure.ts';
import { Button, ButtonLink } from '../parts/buttons/button.tsx';
import { Desk } from '../parts/paper/paper.tsx';
import { Dialog } from '../parts/overlays/dialog.tsx';
import { usePageEvent } from '../parts/overlays/use-page-event.ts';
import { TearLine } from '../parts/paper/tear-line.tsx';
import { TicketLink } from '../parts/buttons/ticket-button.tsx';
import * as proof from '../proof/proof.css.ts';
import * as commonWords from '../../words/common.gen.ts';
import * as lookWords from '../../words/look.gen.ts';
import { chip, row, slug, soft } from '../theme/layout.css.ts';
import * as styles from './design-look.css.ts';
import * as actionsWords from '../../words/actions.gen.ts';

/** The displayed data of a design. */
interface LookedAt {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Whether it has a Ride-Along image. */
  readonly hasRideAlong: boolean;
}

interface DesignLookProps {
  readonly design: LookedAt;
  /** Its position in the list that the user came from; null if there is no list. */
  readonly place: { readonly number: number; readonly total: number } | null;
  /** Its cards, or their placeholder. */
  readonly proofs: ReactNode;
  /** The choice of scheme; null until the schemes are loaded. */
  readonly schemes: ReactNode;
  /** The scheme of a coupon started from here; null for the design's first scheme. */
  readonly scheme: string | null;
  readonly onPrevious: (() => void) | null;
  readonly onNext: (() => void) | null;
  readonly onKeyword: (keyword: string) => void;
  readonly onClose: () => void;
}

/** A large view of a design before starting a coupon: both wallets' cards and the Ride-Along image (BROWSE-12). */
export function DesignLook(props: DesignLookProps) {
  const { design, proofs, onPrevious, onNext, onClose } = props;
  // The dialog's heading, which has the initial focus, is outside the look, and the dialog stops arrow keys.
  usePageEvent('keydown', (event) => turnByArrows(event, props), true);
  return (
    <Dialog
      dismissible
      open
      onClose={onClose}
      title={lookWords.lookAt({ title: design.title })}
      titleHidden
      size="page"
    >
      <div className={styles.look}>
        <Desk className={styles.stage}>
          <div className={styles.previous}>
            <Button
              icon={<ChevronLeft />}
              shape="square"
              aria-label={lookWords.previousDesign()}
              aria-disabled={onPrevious === null}
              onClick={() => onPrevious?.()}
            />
          </div>
          {proofs}
          <div className={styles.next}>
            <Button
              icon={<ChevronRight />}
              shape="square"
              aria-label={lookWords.nextDesign()}
              aria-disabled={onNext === null}
              onClick={() => onNext?.()}
            />
          </div>
        </Desk>
        <div className={styles.tear}>
          <TearLine kind="down" notches={false} />
        </div>
        <Side {...props} />
      </div>
    </Dialog>
  );
}

/** Arrow keys go to the next design, unless they choose a scheme or scroll. */
function turnByArrows(
  event: KeyboardEvent,
  { onPrevious, onNext }: Pick<DesignLookProps, 'onPrevious' | 'onNext'>,
): void {
  const turn = event.key === 'ArrowLeft' ? onPrevious : event.key === 'ArrowRight' ? onNext : null;
  const { target } = event;
  if (turn === null || event.altKey || event.ctrlKey || event.metaKey) return;
  if (target instanceof Element && target.closest('[role="radiogroup"]') !== null) return;
  event.preventDefault();
  turn();
}

function Side({ design, place, schemes, scheme, onKeyword }: DesignLookProps) {
  const { id, description, keywords, hasRideAlong } = design;
  const start = {
    params: { templateId: id },
    search: scheme === null ? {} : { scheme },
  };
  return (
    <div className={styles.side}>
      <div className={styles.words}>
        {place !== null && (
          <p className={slug} role="status">
            {lookWords.place({ number: place.number, total: figure(place.total) })}
          </p>
        )}
        <Title id={id}>{design.title}</Title>
        {description !== '' && <p className={soft}>{description}</p>}
      </div>
      {schemes}
      {schemes !== null && keywords.length > 0 && (
        <div>
          <h3 className={styles.label}>{actionsWords.keywords()}</h3>
          <ul className={row}>
            {keywords.map((keyword) => (
              <li key={keyword}>
                <button
                  type="button"
                  className={chip}
                  aria-label={lookWords.searchFor({ keyword: shownKeyword(keyword) })}
                  onClick={() => onKeyword(keyword)}
                >
                  {shownKeyword(keyword)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.actions}>
        <TicketLink to="/create/$templateId" {...start} width="full">
          {commonWords.createCoupon()}
        </TicketLink>
        {hasRideAlong && (
          <ButtonLink icon={<Images />} to="/campaign/$templateId" {...start}>
            {commonWords.couponAndRideAlong()}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** Gets the focus after a turn, because the pressed arrow may become disabled. */
function Title({ id, children }: { readonly id: string; readonly children: string }) {
  const title = useRef<HTMLParagraphElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    title.current?.focus({ preventScroll: true });
  }, [id]);
  return (
    <p ref={title} className={proof.title} tabIndex={-1}>
      {children}
    </p>
  );
}
