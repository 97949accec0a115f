import { FileSpreadsheet, Hash, Upload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { CODE_ROWS_MAX } from '../../domain/constants.ts';
import type { codeImportMachine } from '../../machines/codes/code-import.machine.ts';
import type { MachineView } from '../../machines/machine-view.ts';
import * as codesWords from '../../words/codes.gen.ts';
import { Button } from '../parts/buttons/button.tsx';
import { TearLine } from '../parts/paper/tear-line.tsx';
import { Field, FieldError, TextInput } from '../parts/fields/text-field.tsx';
import { TicketButton } from '../parts/buttons/ticket-button.tsx';
import { useFileDrop, useFileInput } from '../forms/chosen-files.tsx';
import { submits } from '../forms/submits.ts';
import * as frame from '../parts/page/page.css.ts';
import { notOnPhones, onlyOnPhones, size } from '../theme/layout.css.ts';
import * as styles from './codes-page.css.ts';
import { faultWords } from './list-words.ts';

interface BeginCodesProps extends MachineView<typeof codeImportMachine> {
  /** What becomes of the coupon's own code, with the first codes only. */
  readonly ownCode: ReactNode;
}

/** Two ways to begin: a list, or a number of codes (SER-01). */
export function BeginCodes(props: BeginCodesProps) {
  return (
    <div className={`${frame.slip} ${styles.halves}`}>
      <ListHalf {...props} />
      <TearLine kind="down" className={notOnPhones} />
      <div className={onlyOnPhones}>
        <TearLine kind="across" />
      </div>
      <NumberHalf {...props} />
    </div>
  );
}

function ListHalf({ state, send }: BeginCodesProps) {
  const { fault } = state.context;
  const take = ([file]: readonly File[]) => file && send({ type: 'file.choose', file });
  const { isOver, place } = useFileDrop(take);
  const { input, choose } = useFileInput({
    accept: '.csv,.tsv,.txt,text/csv',
    label: codesWords.csvFile(),
    onFiles: take,
  });
  return (
    <div className={styles.half}>
      <h2 className={size.t25}>{codesWords.bringYourList()}</h2>
      <div className={frame.drop} data-over={isOver} {...place}>
        <FileSpreadsheet />
        <b>{codesWords.dropHere()}</b>
        <small>{codesWords.dropAdvice()}</small>
      </div>
      {input}
      <TicketButton width="full" icon={<Upload />} onClick={choose}>
        {codesWords.chooseCsv()}
      </TicketButton>
      <FieldError id="list-fault" error={fault === null ? null : faultWords(fault)} />
      <p className={frame.small}>{codesWords.listLimits()}</p>
    </div>
  );
}

function NumberHalf({ send, ownCode }: BeginCodesProps) {
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const make = (): void => {
    const count = Number(text.replaceAll(/[\s,.]/gu, ''));
    const isRight = Number.isInteger(count) && count > 0 && count <= CODE_ROWS_MAX;
    setIsWrong(!isRight);
    if (isRight) send({ type: 'codes.make', count, seriesId: crypto.randomUUID() });
  };
  return (
    <form className={styles.half} onSubmit={submits(make)}>
      <h2 className={size.t25}>{codesWords.noListYet()}</h2>
      <p className={frame.soft}>{codesWords.noListAdvice()}</p>
      <Field label={codesWords.howMany()} error={isWrong ? codesWords.countIssue() : null}>
        <TextInput inputMode="numeric" autoComplete="off" value={text} onText={setText} />
      </Field>
      {ownCode}
      <Button icon={<Hash />} type="submit">
        {codesWords.makeCodes()}
      </Button>
      <p className={frame.small}>{codesWords.addListLater()}</p>
    </form>
  );
}
