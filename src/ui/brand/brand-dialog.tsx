import { Check, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Brand, type BrandFields, valuesOfBrand } from '../../domain/brand/brand.ts';
import { COUPON_FORM_DEFAULTS, withValues } from '../../domain/coupon/fields/coupon-form.ts';
import type { brandEditorMachine } from '../../machines/brand/brand-editor.machine.ts';
import type { MachineView } from '../../machines/machine-view.ts';
import * as actionsWords from '../../words/actions.gen.ts';
import * as dialogWords from '../../words/brand/brand-dialog.gen.ts';
import * as brandWords from '../../words/brand/brand.gen.ts';
import { Button } from '../parts/buttons/button.tsx';
import { TicketButton } from '../parts/buttons/ticket-button.tsx';
import { QuestionDialog } from '../parts/overlays/question-dialog.tsx';
import { Message } from '../parts/fields/message.tsx';
import { FailureNotice } from '../parts/notices/notice.tsx';
import { PageSpinner } from '../parts/notices/spinner.tsx';
import { slug } from '../parts/page/page.css.ts';
import { Dialog } from '../parts/overlays/dialog.tsx';
import { CropMarks } from '../parts/paper/paper.tsx';
import { Proof } from '../proof/proof.tsx';
import * as proofStyles from '../proof/proof.css.ts';
import { PROOF_NAMES } from '../proof/turns.ts';
import { soft, tone } from '../theme/layout.css.ts';
import { CouponPreview } from '../wizard/preview/coupon-preview.tsx';
import type { Uploads } from '../wizard/fields/uploads.ts';
import { BrandLogos } from './brand-logos.tsx';
import * as styles from './brand-card.css.ts';
import { BrandColors, BRAND_FORM_ID, BrandForm } from './brand-form.tsx';

interface BrandDialogProps extends MachineView<typeof brandEditorMachine> {
  readonly uploads: Uploads;
  readonly cropper: ReactNode;
}

/** The account's brand, edited and erased from the account menu (KIT-01). */
export function BrandDialog(props: BrandDialogProps) {
  const { state, send } = props;
  const isShown = state.hasTag('shown');
  const isUnread = state.matches('unread');
  return (
    <Dialog
      open
      onClose={() => send({ type: 'dialog.close' })}
      title={brandWords.yourBrand()}
      titleHidden={!isUnread}
      size={isUnread ? 'medium' : 'wide'}
      closable={!state.matches('saving')}
    >
      {!isShown && !isUnread && <PageSpinner words={dialogWords.loading()} />}
      {isUnread && (
        <FailureNotice title={dialogWords.notLoaded()} onRetry={() => send({ type: 'brand.read' })}>
          {state.context.failure}
        </FailureNotice>
      )}
      {isShown && <Editor {...props} />}
    </Dialog>
  );
}

function Editor(props: BrandDialogProps) {
  const { uploads, state, send } = props;
  const { brand } = state.context;
  const change = (part: Partial<BrandFields>) => send({ type: 'brand.change', change: part });
  return (
    <>
      <div className={styles.wide}>
        <Proof
          stage={<Cards brand={brand} />}
          title={
            <div>
              <p className={proofStyles.title}>{brandWords.yourBrand()}</p>
              <p className={soft}>{dialogWords.about()}</p>
            </div>
          }
          actions={<Actions {...props} />}
        >
          <BrandForm
            brand={brand}
            isSaving={state.matches('saving') || state.matches('stale')}
            onChange={change}
            onSave={() => send({ type: 'brand.save' })}
          >
            <BrandLogos brand={brand} uploads={uploads} />
            <BrandColors fields={brand} onChange={change} />
          </BrandForm>
        </Proof>
      </div>
      {props.cropper}
      {(state.matches('asking') || state.matches('erasing')) && (
        <QuestionDialog
          question={dialogWords.eraseTitle()}
          isBusy={state.matches('erasing')}
          busyWords={dialogWords.erasing()}
          onYes={() => send({ type: 'erasure.confirm' })}
          onNo={() => send({ type: 'erasure.cancel' })}
        >
          <p>{dialogWords.eraseAdvice()}</p>
        </QuestionDialog>
      )}
      {state.matches('closing') && (
        <QuestionDialog
          question={dialogWords.leaveTitle()}
          onYes={() => send({ type: 'closing.confirm' })}
          onNo={() => send({ type: 'closing.cancel' })}
        >
          <p>{dialogWords.leaveAdvice()}</p>
        </QuestionDialog>
      )}
    </>
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
          <p className={slug} aria-hidden="true">
            {PROOF_NAMES[platform]()}
          </p>
        </div>
      ))}
    </div>
  );
}

function Actions({ state, send }: BrandDialogProps) {
  const { isKept, failure } = state.context;
  const isSaving = state.matches('saving');
  if (state.matches('stale'))
    return (
      <>
        <Message kind="warn" role="alert">
          {dialogWords.staleTitle()}
        </Message>
        <Button onClick={() => send({ type: 'brand.read' })}>{dialogWords.staleOther()}</Button>
        <TicketButton
          width="full"
          icon={<Check />}
          onClick={() => send({ type: 'brand.overwrite' })}
        >
          {dialogWords.staleMine()}
        </TicketButton>
      </>
    );
  return (
    <>
      {failure !== null && (
        <Message kind="bad" role="alert">
          {dialogWords.notDone({ reason: failure })}
        </Message>
      )}
      <TicketButton
        type="submit"
        form={BRAND_FORM_ID}
        width="full"
        icon={<Check />}
        aria-busy={isSaving}
        aria-disabled={isSaving}
      >
        {isSaving ? actionsWords.saving() : dialogWords.save()}
      </TicketButton>
      {isKept && (
        <Button look="bare" onClick={() => send({ type: 'brand.erase' })}>
          <Trash2 className={tone.bad} />
          <span className={tone.bad}>{dialogWords.erase()}</span>
        </Button>
      )}
    </>
  );
}
