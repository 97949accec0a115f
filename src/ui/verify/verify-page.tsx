import { FileUp } from 'lucide-react';
import { useState } from 'react';
import type { MachineView } from '../../machines/machine-view.ts';
import type { CheckedThing, verifyMachine } from '../../machines/verify/verify.machine.ts';
import * as words from '../../words/verify/verify.gen.ts';
import { Button } from '../parts/buttons/button.tsx';
import { Field, JoinedField, TextInput } from '../parts/fields/text-field.tsx';
import { Spinner } from '../parts/notices/spinner.tsx';
import { useFileDrop } from '../forms/chosen-files.tsx';
import { submits } from '../forms/submits.ts';
import { visuallyHidden } from '../theme/layout.css.ts';
import * as frame from '../parts/page/page.css.ts';
import { PassCard } from './pass-card.tsx';
import * as styles from './verify-page.css.ts';
import { RefusalSlip, ReportSlip } from './verify-report.tsx';

type VerifyView = MachineView<typeof verifyMachine>;

/** Drop a pass or paste a save link, and read a plain report; a file may be dropped anywhere on the page (PRE-07). */
export function VerifyPage({ state, send }: VerifyView) {
  const { thing, report, refusal } = state.context;
  const take = ([file]: readonly File[]) =>
    file && send({ type: 'thing.check', thing: { kind: 'file', file } });
  const { isOver, place } = useFileDrop(take);
  return (
    <div className={frame.openPage} {...place}>
      <h1 className={frame.openTitle} tabIndex={-1}>
        {words.title()}
      </h1>
      <p className={styles.lead}>{words.lead()}</p>
      {/* In a narrow window the report comes between the fields and the card. */}
      <div className={frame.halves}>
        <div>
          <label className={`${frame.drop} ${styles.drop}`} data-over={isOver}>
            <input
              type="file"
              accept=".pkpass,application/vnd.apple.pkpass"
              className={visuallyHidden}
              onChange={({ target }) => {
                take([...(target.files ?? [])]);
                target.value = '';
              }}
            />
            <FileUp aria-hidden="true" />
            <b>{words.drop()}</b>
            <small>{words.orChoose()}</small>
          </label>
          <LinkField send={send} />
        </div>
        {state.hasTag('busy') && <Spinner words={words.reading({ name: nameOf(thing) })} />}
        {state.matches('report') && report !== null && <ReportSlip report={report} />}
        {state.matches('refused') && refusal !== null && <RefusalSlip sentence={refusal} />}
        {thing?.kind === 'file' && report !== null && report.shown !== null && (
          <PassCard pass={report.shown} changed={report.changed} file={thing.file} />
        )}
      </div>
    </div>
  );
}

function nameOf(thing: CheckedThing | null): string {
  return thing?.kind === 'file' ? thing.file.name : words.theLink();
}

function LinkField({ send }: Pick<VerifyView, 'send'>) {
  const [address, setAddress] = useState('');
  const check = () => send({ type: 'thing.check', thing: { kind: 'link', address } });
  return (
    <form onSubmit={submits(check)}>
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
