import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { COPIED_TYPES, UPLOAD_TYPES } from '../../../domain/constants.ts';
import { visuallyHidden } from '../../theme/layout.css.ts';
import { Button } from '../../parts/buttons/button.tsx';

interface FilePickerProps {
  /** Names the input beside the button: "Apple logo". */
  readonly label: string;
  /** The form field that an edit link may target. */
  readonly name?: string | undefined;
  readonly shape?: 'text' | 'compact';
  readonly disabled?: boolean;
  readonly children: ReactNode;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A button that opens the system's file dialog for images. */
export function FilePicker(props: FilePickerProps) {
  const { label, name, shape = 'text', disabled = false, children, onFiles } = props;
  const input = useRef<HTMLInputElement>(null);
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // Allows choosing the same file again.
    target.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <>
      <Button name={name} shape={shape} disabled={disabled} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={[...UPLOAD_TYPES, ...COPIED_TYPES].join(',')}
        className={visuallyHidden}
        aria-label={label}
        disabled={disabled}
        tabIndex={-1}
        onChange={pick}
      />
    </>
  );
}
