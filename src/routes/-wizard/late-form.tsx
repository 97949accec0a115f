import { type ComponentProps, useEffect, useState } from 'react';
import type { RunningWizard } from '../../app/wizard/running-wizard.ts';
import type { WizardSnapshot, WizardActor } from '../../machines/wizard/wizard.machine.ts';
import { FormScreen, type LateScreenName } from '../../ui/wizard/screens/form-screen.tsx';
import { useScreenProps } from './use-screen-props.ts';
import { BrandLine } from '../../ui/brand/brand-card.tsx';
import { KeepBrand } from '../../ui/brand/keep-brand.tsx';
import { useBrandOffer } from '../-brand/use-brand-offer.ts';
import { followCrop, offersLeftOn } from '../../app/wizard/follow-crop.ts';
import { colorOr } from '../../domain/design/color.ts';
import { useUploads } from '../-uploads/use-uploads.tsx';

interface LateFormProps {
  readonly screen: LateScreenName;
  readonly wizard: RunningWizard;
  readonly context: WizardSnapshot['context'];
  readonly barcodeRefusal: string | null;
}

/** A form screen after the first, with the cropper. */
export function LateForm({ screen, wizard, context, barcodeRefusal }: LateFormProps) {
  const { actor } = wizard;
  const { form, history, traits } = context;
  const props = useScreenProps(actor, context);
  const { uploads, cropper } = useImageUploads(wizard, form);
  return (
    <>
      <Screen
        wizard={wizard}
        context={context}
        {...props}
        screen={screen}
        canUndo={history.past.length > 0}
        canRedo={history.future.length > 0}
        barcodeRefusal={barcodeRefusal}
        uploads={uploads}
        onUndo={() => actor.send({ type: 'design.undo' })}
        onRedo={() => actor.send({ type: 'design.redo' })}
        onReset={traits.isEditable ? () => actor.send({ type: 'design.reset' }) : null}
      />
      {cropper}
    </>
  );
}

type ScreenProps = ComponentProps<typeof FormScreen> & Pick<LateFormProps, 'wizard' | 'context'>;

/** The details also offer and keep the account's brand. */
function Screen({ wizard, context, ...props }: ScreenProps) {
  return props.screen === 'details.business' ? (
    <Details wizard={wizard} context={context} {...props} />
  ) : (
    <FormScreen {...props} />
  );
}

function Details({ wizard, context, ...props }: ScreenProps) {
  return <FormScreen {...props} brand={useBrandInDetails(wizard.actor, context)} />;
}

/** The brand among the details: used in a new coupon above the fields, kept below them (KIT-01). */
function useBrandInDetails(wizard: WizardActor, context: WizardSnapshot['context']) {
  const { state, send, brand, isKept, use } = useBrandOffer(wizard, context);
  const isOffered = brand !== null && context.stored === null;
  return {
    offer: isOffered && (!use.isUsed || use.canTakeBack) ? <BrandLine {...use} /> : null,
    keep: (
      <KeepBrand
        state={state}
        send={send}
        form={context.form}
        other={isKept ? null : (brand?.merchantName ?? null)}
        isKept={isKept}
      />
    ),
  };
}

/** The upload machine of a screen: its field props and the cropper. */
function useImageUploads(wizard: RunningWizard, form: WizardSnapshot['context']['form']) {
  const [offers] = useState(() => offersLeftOn(wizard));
  const { actor, ...shown } = useUploads({
    offers,
    cardColor: colorOr(form.backgroundColor, '#FFFFFF'),
    onChange: (change) => wizard.actor.send({ ...change, type: 'image.change' }),
  });
  useEffect(() => followCrop(wizard, actor), [wizard, actor]);
  return shown;
}
