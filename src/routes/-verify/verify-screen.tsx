import { withCalls } from '../../app/actors/with-calls.ts';
import { checkThing } from '../../app/verify/check-thing.ts';
import { type CheckedThing, verifyMachine } from '../../machines/verify/verify.machine.ts';
import { PassCard } from '../../ui/verify/pass-card.tsx';
import { VerifyPage } from '../../ui/verify/verify-page.tsx';
import { RefusalSlip, ReportSlip } from '../../ui/verify/verify-report.tsx';
import { Spinner } from '../../ui/parts/notices/spinner.tsx';
import { useProcess } from '../-process/use-process.ts';
import * as words from '../../words/verify/verify.gen.ts';

/** Binds the check's machine to its page (PRE-07). */
export function VerifyScreen() {
  const { state, send } = useProcess(() => withCalls(verifyMachine, { checkThing }));
  const { thing, report, refusal } = state.context;
  const isReading = state.hasTag('busy');
  return (
    <VerifyPage
      onCheck={(checked) => send({ type: 'thing.check', thing: checked })}
      report={
        <>
          {isReading && <Spinner words={words.reading({ name: nameOf(thing) })} />}
          {state.matches('report') && report !== null && <ReportSlip report={report} />}
          {state.matches('refused') && refusal !== null && <RefusalSlip sentence={refusal} />}
        </>
      }
      card={
        thing?.kind === 'file' &&
        report !== null &&
        report.shown !== null && (
          <PassCard pass={report.shown} changed={report.changed} file={thing.file} />
        )
      }
    />
  );
}

function nameOf(thing: CheckedThing | null): string {
  return thing?.kind === 'file' ? thing.file.name : words.theLink();
}
