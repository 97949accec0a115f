import { AlignLeft, Contrast, Download, Image, Mail, Ruler, Volume2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { composeFace, type CouponFace } from '../../../domain/coupon/coupon-face.ts';
import { formFactsOf } from '../../../domain/coupon/form-facts.ts';
import type { CouponForm, FormValues } from '../../../domain/coupon/fields/coupon-form.ts';
import { contrastOf, transcriptOf } from '../../../domain/wizard/proof.ts';
import type { Finding, PreflightPlace } from '../../../domain/preflight/finding.ts';
import { findingsOnCard } from '../../../domain/preflight/preflight.ts';
import type { EditedPart } from '../../../machines/wizard/preview-dialog.machine.ts';
import type { PreviewCard } from '../../../machines/wizard/preview-cards.ts';
import { CardFindings } from '../../preflight/finding-entry.tsx';
import * as proofWords from '../../../words/proof.gen.ts';
import { facts } from '../../parts/page/page.css.ts';
import { link } from '../../preflight/preflight-tray.css.ts';
import { remark, small, tone } from '../../theme/layout.css.ts';
import * as styles from './proof-notes.css.ts';

export interface ProofNotesProps {
  readonly form: CouponForm;
  /** What preflight found in the form. */
  readonly findings: readonly Finding[];
  readonly card: PreviewCard;
  readonly hasRideAlong: boolean;
  /** False on the dashboard, where nothing is edited (PREV-05). */
  readonly canEdit: boolean;
  /** Mends a finding, and draws the pictures again. */
  readonly onFix: (values: FormValues) => void;
  readonly onShow: (place: PreflightPlace) => void;
  readonly onEdit: (part: EditedPart) => void;
}

/** Facts about this coupon, edit links, and its text for screen readers. */
export function ProofNotes(props: ProofNotesProps) {
  const { form, findings, card, hasRideAlong, canEdit, onEdit } = props;
  const face = composeFace(formFactsOf(form));
  const isFound = (start: string) => findings.some(({ rule }) => rule.startsWith(start));
  const { ratio, isReadable } = contrastOf(face);
  return (
    <>
      <CardFindings
        findings={findingsOnCard(findings, card)}
        onFix={({ fix }) => fix && props.onFix(fix.values)}
        onShow={canEdit ? props.onShow : null}
      />
      <ul className={facts}>
        {card === 'ride-along' ? (
          // The files that the archive makes from the image (SUBM-05).
          <>
            <Note Icon={Ruler}>
              <b>{proofWords.fitsTheMail()}</b> {proofWords.aJpegOf300200()}
            </Note>
            <Note Icon={Download}>
              <b>{proofWords.yoursToKeep()}</b> {proofWords.savingDownloadsItWithThe()}
            </Note>
          </>
        ) : (
          <>
            {/* What was computed and is fine; the findings above say what is not. */}
            {card === 'apple' && isReadable && (
              <Note Icon={Contrast}>
                <b>{proofWords.readsWell()}</b>{' '}
                {proofWords.contrastRatio1({ ratio: ratio.toFixed(1) })}
              </Note>
            )}
            {!isFound('google.') && !isFound('apple.') && (
              <Note Icon={Ruler}>
                <b>{proofWords.fits()}</b> {proofWords.googleCutsNeitherNameNor()}
              </Note>
            )}
          </>
        )}
      </ul>
      {canEdit && <EditLinks hasRideAlong={hasRideAlong} onEdit={onEdit} />}
      {card !== 'ride-along' && <Transcript face={face} />}
    </>
  );
}

/** Opened on demand (PRE-04); while closed, its words do not duplicate the card's in the page. */
function Transcript({ face }: { readonly face: CouponFace }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={`${remark} ${styles.summary}`}>
        <Volume2 />
        {proofWords.howAScreenReaderSays()}
      </summary>
      {isOpen && <p className={small}>{transcriptOf(face)}</p>}
    </details>
  );
}

function EditLinks({ hasRideAlong, onEdit }: Pick<ProofNotesProps, 'hasRideAlong' | 'onEdit'>) {
  return (
    <div>
      <p className={styles.label}>{proofWords.changeSomething()}</p>
      <ul className={facts}>
        {EDITED.filter(([part]) => hasRideAlong || part !== 'ride-along').map(
          ([part, Icon, words, edit]) => (
            <li key={part}>
              <Icon />
              <span>{words()}</span>
              <button type="button" className={link} onClick={() => onEdit(part)}>
                {edit()}
              </button>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}

const EDITED = [
  ['coupon', Image, proofWords.couponWordsColors, proofWords.editCoupon],
  ['details', AlignLeft, proofWords.detailsDatesTerms, proofWords.editDetails],
  ['ride-along', Mail, proofWords.rideAlongImageColors, proofWords.editRideAlong],
] as const;

interface NoteProps {
  readonly Icon: typeof Ruler;
  readonly children: ReactNode;
}

function Note({ Icon, children }: NoteProps) {
  return (
    <li data-kind="ok">
      <Icon className={tone.ok} />
      <span>{children}</span>
    </li>
  );
}
