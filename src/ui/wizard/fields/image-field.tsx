import { Crop as CropIcon, ImageUp, Trash2 } from 'lucide-react';
import { type DragEvent, useId } from 'react';
import {
  counterpartOf,
  groundOn,
  IMAGE_SLOTS,
  type ImageSlot,
  type ImageSlotName,
  type SlottedImage,
} from '../../../domain/images/image-slots.ts';
import { Spinner } from '../../parts/notices/spinner.tsx';
import * as fieldStyles from '../../parts/fields/text-field.css.ts';
import { RequiredMark } from '../../parts/fields/text-field.tsx';
import { usePageEvent } from '../../parts/overlays/use-page-event.ts';
import { takePasted, useFileDrop } from '../../forms/chosen-files.tsx';
import { oneLine, row, visuallyHidden } from '../../theme/layout.css.ts';
import { FilePicker } from './file-picker.tsx';
import * as styles from './fields.css.ts';
import { ImageButton, ImageRefusal } from './image-refusal.tsx';
import { editFor, type Uploads } from './uploads.ts';
import * as wizardScreensWords from '../../../words/wizard-screens.gen.ts';
import * as actionsWords from '../../../words/actions.gen.ts';

interface ImageFieldProps {
  readonly slot: ImageSlotName;
  /** The form field that an edit link may target. */
  readonly name: string;
  readonly image: SlottedImage;
  /** The other wallet's image of the same kind; absent if there is none. */
  readonly other?: SlottedImage | null;
  readonly uploads: Uploads;
  /** The form's message for the field; a file's refusal replaces it. */
  readonly error?: string | null;
  /** The slots for files that arrive together: this one, then the screen's empty ones. */
  readonly slots?: readonly ImageSlotName[];
}

/**
 * A place for one image: by picker, drag and drop, or paste; then crop, replace, remove (STEP-14).
 * Its label names only the file input; the group uses it as legend, the buttons include it in their words.
 */
export function ImageField(props: ImageFieldProps) {
  const { slot, uploads, slots = [slot] } = props;
  const { recommended, hint }: ImageSlot = IMAGE_SLOTS[slot];
  const label = IMAGE_SLOTS[slot].label();
  const id = useId();
  usePageEvent('dragover', keepPage);
  usePageEvent('drop', keepPage);
  const refusal = uploads.refusals[slot];
  const error = refusal?.words ?? props.error ?? null;
  const take = (files: readonly File[]) => uploads.send({ type: 'files.offer', slots, files });
  const { isOver, place } = useFileDrop(take);
  const drop = (event: DragEvent) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    take([...event.dataTransfer.files]);
  };
  return (
    <fieldset
      aria-describedby={`${id}-help${error === null ? '' : ` ${id}-error`}`}
      aria-invalid={error === null ? undefined : true}
      className={fieldStyles.field}
      onPaste={(event) => takePasted(event, take)}
      onDrop={drop}
    >
      <legend className={fieldStyles.legend}>
        {label}
        <RequiredMark />
      </legend>
      <span id={`${id}-help`} className={fieldStyles.help}>
        {hint !== undefined && `${hint()} `}
        {wizardScreensWords.recommendedSizeWidthXHeight({
          width: recommended.width,
          height: recommended.height,
        })}
      </span>
      <div className={styles.drop} data-over={isOver} data-invalid={error !== null} {...place}>
        <Preview {...props} />
        <div className={styles.body}>
          <Words {...props} />
          <Actions {...props} onFiles={take} />
        </div>
      </div>
      <ImageRefusal
        id={`${id}-error`}
        slot={slot}
        words={error}
        copy={refusal?.copy ?? null}
        isCopying={uploads.copying === slot}
        send={uploads.send}
      />
    </fieldset>
  );
}

function Preview({ slot, image, uploads }: ImageFieldProps) {
  const label = IMAGE_SLOTS[slot].label();
  return (
    <span className={styles.frame[slot]}>
      {image.image === null ? (
        <ImageUp aria-hidden="true" />
      ) : (
        <img
          src={image.image}
          alt={wizardScreensWords.labelUploaded({ label })}
          style={{ background: groundOn(image.original.crop, uploads.cardColor) }}
        />
      )}
    </span>
  );
}

function Words({ slot, image, uploads }: ImageFieldProps) {
  if (uploads.reading === slot) {
    return (
      <span className={styles.words}>
        <Spinner words={wizardScreensWords.readingTheImage()} />
      </span>
    );
  }
  if (image.image === null)
    return <span className={styles.words}>{wizardScreensWords.dropOrPasteAnImage()}</span>;
  const name = image.original.file?.name ?? wizardScreensWords.yourImage();
  return (
    <span className={styles.words} title={name}>
      {/* Whatever the file is called, the content below does not move. */}
      <span className={oneLine}>{name}</span>
    </span>
  );
}

function Actions(props: ImageFieldProps & { readonly onFiles: (files: readonly File[]) => void }) {
  const { slot, name, image, onFiles } = props;
  const { send } = props.uploads;
  const label = IMAGE_SLOTS[slot].label();
  const isEmpty = image.image === null;
  return (
    <span className={row}>
      <FilePicker label={label} name={name} shape="compact" onFiles={onFiles}>
        {isEmpty ? wizardScreensWords.chooseFile() : actionsWords.replace()}
        <span className={visuallyHidden}>
          {isEmpty ? wizardScreensWords.forLabel({ label }) : label}
        </span>
      </FilePicker>
      {image.original.data !== null && (
        <ImageButton
          shape="compact"
          onClick={() => send({ type: 'image.edit', slot, original: image.original })}
        >
          <CropIcon />
          {wizardScreensWords.editCrop()}
          <span className={visuallyHidden}>{wizardScreensWords.ofLabel({ label })}</span>
        </ImageButton>
      )}
      <UseForOther {...props} />
      {!isEmpty && (
        <ImageButton
          look="bare"
          shape="square"
          onClick={() => send({ type: 'image.remove', slot })}
        >
          <Trash2 />
          <span className={visuallyHidden}>{wizardScreensWords.removeLabel({ label })}</span>
        </ImageButton>
      )}
    </span>
  );
}

/** One file serves both wallets, each with its own crop (STEP-14). */
function UseForOther({ slot, image, other = null, uploads }: ImageFieldProps) {
  const counterpart = counterpartOf(slot);
  const { data } = image.original;
  if (counterpart === null || other === null || data === null || data === other.original.data)
    return null;
  return (
    <ImageButton shape="compact" onClick={() => uploads.send(editFor(counterpart, image.original))}>
      {counterpart.startsWith('apple')
        ? wizardScreensWords.useForApple()
        : wizardScreensWords.useForGoogle()}
    </ImageButton>
  );
}

/** A file dropped beside its place must not open in the browser's window, because the work would be lost. */
function keepPage(event: Event): void {
  event.preventDefault();
}
