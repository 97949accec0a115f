import { CircleAlert, CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { ChangedFile, VerifyReport } from '../../domain/verify/report.ts';
import * as words from '../../words/verify/verify.gen.ts';
import { Message } from '../parts/fields/message.tsx';
import { TearLine } from '../parts/paper/tear-line.tsx';
import { FieldPair } from '../parts/fields/text-field.tsx';
import * as frame from '../parts/page/page.css.ts';
import { soft, stack, tone } from '../theme/layout.css.ts';
import * as styles from './verify-page.css.ts';

/** The verdict above, the checks below; the headline gets the focus when the report comes (PRE-07). */
export function ReportSlip({ report }: { readonly report: VerifyReport }) {
  const id = useId();
  const headline = useFocus();
  return (
    <section className={`${frame.slip} ${frame.otherHalf}`} aria-labelledby={id}>
      <div className={`${frame.body} ${stack[14]}`}>
        <Seal {...report} />
        <h2 id={id} ref={headline} className={styles.headline} tabIndex={-1}>
          {report.headline}
        </h2>
        {report.changed.map((file) => (
          <Changed key={file.name} file={file} />
        ))}
        <p className={frame.soft}>{report.advice}</p>
      </div>
      <TearLine kind="printed" notches={false} />
      <div className={frame.body}>
        {GROUPS.map((group) => (
          <Group key={group.result} {...group} checks={report.checks} />
        ))}
      </div>
    </section>
  );
}

/** Why something cannot be checked at all. */
export function RefusalSlip({ sentence }: { readonly sentence: string }) {
  const headline = useFocus();
  return (
    <section className={`${frame.slip} ${frame.otherHalf}`}>
      <div className={`${frame.body} ${stack[14]}`}>
        <h2 ref={headline} className={styles.headline} tabIndex={-1}>
          {words.refused()}
        </h2>
        <Message kind="bad">{sentence}</Message>
      </div>
    </section>
  );
}

function useFocus() {
  const headline = useRef<HTMLHeadingElement>(null);
  useEffect(() => headline.current?.focus(), []);
  return headline;
}

function Seal({ verdict, kind }: VerifyReport) {
  switch (verdict) {
    case 'signed':
      return <Message kind="ok">{kind === 'pass' ? words.asSigned() : words.readable()}</Message>;
    case 'changed':
      return <Message kind="bad">{words.notAsSigned()}</Message>;
    case 'unusable':
      return <Message kind="bad">{words.notUsable()}</Message>;
    default:
      return verdict satisfies never;
  }
}

function Changed({ file: { name, expected, found } }: { readonly file: ChangedFile }) {
  const isManifest = name === 'manifest.json';
  return (
    <>
      <p className={styles.mono}>
        <b>{name}</b>
      </p>
      <FieldPair>
        <dl className={`${styles.checksum} ${tone.ok}`}>
          <dt>{isManifest ? words.signatureSays() : words.manifestSays()}</dt>
          <dd className={styles.mono}>{inFours(expected) ?? words.notListed()}</dd>
        </dl>
        <dl className={`${styles.checksum} ${tone.bad}`}>
          <dt>{words.fileIs()}</dt>
          <dd className={styles.mono}>{inFours(found) ?? words.missing()}</dd>
        </dl>
      </FieldPair>
    </>
  );
}

function inFours(hash: string | null): string | null {
  return hash === null ? null : (hash.match(/.{1,4}/gu) ?? []).join(' ');
}

const GROUPS = [
  { result: 'bad', Icon: CircleAlert, look: tone.bad, title: words.faults },
  { result: 'warn', Icon: TriangleAlert, look: tone.warn, title: words.warnings },
  { result: 'open', Icon: CircleHelp, look: soft, title: words.open },
  { result: 'ok', Icon: CircleCheck, look: tone.ok, title: words.passed },
] as const;

type GroupProps = (typeof GROUPS)[number] & Pick<VerifyReport, 'checks'>;

function Group({ result, Icon, look, title, checks }: GroupProps) {
  const found = checks.filter((check) => check.result === result);
  if (found.length === 0) return null;
  return (
    <>
      <h3 className={styles.group}>{title({ count: found.length })}</h3>
      <ul className={`${frame.facts} ${styles.checks}`}>
        {found.map(({ title: check, detail, figure }) => (
          <li key={check}>
            <Icon className={look} aria-hidden="true" />
            <span>
              <b>{check}</b>
              {[figure, detail].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
