/** Files from the system's dialog, or dropped on the page. */
import { type ClipboardEvent, type ComponentProps, type DragEvent, useRef, useState } from 'react';
import { visuallyHidden } from '../theme/layout.css.ts';

interface FileInputOptions extends Pick<
  ComponentProps<'input'>,
  'accept' | 'multiple' | 'disabled'
> {
  /** The input's name; without it the button that opens the dialog has the name. */
  readonly label?: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A hidden input to place beside the button that calls `choose`. */
export function useFileInput({ label, onFiles, ...input }: FileInputOptions) {
  const place = useRef<HTMLInputElement>(null);
  return {
    choose: () => place.current?.click(),
    input: (
      <input
        {...input}
        ref={place}
        type="file"
        className={visuallyHidden}
        aria-label={label}
        aria-hidden={label === undefined || undefined}
        tabIndex={-1}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Allows choosing the same file again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    ),
  };
}

/** Takes pasted files, which no place around then takes again. */
export function takePasted(event: ClipboardEvent, onFiles: (files: readonly File[]) => void) {
  const files = [...event.clipboardData.files];
  if (files.length === 0) return;
  event.preventDefault();
  onFiles(files);
}

/** The handlers of a place where files are dropped, and whether they are over it. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const place = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      const files = [...event.dataTransfer.files];
      if (files.length > 0) onFiles(files);
    },
  };
  return { isOver, place };
}
