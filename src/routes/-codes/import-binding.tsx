import type { Project } from '../../api/projects.queries.ts';
import { saveFile } from '../../app/actors/save-file.ts';
import { COUPON_FILES } from '../../domain/coupon/file-names.ts';
import {
  type ListMapping,
  withKeptColumn,
  withValueColumn,
} from '../../domain/codes/list/list-rows.ts';
import type { codeImportMachine } from '../../machines/codes/code-import.machine.ts';
import { BeginCodes } from '../../ui/codes/begin-codes.tsx';
import { CodesPair } from '../../ui/codes/codes-page.tsx';
import { ListReview } from '../../ui/codes/list-review.tsx';
import { faultWords } from '../../ui/codes/list-words.ts';
import { OwnCodeChoice, type OwnCodeChoiceProps } from '../../ui/codes/own-code-choice.tsx';
import { useLatePart } from '../-late/use-late-part.ts';
import type { Process } from '../-process/use-process.ts';
import type { LineCouponBindingProps } from './line-coupon-binding.tsx';
import { CodesReady, CodesOnTheirWay, ReadingList } from '../../ui/codes/import-progress.tsx';

interface ImportBindingProps {
  readonly process: Process<typeof codeImportMachine>;
  readonly coupon: Pick<Project, 'id' | 'name' | 'barcodeType'>;
  /** What was decided of the coupon's own code; null where it was decided with earlier codes. */
  readonly limit: Pick<OwnCodeChoiceProps, 'most' | 'householdsOnly'> | null;
  /** Whether the ways to begin are shown. */
  readonly isOpen: boolean;
}

/** The state of an import as a view (SER-01, SER-03). */
export function ImportBinding({ process, coupon, limit, isOpen }: ImportBindingProps) {
  const { state, send } = process;
  const { file, check, mapping, count, progress, failure, equalRows, fault } = state.context;
  if (state.hasTag('importing'))
    return (
      <CodesOnTheirWay
        name={file?.name ?? ''}
        count={count}
        progress={progress}
        failure={fault === null ? failure : faultWords(fault)}
        state={shownState(state.value)}
        onContinue={() => send({ type: 'import.continue' })}
        onCancel={() => send({ type: 'import.cancel' })}
      />
    );
  const ownCode = limit && (
    <OwnCodeChoice
      most={limit.most}
      householdsOnly={state.context.householdsOnly ?? limit.householdsOnly}
      onOwnCode={(householdsOnly) => send({ type: 'ownCode.choose', householdsOnly })}
    />
  );
  const saveRefused = (): void => {
    if (check !== null) saveFile(check.refusedRows, COUPON_FILES.refusedRows(coupon.name));
  };
  const choose = (chosen: ListMapping): void => send({ type: 'mapping.choose', mapping: chosen });
  if (state.matches('done'))
    return (
      <CodesReady count={count} equalRows={equalRows} check={check} onRefusedRows={saveRefused} />
    );
  if (state.hasTag('mapping') && (check === null || mapping === null))
    return <ReadingList name={file?.name ?? ''} onCancel={() => send({ type: 'file.forget' })} />;
  if (state.hasTag('mapping') && check !== null && mapping !== null && file !== null)
    return (
      <CodesPair>
        <ListReview
          ownCode={ownCode}
          check={check}
          mapping={mapping}
          fileName={file.name}
          fileSize={file.size}
          isReading={state.hasTag('busy')}
          onAnotherFile={() => send({ type: 'file.forget' })}
          onValue={(column) => choose(withValueColumn(mapping, column))}
          onKeep={(column, isKept) => choose(withKeptColumn(mapping, { column, isKept }))}
          onDecide={(decision) => choose({ ...mapping, [decision.kind]: decision.fate })}
          onRefusedRows={saveRefused}
          onImport={() => send({ type: 'import.start', seriesId: crypto.randomUUID() })}
        />
        <LateLineCoupon coupon={coupon} check={check} mapping={mapping} />
      </CodesPair>
    );
  if (!isOpen) return null;
  return (
    <BeginCodes
      ownCode={ownCode}
      fault={fault}
      onFile={(chosen) => send({ type: 'file.choose', file: chosen })}
      onMake={(wanted) =>
        send({ type: 'codes.make', count: wanted, seriesId: crypto.randomUUID() })
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
