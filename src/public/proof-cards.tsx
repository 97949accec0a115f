import { stripLabel } from '../ui/coupon/coupon-labels.ts';
import { AppleCard } from '../ui/coupon/apple-card.tsx';
import { GoogleCard } from '../ui/coupon/google-card.tsx';
import { CropMarks, Desk } from '../ui/parts/paper/paper.tsx';
import * as proofWords from '../words/approval/proof-page.gen.ts';
import type { ReactNode } from 'react';
import { InlineCode } from './inline-code.tsx';
import type { PagePicture } from './page-view.ts';
import type { ProofView } from './proof-view.ts';
import * as styles from './proof-page.css.ts';

/** Both cards and the Ride-Along, as they would be published (APPR-01). */
export function ProofCards({ view }: { readonly view: ProofView }) {
  const { face, pictures, barcode } = view;
  const code = barcode === null ? null : <InlineCode svg={barcode} />;
  const shared = { face, barcode: code, colorSource: 'stylesheet' as const };
  return (
    <section aria-label={proofWords.asPublished()}>
      <Desk className={styles.desk}>
        <Figure words={proofWords.appleCoupon()} className={styles.apple}>
          <AppleCard
            {...shared}
            logo={<ProofPicture picture={pictures.appleLogo} alt={face.merchantName} />}
            artwork={<ProofPicture picture={pictures.appleStrip} alt={stripLabel(face)} />}
          />
        </Figure>
        <div className={styles.others}>
          <Figure words={proofWords.googleCoupon()}>
            <GoogleCard
              {...shared}
              logo={<ProofPicture picture={pictures.googleLogo} alt={face.merchantName} />}
              artwork={<ProofPicture picture={pictures.googleStrip} alt={stripLabel(face)} />}
            />
          </Figure>
          {pictures.rideAlong !== null && (
            <Figure words={proofWords.rideAlong()}>
              <ProofPicture picture={pictures.rideAlong} alt={proofWords.rideAlongWords()} />
            </Figure>
          )}
        </div>
      </Desk>
    </section>
  );
}

interface FigureProps {
  readonly words: string;
  readonly className?: string;
  readonly children: ReactNode;
}

function Figure({ words, className = '', children }: FigureProps) {
  return (
    <figure className={`${styles.figure} ${className}`}>
      <CropMarks size="medium">{children}</CropMarks>
      <figcaption className={styles.caption}>
        <b className={styles.mark}>{proofWords.proof()}</b>
        {words}
      </figcaption>
    </figure>
  );
}

/** The displayed width of pictures, for `sizes`. */
const PICTURE_SIZES = 'min(380px, 100vw - 96px)';

/** As on the coupon's page, a WebP a third of the PNG's size. */
export function ProofPicture(props: { readonly picture: PagePicture; readonly alt: string }) {
  const { picture, alt } = props;
  return (
    <img
      src={picture.source}
      srcSet={picture.webp}
      sizes={PICTURE_SIZES}
      width={picture.width}
      height={picture.height}
      alt={alt}
      decoding="async"
    />
  );
}
