import { useSelector } from '@xstate/react';
import type { ApiClient } from '../../api/client.ts';
import type { Project } from '../../api/projects.queries.ts';
import type { CodeImportActor } from '../../app/codes/code-import-calls.ts';
import { saveFile } from '../../app/actors/save-file.ts';
import { COUPON_FILES } from '../../domain/coupon/file-names.ts';
import { csvText } from '../../domain/csv-text.ts';
import type { ListCheck } from '../../domain/codes/list/list-check.ts';
import * as codesWords from '../../words/codes.gen.ts';
import { BeginCodes } from '../../ui/codes/begin-codes.tsx';
import { CodesPair } from '../../ui/codes/codes-page.tsx';
import { CodesReady } from '../../ui/codes/codes-ready.tsx';
import { CodesOnTheirWay } from '../../ui/codes/import-progress.tsx';
import { ListReview } from '../../ui/codes/list-review.tsx';
import { faultWords, refusalWords } from '../../ui/codes/list-words.ts';
import { ReadingList } from '../../ui/codes/reading-list.tsx';
import { useLatePart } from '../-late/use-late-part.ts';
import type { LineCouponBindingProps } from './line-coupon-binding.tsx';

interface ImportBindingProps {
  readonly actor: CodeImportActor;
  readonly coupon: Pick<Project, 'id' | 'name' | 'barcodeType'>;
  readonly client: ApiClient;
  /** Whether the ways to begin are shown. */
  readonly isOpen: boolean;
}

/** The state of an import as a view (SER-01, SER-03). */
export function ImportBinding({ actor, coupon, client, isOpen }: ImportBindingProps) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { file, check, mapping, count, progress, failure, equalRows, fault } = state.context;
  if (state.hasTag('importing'))
    return (
      <CodesOnTheirWay
        name={file?.name ?? ''}
        count={count}
        progress={progress}
        failure={fault === null ? failure : faultWords(fault)}
        state={shownState(state.value)}
        onContinue={() => actor.send({ type: 'import.continue' })}
        onCancel={() => actor.send({ type: 'import.cancel' })}
      />
    );
  if (state.matches('done')) return <CodesReady count={count} equalRows={equalRows} />;
  if (state.hasTag('mapping') && (check === null || mapping === null))
    return (
      <ReadingList name={file?.name ?? ''} onCancel={() => actor.send({ type: 'file.forget' })} />
    );
  if (state.hasTag('mapping') && check !== null && mapping !== null && file !== null)
    return (
      <CodesPair>
        <ListReview
          check={check}
          mapping={mapping}
          fileName={file.name}
          fileSize={file.size}
          isReading={state.hasTag('busy')}
          onAnotherFile={() => actor.send({ type: 'file.forget' })}
          onValue={(column) => actor.send({ type: 'value.choose', column })}
          onKeep={(column, isKept) => actor.send({ type: 'column.keep', column, isKept })}
          onRefusedRows={() => saveRefused(check, coupon.name)}
          onImport={() => actor.send({ type: 'import.start', seriesId: crypto.randomUUID() })}
        />
        <LateLineCoupon {...{ client, coupon, check, mapping }} />
      </CodesPair>
    );
  if (!isOpen) return null;
  return (
    <BeginCodes
      fault={fault}
      onFile={(chosen) => actor.send({ type: 'file.choose', file: chosen })}
      onMake={(wanted) =>
        actor.send({ type: 'codes.make', count: wanted, seriesId: crypto.randomUUID() })
      }
    />
  );
}

const loadLineCoupon = () => import('./line-coupon-binding.tsx');

/** Loaded with the first list; a list is imported without it too. */
function LateLineCoupon(props: LineCouponBindingProps) {
  const { part } = useLatePart(loadLineCoupon);
  return part && <part.LineCouponBinding {...props} />;
}

function shownState(value: unknown): 'importing' | 'waiting' | 'stopped' | 'cancelling' {
  if (value === 'waiting' || value === 'stopped' || value === 'cancelling') return value;
  return 'importing';
}

/** The rows as they are in the list, so that they can be mended and chosen again. */
function saveRefused({ header, refused }: ListCheck, couponName: string): void {
  const lines = refused.map(({ line, reason, values }) => [
    ...[String(line), refusalWords(reason)],
    ...values,
  ]);
  const text = csvText([[codesWords.line(), codesWords.why(), ...header], ...lines]);
  saveFile(new Blob([text], { type: 'text/csv' }), COUPON_FILES.refusedRows(couponName));
}
