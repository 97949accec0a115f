import type { ReactNode } from 'react';
import { COPIED_TYPES, UPLOAD_TYPES } from '../../../domain/constants.ts';
import { useFileInput } from '../../forms/chosen-files.tsx';
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
  const accept = [...UPLOAD_TYPES, ...COPIED_TYPES].join(',');
  const { input, choose } = useFileInput({ accept, label, disabled, onFiles });
  return (
    <>
      <Button name={name} shape={shape} disabled={disabled} onClick={choose}>
        {children}
      </Button>
      {input}
    </>
  );
}
