import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Project } from '../../api/projects.queries.ts';
import { storedPreviewQuery } from '../../app/dashboard/stored-preview.ts';
import { codeBarcodeType } from '../../domain/codes/code-values.ts';
import type { ListCheck } from '../../domain/codes/list/list-check.ts';
import { judgedRow, type ListMapping } from '../../domain/codes/list/list-rows.ts';
import type { ListRow } from '../../domain/codes/list/list-scanner.ts';
import { LineCoupon } from '../../ui/codes/line-coupon.tsx';
import { REFUSALS } from '../../ui/codes/list-words.ts';
import * as codesWords from '../../words/codes.gen.ts';
import { useServices } from '../-queries/with-services.tsx';
import { useBarcodePicture } from '../-queries/use-barcode-picture.ts';

export interface LineCouponBindingProps {
  readonly coupon: Pick<Project, 'id' | 'barcodeType'>;
  readonly check: ListCheck;
  readonly mapping: ListMapping;
}

/** The first lines of a list as coupons, one at a time; nothing until the coupon's pictures are loaded (SER-01). */
export function LineCouponBinding(props: LineCouponBindingProps) {
  const { coupon, check } = props;
  const [at, setAt] = useState(0);
  const stored = useQuery(storedPreviewQuery(useServices().client, coupon.id));
  const row = check.first[at];
  const { value, note } = meaningOf(row, props);
  const type = codeBarcodeType(coupon.barcodeType);
  const barcode = useBarcodePicture(type, value);
  if (stored.data === undefined || row === undefined) return null;
  const { face, apple } = stored.data;
  return (
    <LineCoupon
      line={row.line}
      face={{ ...face, barcode: value === '' ? null : { type, value, caption: value } }}
      pictures={apple}
      barcode={barcode.picture}
      note={note ?? barcode.refusal}
      onPrevious={at === 0 ? null : () => setAt(at - 1)}
      onNext={at === check.first.length - 1 ? null : () => setAt(at + 1)}
    />
  );
}

/** The barcode's value, or why the line has none: it is made later, or the line is refused. */
function meaningOf(row: ListRow | undefined, { check, mapping, coupon }: LineCouponBindingProps) {
  if (row === undefined) return { value: '', note: null };
  const rules = { ...mapping, columns: check.header.length, barcodeType: coupon.barcodeType };
  const { refusal, used } = judgedRow(row, rules);
  if (refusal !== null) return { value: '', note: REFUSALS[refusal]() };
  if (mapping.valueColumn === null) return { value: '', note: codesWords.codeIsMade() };
  return { value: used[0] ?? '', note: null };
}
