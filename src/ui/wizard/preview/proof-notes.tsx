import {
  AlignLeft,
  Contrast,
  Download,
  Image,
  Mail,
  Palette,
  Ruler,
  TriangleAlert,
  Volume2,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { composeFace, type CouponFace } from '../../../domain/coupon/coupon-face.ts';
import { textSlotsOf } from '../../../domain/design/design-document.ts';
import { formFactsOf } from '../../../domain/coupon/form-facts.ts';
import type { CouponForm } from '../../../domain/coupon/fields/coupon-form.ts';
import {
  contrastOf,
  cutByGoogle,
  SMALL_WORDS,
  transcriptOf,
} from '../../../domain/wizard/proof.ts';
import type { CardOffer } from '../../../machines/wizard/matched-card.ts';
import type { EditedPart } from '../../../machines/wizard/preview-dialog.machine.ts';
import type { PreviewCard } from '../../../machines/wizard/preview-cards.ts';
import { useSmallWords } from '../../canvas/use-small-words.ts';
import * as proofWords from '../../../words/proof.gen.ts';
import * as styles from './proof-notes.css.ts';
import * as wizardWords from '../../../words/wizard.gen.ts';

interface ProofNotesProps {
  readonly form: CouponForm;
  readonly card: PreviewCard;
  readonly hasRideAlong: boolean;
  /** False on the dashboard, where nothing is edited (PREV-05). */
  readonly canEdit: boolean;
  readonly cardOffer: CardOffer;
  readonly onMatchCard: () => void;
  readonly onUndoCard: () => void;
  readonly onEdit: (part: EditedPart) => void;
}

/** Facts about this coupon, edit links, and its text for screen readers. */
export function ProofNotes(props: ProofNotesProps) {
  const { form, card, hasRideAlong, canEdit, onEdit } = props;
  const face = composeFace(formFactsOf(form));
  return (
    <>
      <ul className={styles.list}>
        {card === 'ride-along' ? (
          <RideAlongNotes />
        ) : (
          <CouponNotes form={form} face={face} card={card} />
        )}
        {card !== 'ride-along' && <CardNote {...props} />}
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
      <summary className={styles.summary}>
        <Volume2 />
        {proofWords.howAScreenReaderSays()}
      </summary>
      {isOpen && <p className={styles.transcript}>{transcriptOf(face)}</p>}
    </details>
  );
}

interface CouponNotesProps {
  readonly form: CouponForm;
  readonly face: CouponFace;
  readonly card: PreviewCard;
}

function CouponNotes({ form, face, card }: CouponNotesProps) {
  const cuts = cutByGoogle(face);
  return (
    <>
      {card === 'apple' && <ContrastNote {...contrastOf(face)} />}
      <SmallWordsNotes {...form} />
      {cuts.length === 0 ? (
        <Note kind="ok" icon={<Ruler />}>
          <b>{proofWords.fits()}</b> {proofWords.googleCutsNeitherNameNor()}
        </Note>
      ) : (
        cuts.map((cut) => (
          <Note key={cut} kind="warn" icon={<TriangleAlert />}>
            {cut}
          </Note>
        ))
      )}
    </>
  );
}

function SmallWordsNotes({ stripEditorSource: design, text }: CouponForm) {
  const small = useSmallWords(design, text);
  if (design === null) return null;
  return textSlotsOf(design).map(({ token, label }) => {
    const size = small.get(token);
    if (size === undefined) return null;
    return (
      <Note key={token} kind="warn" icon={<TriangleAlert />}>
        {SMALL_WORDS.onProof(label, size)}
      </Note>
    );
  });
}

/** A gray card beside colorful artwork: one press matches it, another undoes that (STEP-13, STEP-17). */
function CardNote({ cardOffer, onMatchCard, onUndoCard }: ProofNotesProps) {
  if (cardOffer === 'none') return null;
  const isOffered = cardOffer === 'offered';
  return (
    <EditLink
      icon={<Palette />}
      words={isOffered ? proofWords.cardIsGray() : proofWords.cardMatches()}
      onPress={isOffered ? onMatchCard : onUndoCard}
    >
      {isOffered ? wizardWords.matchArtwork() : wizardWords.undoMatch()}
    </EditLink>
  );
}

/** The files that the archive makes from the image (SUBM-05). */
function RideAlongNotes() {
  return (
    <>
      <Note kind="ok" icon={<Ruler />}>
        <b>{proofWords.fitsTheMail()}</b> {proofWords.aJpegOf300200()}
      </Note>
      <Note kind="ok" icon={<Download />}>
        <b>{proofWords.yoursToKeep()}</b> {proofWords.savingDownloadsItWithThe()}
      </Note>
    </>
  );
}

interface EditLinksProps {
  readonly hasRideAlong: boolean;
  readonly onEdit: (part: EditedPart) => void;
}

function EditLinks({ hasRideAlong, onEdit }: EditLinksProps) {
  return (
    <div>
      <p className={styles.label}>{proofWords.changeSomething()}</p>
      <ul className={styles.list}>
        <EditLink
          icon={<Image />}
          words={proofWords.couponWordsColors()}
          onPress={() => onEdit('coupon')}
        >
          {proofWords.editCoupon()}
        </EditLink>
        <EditLink
          icon={<AlignLeft />}
          words={proofWords.detailsDatesTerms()}
          onPress={() => onEdit('details')}
        >
          {proofWords.editDetails()}
        </EditLink>
        {hasRideAlong && (
          <EditLink
            icon={<Mail />}
            words={proofWords.rideAlongImageColors()}
            onPress={() => onEdit('ride-along')}
          >
            {proofWords.editRideAlong()}
          </EditLink>
        )}
      </ul>
    </div>
  );
}

interface EditLinkProps {
  readonly icon: ReactNode;
  readonly words: string;
  readonly onPress: () => void;
  readonly children: string;
}

function EditLink({ icon, words, onPress, children }: EditLinkProps) {
  return (
    <li className={styles.item}>
      {icon}
      <span>{words}</span>
      <button type="button" className={styles.link} onClick={onPress}>
        {children}
      </button>
    </li>
  );
}

function ContrastNote({
  ratio,
  isReadable,
}: {
  readonly ratio: number;
  readonly isReadable: boolean;
}) {
  const figures = proofWords.contrastRatio1({ ratio: ratio.toFixed(1) });
  if (isReadable) {
    return (
      <Note kind="ok" icon={<Contrast />}>
        <b>{proofWords.readsWell()}</b> {figures}
      </Note>
    );
  }
  return (
    <Note kind="warn" icon={<TriangleAlert />}>
      <b>{proofWords.hardToRead()}</b> {proofWords.figures451Reads({ figures })}
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
