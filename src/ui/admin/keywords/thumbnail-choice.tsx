import { Upload } from 'lucide-react';
import { useId } from 'react';
import { useFileInput } from '../../forms/chosen-files.tsx';
import { Button } from '../../parts/buttons/button.tsx';
import { FieldError } from '../../parts/fields/text-field.tsx';
import * as keywordsWords from '../../../words/keywords.gen.ts';
import * as actionsWords from '../../../words/actions.gen.ts';
import * as styles from './keyword-form.css.ts';

interface ThumbnailChoiceProps {
  readonly hasPicture: boolean;
  readonly isBusy: boolean;
  readonly error: string | null;
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
}

/** The picture of a suggestion: choose, replace or remove it. */
export function ThumbnailChoice(props: ThumbnailChoiceProps) {
  const { hasPicture, isBusy, error, onChoose, onRemove } = props;
  const id = useId();
  const { input, choose } = useFileInput({
    accept: 'image/png,image/jpeg',
    label: keywordsWords.thumbnailFile(),
    onFiles: ([file]) => file && onChoose(file),
  });
  return (
    <div className={styles.file}>
      <span id={id} className={styles.fileLabel}>
        {keywordsWords.thumbnail()}
      </span>
      {input}
      <Button
        icon={<Upload />}
        disabled={isBusy}
        aria-describedby={[id, `${id}-error`].join(' ')}
        onClick={choose}
      >
        {hasPicture ? actionsWords.replace() : keywordsWords.choose()}
      </Button>
      {hasPicture && (
        <Button look="bare" disabled={isBusy} onClick={onRemove}>
          {keywordsWords.takeAway()}
        </Button>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
