import { Printer } from 'lucide-react';
import { stripLabel } from '../ui/coupon/coupon-labels.ts';
import { Desk } from '../ui/parts/paper/paper.tsx';
import * as proofWords from '../words/approval/proof-page.gen.ts';
import { button } from '../ui/parts/buttons/button.css.ts';
import { InlineCode } from './inline-code.tsx';
import { ProofPicture } from './proof-cards.tsx';
import type { ProofView } from './proof-view.ts';
import * as styles from './proof-page.css.ts';

/** A small view of the printed sheet; the link opens the page that is printed. */
export function ProofPrint({ view }: { readonly view: ProofView }) {
  const { face, pictures, barcode } = view;
  const terms = face.details.find(({ key }) => key === 'termsConditions')?.value ?? '';
  return (
    <Desk className={styles.printDesk}>
      <figure className={styles.figure}>
        <div className={styles.letter}>
          <p className={styles.letterhead}>
            <b>{face.merchantName}</b>
          </p>
          <div className={styles.cut}>
            <ProofPicture picture={pictures.appleStrip} alt={stripLabel(face)} />
            <div className={styles.offer}>
              <div className={styles.words}>
                <p className={styles.description}>{face.description}</p>
                {face.expires !== null && (
                  <p className={styles.small}>
                    {proofWords.goodThrough()} <b>{face.expires.display}</b>
                  </p>
                )}
              </div>
              {barcode !== null && face.barcode !== null && (
                <div className={styles.barcode} aria-hidden="true">
                  <InlineCode svg={barcode} />
                  <span className={styles.small}>{face.barcode.caption}</span>
                </div>
              )}
            </div>
            {terms !== '' && <p className={styles.terms}>{terms}</p>}
          </div>
        </div>
        <figcaption className={styles.caption}>
          <b className={styles.mark}>{proofWords.proof()}</b>
          {proofWords.printed()}
        </figcaption>
      </figure>
      <a className={button({ shape: 'compact' })} href={view.printView}>
        <Printer />
        {proofWords.openPrintView()}
      </a>
    </Desk>
  );
}
