import { FileSpreadsheet, Hash, Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { CODE_ROWS_MAX } from '../../domain/constants.ts';
import type { ListFault } from '../../domain/codes/list/list-fault.ts';
import * as codesWords from '../../words/codes.gen.ts';
import { Button } from '../parts/buttons/button.tsx';
import { TearLine } from '../parts/paper/tear-line.tsx';
import { Field, FieldError, TextInput } from '../parts/fields/text-field.tsx';
import { TicketButton } from '../parts/buttons/ticket-button.tsx';
import { visuallyHidden } from '../theme/layout.css.ts';
import * as frame from '../parts/page/page.css.ts';
import * as styles from './codes-page.css.ts';
import { faultWords } from './list-words.ts';

interface BeginCodesProps {
  /** What becomes of the coupon's own code, with the first codes only. */
  readonly ownCode: ReactNode;
  /** Why the last file was no list. */
  readonly fault: ListFault | null;
  readonly onFile: (file: File) => void;
  readonly onMake: (count: number) => void;
}

/** Two ways to begin: a list, or a number of codes (SER-01). */
export function BeginCodes(props: BeginCodesProps) {
  return (
    <div className={styles.halves}>
      <ListHalf {...props} />
      <div className={styles.tear}>
        <TearLine kind="down" />
      </div>
      <NumberHalf {...props} />
    </div>
  );
}

function ListHalf({ fault, onFile }: Pick<BeginCodesProps, 'fault' | 'onFile'>) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null): void => {
    const [file] = files ?? [];
    if (file !== undefined) onFile(file);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div className={styles.half}>
      <h2 className={styles.heading}>{codesWords.bringYourList()}</h2>
      <div
        className={frame.drop}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <FileSpreadsheet />
        <b>{codesWords.dropHere()}</b>
        <small>{codesWords.dropAdvice()}</small>
      </div>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        className={visuallyHidden}
        aria-label={codesWords.csvFile()}
        tabIndex={-1}
        onChange={({ target }) => {
          take(target.files);
          target.value = '';
        }}
      />
      <TicketButton width="full" icon={<Upload />} onClick={() => input.current?.click()}>
        {codesWords.chooseCsv()}
      </TicketButton>
      <FieldError id="list-fault" error={fault === null ? null : faultWords(fault)} />
      <p className={frame.small}>{codesWords.listLimits()}</p>
    </div>
  );
}

function NumberHalf({ onMake, ownCode }: Pick<BeginCodesProps, 'onMake' | 'ownCode'>) {
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const make = (): void => {
    const count = Number(text.replaceAll(/[\s,.]/gu, ''));
    const isRight = Number.isInteger(count) && count > 0 && count <= CODE_ROWS_MAX;
    setIsWrong(!isRight);
    if (isRight) onMake(count);
  };
  return (
    <form
      className={styles.half}
      onSubmit={(event) => {
        event.preventDefault();
        make();
      }}
    >
      <h2 className={styles.heading}>{codesWords.noListYet()}</h2>
      <p className={frame.soft}>{codesWords.noListAdvice()}</p>
      <Field label={codesWords.howMany()} error={isWrong ? codesWords.countIssue() : null}>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      {ownCode}
      <Button type="submit">
        <Hash />
        {codesWords.makeCodes()}
      </Button>
      <p className={frame.small}>{codesWords.addListLater()}</p>
    </form>
  );
}
