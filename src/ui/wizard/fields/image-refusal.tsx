import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import type { ImageSlotName } from '../../../domain/images/image-slots.ts';
import type { Remedy } from '../../../domain/images/upload.ts';
import type { Refusal } from '../../../machines/images/image-upload-context.ts';
import type { ImageUploadEvent } from '../../../machines/images/image-upload.machine.ts';
import { Spinner } from '../../parts/notices/spinner.tsx';
import { FieldError } from '../../parts/fields/text-field.tsx';
import { Button } from '../../parts/buttons/button.tsx';
import * as wizardScreensWords from '../../../words/wizard-screens.gen.ts';
import * as actionsWords from '../../../words/actions.gen.ts';
import { below, row } from '../../theme/layout.css.ts';

interface ImageRefusalProps {
  readonly id: string;
  readonly slot: ImageSlotName;
  /** Null if nothing was refused. */
  readonly words: string | null;
  readonly copy: Refusal['copy'];
  readonly isCopying: boolean;
  readonly disabled?: boolean;
  readonly send: (event: ImageUploadEvent) => void;
}

const WORDS: Readonly<Record<Remedy, () => string>> = {
  smaller: wizardScreensWords.smallerCopy,
  png: wizardScreensWords.pngCopy,
};

/** Why a file was refused, and a button that makes an accepted copy (STEP-14). */
export function ImageRefusal(props: ImageRefusalProps) {
  const { id, slot, words, copy, isCopying, disabled = false, send } = props;
  return (
    <>
      <FieldError id={id} error={words} />
      {copy !== null && (
        <div className={`${row} ${below[8]}`}>
          <ImageButton
            shape="compact"
            disabled={disabled}
            aria-describedby={id}
            onClick={() => send(isCopying ? { type: 'copy.cancel' } : { type: 'copy.make', slot })}
          >
            {isCopying ? actionsWords.cancel() : WORDS[copy.remedy]()}
          </ImageButton>
          {isCopying && <Spinner words={wizardScreensWords.makingACopy()} />}
        </div>
      )}
    </>
  );
}

/** A button that disappears with the image; its focus then moves to the field's file picker. */
export function ImageButton(button: ComponentProps<typeof Button>) {
  const own = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = own.current;
    const field = element?.closest('fieldset');
    return () => {
      if (element === null || element !== document.activeElement) return;
      field?.querySelector<HTMLElement>('button[name]')?.focus();
    };
  }, []);
  return <Button ref={own} {...button} />;
}
