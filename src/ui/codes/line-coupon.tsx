import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { CouponFace } from '../../domain/coupon/coupon-face.ts';
import * as codesWords from '../../words/codes.gen.ts';
import { AppleCard } from '../coupon/apple-card.tsx';
import { stripLabel } from '../coupon/coupon-labels.ts';
import { Button } from '../parts/buttons/button.tsx';
import { CropMarks, Desk } from '../parts/paper/paper.tsx';
import * as frame from '../parts/page/page.css.ts';
import * as styles from './codes-page.css.ts';

interface LineCouponProps {
  readonly line: number;
  /** With the line's own barcode. */
  readonly face: CouponFace;
  /** Data URLs. */
  readonly pictures: { readonly strip: string; readonly logo: string };
  /** The barcode as an image; null if there is none. */
  readonly barcode: string | null;
  /** Why no barcode shows; null if one does. */
  readonly note: string | null;
  /** Null at the first and at the last shown line. */
  readonly onPrevious: (() => void) | null;
  readonly onNext: (() => void) | null;
}

/** What a line of a list becomes on a phone, beside the list (SER-01). */
export function LineCoupon(props: LineCouponProps) {
  const { line, face, pictures, barcode, note, onPrevious, onNext } = props;
  const words = codesWords.lineAsCoupon({ line });
  return (
    <section aria-label={words}>
      <Desk className={`${frame.desk} ${styles.lineCoupon}`}>
        <CropMarks>
          <AppleCard
            face={face}
            logo={<img src={pictures.logo} alt={face.merchantName} />}
            artwork={<img src={pictures.strip} alt={stripLabel(face)} />}
            barcode={barcode === null ? null : <img src={barcode} alt="" />}
          />
        </CropMarks>
        <div className={styles.turns}>
          <Button
            icon={<ChevronLeft />}
            shape="square"
            aria-label={codesWords.previousLine()}
            disabled={onPrevious === null}
            onClick={() => onPrevious?.()}
          />
          <p className={frame.small} role="status">
            {words}
          </p>
          <Button
            icon={<ChevronRight />}
            shape="square"
            aria-label={codesWords.nextLine()}
            disabled={onNext === null}
            onClick={() => onNext?.()}
          />
        </div>
        {note !== null && <p className={frame.small}>{note}</p>}
      </Desk>
    </section>
  );
}
