import { FileUp } from 'lucide-react';
import { useMemo } from 'react';
import { BYTES_PER_KB } from '../../../domain/constants.ts';
import type { DesignPart, PartName } from '../../../domain/template/template-draft.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { FieldError } from '../../parts/fields/text-field.tsx';
import { usePageEvent } from '../../parts/overlays/use-page-event.ts';
import { useFileDrop, useFileInput } from '../../forms/chosen-files.tsx';
import { breaking, soft } from '../../theme/layout.css.ts';
import { PartArtwork } from '../frame/part-artwork.tsx';
import * as adminWords from '../../../words/admin.gen.ts';
import * as styles from './fields.css.ts';

interface SourceDropProps {
  readonly part: PartName;
  readonly current: DesignPart | null;
  readonly error: string | null;
  /** One file, or several at once. */
  readonly onFiles: (files: readonly File[]) => void;
}

/** Takes a design's drawing by drop, by the system's file dialog or by paste (ADMT-02). */
export function SourceDrop({ part, current, error, onFiles }: SourceDropProps) {
  const design = current?.design;
  usePastedDrawing(onFiles);
  const { isOver, place } = useFileDrop(onFiles);
  const { input, choose } = useFileInput({
    accept: '.svg,.svgz,image/svg+xml',
    multiple: true,
    label: adminWords.sourceImageFile(),
    onFiles,
  });
  return (
    <div role="group" aria-label={adminWords.sourceImage()}>
      <div className={styles.drop} data-over={isOver} data-invalid={error !== null} {...place}>
        <div className={styles.picture}>
          {design !== undefined && (
            <PartArtwork
              part={part}
              design={design}
              scheme={design.schemes[0].name}
              label=""
              isFlat
            />
          )}
        </div>
        <b className={breaking}>{nameOf(current)}</b>
        <span className={styles.pick}>
          <Button icon={<FileUp />} shape="compact" onClick={choose}>
            {adminWords.chooseAnSvg()}
          </Button>
        </span>
        {input}
      </div>
      <FieldError id="source-error" error={error} />
    </div>
  );
}

/** What may be dropped, and how large the current drawing is. */
export function SourceAdvice({ svg }: { readonly svg: string | null }) {
  return <p className={soft}>{useMemo(() => adviceOn(svg), [svg])}</p>;
}

function nameOf(current: DesignPart | null): string {
  if (current === null) return adminWords.noDrawingYet();
  return (
    current.fileName ??
    (current.svg === null ? adminWords.designWithoutAnSvg() : adminWords.storedSvg())
  );
}

function adviceOn(svg: string | null): string {
  if (svg === null) return adminWords.dropOrPasteAnSvg();
  const size = (new Blob([svg]).size / BYTES_PER_KB).toFixed(1);
  return adminWords.sizeKbDropAnSvg({ size });
}

/** An SVG from the clipboard, as file or text, pasted anywhere outside a text field. */
function usePastedDrawing(onFiles: (files: readonly File[]) => void): void {
  usePageEvent('paste', (event) => {
    if (
      event.target instanceof Element &&
      event.target.closest('input, textarea, [contenteditable]')
    )
      return;
    const files = [...(event.clipboardData?.files ?? [])];
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (files.length > 0) onFiles(files);
    else if (/<svg[\s>]/u.test(text))
      onFiles([new File([text], 'pasted.svg', { type: 'image/svg+xml' })]);
  });
}
