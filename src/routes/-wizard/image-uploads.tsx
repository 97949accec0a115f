import { useEffect, useState } from 'react';
import { followCrop, offersLeftOn } from '../../app/wizard/follow-crop.ts';
import type { RunningWizard } from '../../app/wizard/running-wizard.ts';
import { imageAt } from '../../domain/images/image-slots.ts';
import type { WizardSnapshot } from '../../machines/wizard/wizard.machine.ts';
import { useUploads } from '../-uploads/use-uploads.tsx';

/** The upload machine of a screen: its field props and the cropper. */
export function useImageUploads(wizard: RunningWizard, form: WizardSnapshot['context']['form']) {
  const [offers] = useState(() => offersLeftOn(wizard));
  const { actor, ...shown } = useUploads({
    offers,
    imageIn: (slot) => imageAt(form, slot),
    onChange: (slot, image) => wizard.actor.send({ type: 'image.change', slot, image }),
  });
  useEffect(() => followCrop(wizard, actor), [wizard, actor]);
  return shown;
}
