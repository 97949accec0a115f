import { Check, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Brand, type BrandFields, valuesOfBrand } from '../../domain/brand/brand.ts';
import { COUPON_FORM_DEFAULTS } from '../../domain/coupon/fields/coupon-form.ts';
import { withValues } from '../../domain/coupon/fields/form-values.ts';
import * as actionsWords from '../../words/actions.gen.ts';
import * as dialogWords from '../../words/brand/brand-dialog.gen.ts';
import * as brandWords from '../../words/brand/brand.gen.ts';
import { Button } from '../parts/buttons/button.tsx';
import { TicketButton } from '../parts/buttons/ticket-button.tsx';
import { QuestionDialog } from '../parts/overlays/question-dialog.tsx';
import { Message } from '../parts/fields/message.tsx';
import { FailureNotice } from '../parts/notices/notice.tsx';
import { PageSpinner } from '../parts/notices/spinner.tsx';
import { Dialog } from '../parts/overlays/dialog.tsx';
import { CropMarks } from '../parts/paper/crop-marks.tsx';
import { Proof } from '../proof/proof.tsx';
import * as proofStyles from '../proof/proof.css.ts';
import { PROOF_NAMES } from '../proof/turns.ts';
import { slug } from '../theme/layout.css.ts';
import { CouponPreview } from '../wizard/preview/coupon-preview.tsx';
import type { Uploads } from '../wizard/fields/uploads.ts';
import { BrandLogos } from './brand-logos.tsx';
import * as styles from './brand-dialog.css.ts';
import { BrandColors, BRAND_FORM_ID, BrandForm } from './brand-form.tsx';

interface BrandDialogProps {
  readonly brand: Brand;
  readonly state:
    'opening' | 'unread' | 'editing' | 'saving' | 'stale' | 'asking' | 'erasing' | 'closing';
  /** Whether the account has a brand that can be erased. */
  readonly isKept: boolean;
  readonly failure: string | null;
  readonly uploads: Uploads;
  readonly cropper: ReactNode;
  readonly onRead: () => void;
  readonly onChange: (change: Partial<BrandFields>) => void;
  readonly onSave: () => void;
  readonly onOverwrite: () => void;
  readonly onErase: () => void;
  readonly onEraseYes: () => void;
  readonly onEraseNo: () => void;
  readonly onClose: () => void;
  readonly onCloseYes: () => void;
  readonly onCloseNo: () => void;
}

/** The account's brand, edited and erased from the account menu (KIT-01). */
export function BrandDialog(props: BrandDialogProps) {
  const { state, failure, onRead, onClose } = props;
  const isShown = state !== 'opening' && state !== 'unread';
  return (
    <Dialog
      open
      onClose={onClose}
      title={brandWords.yourBrand()}
      titleHidden={state !== 'unread'}
      size={state === 'unread' ? 'medium' : 'wide'}
      dismissible={false}
      closable={state !== 'saving'}
    >
      {state === 'opening' && <PageSpinner words={dialogWords.loading()} />}
      {state === 'unread' && (
        <FailureNotice title={dialogWords.notLoaded()} onRetry={onRead}>
          {failure}
        </FailureNotice>
      )}
      {isShown && <Editor {...props} />}
    </Dialog>
  );
}

function Editor(props: BrandDialogProps) {
  const { brand, uploads, state, onChange, onSave } = props;
  const isAsked = state === 'asking' || state === 'erasing';
  return (
    <>
      <div className={styles.wide}>
        <Proof stage={<Cards brand={brand} />} title={<Title />} actions={<Actions {...props} />}>
          <BrandForm brand={brand} onChange={onChange} onSave={onSave}>
            <BrandLogos brand={brand} uploads={uploads} />
            <BrandColors fields={brand} onChange={onChange} />
          </BrandForm>
        </Proof>
      </div>
      {props.cropper}
      {isAsked && (
        <QuestionDialog
          question={dialogWords.eraseTitle()}
          isBusy={state === 'erasing'}
          busyWords={dialogWords.erasing()}
          onYes={props.onEraseYes}
          onNo={props.onEraseNo}
        >
          <p>{dialogWords.eraseAdvice()}</p>
        </QuestionDialog>
      )}
      {state === 'closing' && (
        <QuestionDialog
          question={dialogWords.leaveTitle()}
          onYes={props.onCloseYes}
          onNo={props.onCloseNo}
        >
          <p>{dialogWords.leaveAdvice()}</p>
        </QuestionDialog>
      )}
    </>
  );
}

function Title() {
  return (
    <div>
      <p className={proofStyles.title}>{brandWords.yourBrand()}</p>
      <p className={proofStyles.said}>{dialogWords.about()}</p>
    </div>
  );
}

/** A coupon that has nothing but the brand, in both wallets. */
function Cards({ brand }: { readonly brand: Brand }) {
  const form = withValues(COUPON_FORM_DEFAULTS, valuesOfBrand(COUPON_FORM_DEFAULTS, brand));
  return (
    <div className={styles.cards}>
      {(['apple', 'google'] as const).map((platform) => (
        <div key={platform}>
          <CropMarks size="small">
            <CouponPreview form={form} platform={platform} barcode={null} />
          </CropMarks>
          <p className={`${slug} ${styles.name}`} aria-hidden="true">
            {PROOF_NAMES[platform]().toLocaleUpperCase()}
          </p>
        </div>
      ))}
    </div>
  );
}

function Actions(props: BrandDialogProps) {
  const { state, isKept, failure, onErase, onOverwrite, onRead } = props;
  if (state === 'stale')
    return (
      <>
        <div role="alert">
          <Message kind="warn">{dialogWords.staleTitle()}</Message>
        </div>
        <Button onClick={onRead}>{dialogWords.staleOther()}</Button>
        <TicketButton width="full" icon={<Check />} onClick={onOverwrite}>
          {dialogWords.staleMine()}
        </TicketButton>
      </>
    );
  return (
    <>
      {failure !== null && (
        <div role="alert">
          <Message kind="bad">{dialogWords.notDone({ reason: failure })}</Message>
        </div>
      )}
      <TicketButton
        type="submit"
        form={BRAND_FORM_ID}
        width="full"
        icon={<Check />}
        aria-busy={state === 'saving'}
        aria-disabled={state === 'saving'}
      >
        {state === 'saving' ? actionsWords.saving() : dialogWords.save()}
      </TicketButton>
      {isKept && (
        <Button look="bare" onClick={onErase}>
          <Trash2 className={styles.erase} />
          <span className={styles.erase}>{dialogWords.erase()}</span>
        </Button>
      )}
    </>
  );
}
