import { AlignLeft, Contrast, Image, Ruler, TriangleAlert, Volume2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { composeFace } from '../../domain/coupon-face.ts';
import { factsOf } from '../../domain/coupon-facts.ts';
import type { CouponForm } from '../../domain/coupon-form.ts';
import { contrastOf, cutByGoogle, transcriptOf } from '../../domain/proof.ts';
import type { Platform } from './coupon-preview.tsx';
import * as styles from './preview-dialog.css.ts';

interface ProofNotesProps {
  readonly form: CouponForm;
  readonly platform: Platform;
  readonly onEdit: (part: 'coupon' | 'details') => void;
}

/** What was computed about this coupon, the ways back into the steps, and how a screen reader says it. */
export function ProofNotes({ form, platform, onEdit }: ProofNotesProps) {
  const face = composeFace(factsOf(form));
  const cuts = cutByGoogle(face);
  return (
    <>
      <ul className={styles.list}>
        {platform === 'apple' && <ContrastNote {...contrastOf(face)} />}
        {cuts.length === 0 ? (
          <Note kind="ok" icon={<Ruler />}>
            <b>Fits.</b> Google cuts neither name nor description
          </Note>
        ) : (
          cuts.map((cut) => (
            <Note key={cut} kind="warn" icon={<TriangleAlert />}>
              {cut}
            </Note>
          ))
        )}
      </ul>
      <div>
        <p className={styles.label}>Change something</p>
        <ul className={styles.list}>
          <li className={styles.item}>
            <Image />
            <span>Coupon: words, colors</span>
            <button type="button" className={styles.link} onClick={() => onEdit('coupon')}>
              Edit coupon
            </button>
          </li>
          <li className={styles.item}>
            <AlignLeft />
            <span>Details: dates, terms</span>
            <button type="button" className={styles.link} onClick={() => onEdit('details')}>
              Edit details
            </button>
          </li>
        </ul>
      </div>
      <details>
        <summary className={styles.summary}>
          <Volume2 />
          How a screen reader says it
        </summary>
        <p className={styles.transcript}>{transcriptOf(face)}</p>
      </details>
    </>
  );
}

function ContrastNote({
  ratio,
  isReadable,
}: {
  readonly ratio: number;
  readonly isReadable: boolean;
}) {
  const figures = `Contrast ${ratio.toFixed(1)} to 1`;
  if (isReadable) {
    return (
      <Note kind="ok" icon={<Contrast />}>
        <b>Reads well.</b> {figures}
      </Note>
    );
  }
  return (
    <Note kind="warn" icon={<TriangleAlert />}>
      <b>Hard to read.</b> {figures}, 4.5 to 1 reads well
    </Note>
  );
}

function Note({
  kind,
  icon,
  children,
}: {
  readonly kind: 'ok' | 'warn';
  readonly icon: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <li className={styles.item} data-kind={kind}>
      {icon}
      <span>{children}</span>
    </li>
  );
}
