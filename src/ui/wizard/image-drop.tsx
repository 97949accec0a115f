import { ImageUp } from 'lucide-react';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { type Size, UPLOAD_TYPES } from '../../domain/constants.ts';
import { Spinner } from '../parts/spinner.tsx';
import { FieldError, RequiredMark } from '../parts/text-field.tsx';
import { Button } from '../parts/button.tsx';
import * as fieldStyles from '../parts/text-field.css.ts';
import * as styles from './image-drop.css.ts';
import type { Uploaded } from './upload.ts';

interface ImageDropProps {
  readonly label: string;
  readonly name: string;
  /** px. */
  readonly recommended: Size;
  readonly shape: 'rectangle' | 'circle' | 'strip';
  readonly value: Uploaded;
  readonly error: string | null;
  /** Answers why the file is refused, or null when it was taken. */
  readonly onFile: (file: File) => Promise<string | null>;
}

/** A place for one image: by picker, by drag and drop, by paste (STEP-14). */
export function ImageDrop(props: ImageDropProps) {
  const { label, recommended } = props;
  const id = useId();
  useStrayDrops();
  const { isReading, refusal, read } = useReading(props.onFile);
  const error = refusal ?? props.error;

  const paste = (event: ClipboardEvent) => {
    const file = event.clipboardData.files[0];
    if (file === undefined) return;
    event.preventDefault();
    read(file);
  };

  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-help${error === null ? '' : ` ${id}-error`}`}
      aria-invalid={error === null ? undefined : true}
      className={fieldStyles.field}
      onPaste={paste}
    >
      <span id={`${id}-label`} className={fieldStyles.label}>
        {label}
        <RequiredMark />
      </span>
      <span id={`${id}-help`} className={fieldStyles.help}>
        Recommended size: {recommended.width} x {recommended.height} px
      </span>
      <DropZone {...props} isInvalid={error !== null} isReading={isReading} onPick={read} />
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

interface DropZoneProps extends Pick<ImageDropProps, 'label' | 'name' | 'shape' | 'value'> {
  readonly isInvalid: boolean;
  readonly isReading: boolean;
  readonly onPick: (file: File | undefined) => void;
}

function DropZone({ label, name, shape, value, isInvalid, isReading, onPick }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onPick(event.dataTransfer.files[0]);
  };
  return (
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      data-invalid={isInvalid || undefined}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span className={styles.frame({ shape })}>
        {value.image === null ? (
          <ImageUp aria-hidden="true" />
        ) : (
          <img src={value.image} alt={`${label}, uploaded`} />
        )}
      </span>
      <span className={styles.words}>
        {isReading ? (
          <Spinner words="Reading the image" />
        ) : (
          (value.original.file?.name ?? 'Drop or paste an image here')
        )}
      </span>
      <FilePicker
        label={label}
        name={name}
        words={value.image === null ? 'Choose file' : 'Replace image'}
        onPick={onPick}
      />
    </div>
  );
}

interface FilePickerProps {
  readonly label: string;
  readonly name: string;
  readonly words: string;
  readonly onPick: (file: File | undefined) => void;
}

function FilePicker({ label, name, words, onPick }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onPick(target.files?.[0]);
    target.value = '';
  };
  return (
    <>
      <input
        ref={input}
        name={name}
        type="file"
        accept={UPLOAD_TYPES.join(',')}
        className={styles.input}
        aria-label={`${label} file`}
        tabIndex={-1}
        onChange={pick}
      />
      <Button
        shape="compact"
        aria-label={`${words}, ${label}`}
        onClick={() => input.current?.click()}
      >
        {words}
      </Button>
    </>
  );
}

/** A file dropped beside its place must not open in the browser's window: the work would be lost. */
function useStrayDrops(): void {
  useEffect(() => {
    const keep = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', keep);
    window.addEventListener('drop', keep);
    return () => {
      window.removeEventListener('dragover', keep);
      window.removeEventListener('drop', keep);
    };
  }, []);
}

/** Reads one file at a time; of two in a row the later one counts. */
function useReading(onFile: (file: File) => Promise<string | null>) {
  const last = useRef(0);
  const [isReading, setReading] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const read = (file: File | undefined) => {
    if (file === undefined) return;
    last.current += 1;
    const turn = last.current;
    setReading(true);
    void onFile(file).then((answer) => {
      if (turn !== last.current) return;
      setReading(false);
      setRefusal(answer);
    });
  };
  return { isReading, refusal, read };
}
