import { type ComponentProps, useEffect } from 'react';
import type { ApiClient } from '../../api/client.ts';
import { warmExporter } from '../../app/wizard/export-artwork.ts';
import { whenIdle } from '../../app/loading/when-idle.ts';
import type { RunningWizard } from '../../app/wizard/running-wizard.ts';
import { positionAfter } from '../../domain/wizard/wizard-position.ts';
import { routeOf } from '../../machines/wizard/wizard-context.ts';
import type { WizardSnapshot } from '../../machines/wizard/wizard.machine.ts';
import { FormScreen, type LateScreenName } from '../../ui/wizard/screens/form-screen.tsx';
import { useBrandInDetails } from '../-brand/brand-in-details.tsx';
import { useImageUploads } from './image-uploads.tsx';
import { useScreenProps } from './use-screen-props.ts';

interface LateFormProps {
  readonly screen: LateScreenName;
  readonly wizard: RunningWizard;
  readonly client: ApiClient;
  readonly context: WizardSnapshot['context'];
  readonly barcodeRefusal: string | null;
}

/** A form screen after the first, with the cropper. */
export function LateForm({ screen, wizard, client, context, barcodeRefusal }: LateFormProps) {
  const { actor } = wizard;
  const { form, history, traits } = context;
  const props = useScreenProps(actor, context);
  const { uploads, cropper } = useImageUploads(wizard, form);
  useWarmExporter(context);
  return (
    <>
      <Screen
        client={client}
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

type ScreenProps = ComponentProps<typeof FormScreen> &
  Pick<LateFormProps, 'client' | 'wizard' | 'context'>;

/** The details also offer and keep the account's brand. */
function Screen({ client, wizard, context, ...props }: ScreenProps) {
  return props.screen === 'details.business' ? (
    <Details client={client} wizard={wizard} context={context} {...props} />
  ) : (
    <FormScreen {...props} />
  );
}

function Details({ client, wizard, context, ...props }: ScreenProps) {
  return <FormScreen {...props} brand={useBrandInDetails(client, wizard.actor, context)} />;
}

/** Starts the drawing worker while the user is still on the last screen (WIZ-10). */
function useWarmExporter(context: WizardSnapshot['context']): void {
  const isLast = positionAfter(routeOf(context), context) === null;
  // Repeated on each change, because an idle worker is ended.
  useEffect(() => (isLast ? whenIdle(warmExporter) : undefined), [isLast, context.form]);
}
