import { useEffect } from 'react';
import { warmExporter } from '../../app/wizard/export-artwork.ts';
import { whenIdle } from '../../app/loading/when-idle.ts';
import type { RunningWizard } from '../../app/wizard/running-wizard.ts';
import { positionAfter } from '../../domain/wizard/wizard-position.ts';
import { routeOf } from '../../machines/wizard/wizard-context.ts';
import type { WizardSnapshot } from '../../machines/wizard/wizard.machine.ts';
import { FormScreen, type LateScreenName } from '../../ui/wizard/screens/form-screen.tsx';
import { useImageUploads } from './image-uploads.tsx';
import { useScreenProps } from './use-screen-props.ts';

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
  useWarmExporter(context);
  return (
    <>
      <FormScreen
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

/** Starts the drawing worker while the user is still on the last screen (WIZ-10). */
function useWarmExporter(context: WizardSnapshot['context']): void {
  const isLast = positionAfter(routeOf(context), context) === null;
  // Repeated on each change, because an idle worker is ended.
  useEffect(() => (isLast ? whenIdle(warmExporter) : undefined), [isLast, context.form]);
}
