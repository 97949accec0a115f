import { useState } from 'react';
import { RENDERED_IMAGE_MAX_BYTES } from '../../../domain/constants.ts';
import { dataUrlOf } from '../../../domain/images/data-url.ts';
import { FIELD_MESSAGES } from '../../../domain/field-messages.ts';
import type { TemplateDraft, TemplateImage } from '../../../domain/template/template-draft.ts';
import { StripArtwork } from '../../canvas/strip-artwork.tsx';
import { Button } from '../../parts/buttons/button.tsx';
import { label } from '../../parts/fields/text-field.css.ts';
import { FieldError, RequiredMark } from '../../parts/fields/text-field.tsx';
import * as adminWords from '../../../words/admin.gen.ts';
import { useFileDrop, useFileInput } from '../../forms/chosen-files.tsx';
import { row, small, stack } from '../../theme/layout.css.ts';
import * as styles from './fields.css.ts';

const NO_TEXT = {};

interface ImageChoiceProps {
  readonly draft: TemplateDraft;
  /** The source of the stored picture; null until it is read. */
  readonly stored: string | null;
  readonly error: string | null;
  readonly onImage: (image: TemplateImage) => void;
}

/** The template's picture: a file, chosen or dropped, or its design in one of its schemes (ADMT-01, ADMT-08). */
export function ImageChoice({ draft, stored, error, onImage }: ImageChoiceProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const { image, strip } = draft;
  const read = async (file: File) => {
    const found = faultOf(file);
    setRefused(found);
    if (found === null) onImage({ kind: 'file', name: file.name, dataUrl: await dataUrlOf(file) });
  };
  const take = ([file]: readonly File[]) => file && void read(file);
  const { isOver, place } = useFileDrop(take);
  const { input, choose } = useFileInput({
    accept: 'image/png,image/jpeg',
    label: adminWords.imageFile(),
    onFiles: take,
  });
  const fault = refused ?? error;
  return (
    <fieldset className={stack[8]}>
      <legend className={label}>
        {adminWords.image()}
        <RequiredMark />
      </legend>
      <div className={styles.imageDrop} data-over={isOver} data-invalid={fault !== null} {...place}>
        <Shown draft={draft} stored={stored} />
        <p className={small}>{wordsOf(image)}</p>
        <div className={row}>
          {strip?.design.schemes.map(({ name }) => (
            <Button
              key={name}
              shape="compact"
              look={image?.kind === 'drawn' && image.scheme === name ? 'ink' : 'plain'}
              aria-pressed={image?.kind === 'drawn' && image.scheme === name}
              onClick={() => onImage({ kind: 'drawn', scheme: name })}
            >
              {adminWords.drawInName({ name })}
            </Button>
          ))}
          <Button shape="compact" onClick={choose}>
            {adminWords.chooseAFile()}
          </Button>
          {input}
        </div>
      </div>
      <FieldError id="image-error" error={fault} />
    </fieldset>
  );
}

function Shown({ draft: { image, strip }, stored }: Pick<ImageChoiceProps, 'draft' | 'stored'>) {
  if (image?.kind === 'drawn' && strip !== null)
    return (
      <StripArtwork
        design={strip.design}
        scheme={image.scheme}
        text={NO_TEXT}
        platform="apple"
        label={adminWords.theTemplatesPictureInScheme({ scheme: image.scheme })}
        className={styles.image}
      />
    );
  const source = image?.kind === 'file' ? image.dataUrl : image?.kind === 'stored' ? stored : null;
  if (source === null) return <div className={styles.image} />;
  return (
    <img
      className={styles.image}
      src={source}
      width={1125}
      height={432}
      alt={adminWords.theTemplatesPicture()}
    />
  );
}

function wordsOf(image: TemplateImage | null): string {
  switch (image?.kind) {
    case 'drawn':
      return adminWords.drawnInSchemeWhenThe({ scheme: image.scheme });
    case 'file':
      return image.name;
    case 'stored':
      return adminWords.asItIsStored();
    case undefined:
      return adminWords.pngOrJpeg1125432();
  }
}

function faultOf({ type, size }: File): string | null {
  if (type !== 'image/png' && type !== 'image/jpeg') return adminWords.theSelectedFileIsNot();
  return size > RENDERED_IMAGE_MAX_BYTES
    ? FIELD_MESSAGES.fileTooLarge({ limit: RENDERED_IMAGE_MAX_BYTES })
    : null;
}
