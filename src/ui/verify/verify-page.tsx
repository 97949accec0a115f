import { FileUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { CheckedThing } from '../../machines/verify/verify.machine.ts';
import * as words from '../../words/verify/verify.gen.ts';
import { Button } from '../parts/buttons/button.tsx';
import { Field, JoinedField, TextInput } from '../parts/fields/text-field.tsx';
import { useFileDrop } from '../forms/chosen-files.tsx';
import { submits } from '../forms/submits.ts';
import { visuallyHidden } from '../theme/layout.css.ts';
import * as frame from '../parts/page/page.css.ts';
import * as styles from './verify-page.css.ts';

interface VerifyPageProps {
  readonly onCheck: (thing: CheckedThing) => void;
  /** The report, a refusal, or nothing yet. */
  readonly report: ReactNode;
  /** What a phone would show of the pass. */
  readonly card: ReactNode;
}

/** Drop a pass or paste a save link, and read a plain report; a file may be dropped anywhere on the page (PRE-07). */
export function VerifyPage({ onCheck, report, card }: VerifyPageProps) {
  const take = ([file]: readonly File[]) => file && onCheck({ kind: 'file', file });
  const { isOver, place } = useFileDrop(take);
  return (
    <div className={frame.openPage} {...place}>
      <h1 className={frame.openTitle} tabIndex={-1}>
        {words.title()}
      </h1>
      <p className={styles.lead}>{words.lead()}</p>
      <div className={styles.halves}>
        <div>
          <FileField isOver={isOver} onFiles={take} />
          <LinkField onCheck={(address) => onCheck({ kind: 'link', address })} />
        </div>
        {report}
        {card}
      </div>
    </div>
  );
}

interface FileFieldProps {
  readonly isOver: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

function FileField({ isOver, onFiles }: FileFieldProps) {
  return (
    <label className={`${frame.drop} ${styles.drop}`} data-over={isOver}>
      <input
        type="file"
        accept=".pkpass,application/vnd.apple.pkpass"
        className={visuallyHidden}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <FileUp aria-hidden="true" />
      <b>{words.drop()}</b>
      <small>{words.orChoose()}</small>
    </label>
  );
}

function LinkField({ onCheck }: { readonly onCheck: (address: string) => void }) {
  const [address, setAddress] = useState('');
  return (
    <form onSubmit={submits(() => onCheck(address))}>
      <Field label={words.saveLink()}>
        <JoinedField>
          <TextInput
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder={words.addressStart()}
            value={address}
            onText={setAddress}
          />
          <Button type="submit">{words.checkLink()}</Button>
        </JoinedField>
      </Field>
    </form>
  );
}
