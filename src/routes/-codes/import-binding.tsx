import type { Project } from '../../api/projects.queries.ts';
import { saveFile } from '../../app/actors/save-file.ts';
import { COUPON_FILES } from '../../domain/coupon/file-names.ts';
import type { codeImportMachine } from '../../machines/codes/code-import.machine.ts';
import { BeginCodes } from '../../ui/codes/begin-codes.tsx';
import { CodesPair } from '../../ui/codes/codes-page.tsx';
import { ListReview } from '../../ui/codes/list-review.tsx';
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
  const { file, check, mapping } = state.context;
  if (state.hasTag('importing')) return <CodesOnTheirWay state={state} send={send} />;
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
  if (state.matches('done')) return <CodesReady state={state} onRefusedRows={saveRefused} />;
  if (state.hasTag('mapping') && (check === null || mapping === null))
    return <ReadingList state={state} send={send} />;
  if (state.hasTag('mapping') && check !== null && mapping !== null && file !== null)
    return (
      <CodesPair>
        <ListReview
          state={state}
          send={send}
          ownCode={ownCode}
          check={check}
          mapping={mapping}
          file={file}
          onRefusedRows={saveRefused}
        />
        <LateLineCoupon coupon={coupon} check={check} mapping={mapping} />
      </CodesPair>
    );
  return isOpen ? <BeginCodes state={state} send={send} ownCode={ownCode} /> : null;
}

const loadLineCoupon = () => import('./line-coupon-binding.tsx');

/** Loaded with the first list; a list is imported without it too. */
function LateLineCoupon(props: LineCouponBindingProps) {
  const { part } = useLatePart(loadLineCoupon);
  return part && <part.LineCouponBinding {...props} />;
}
