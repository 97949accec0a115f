import { useState } from 'react';
import type { CodeSeries } from '../../api/codes.queries.ts';
import type { Project } from '../../api/projects.queries.ts';
import { printKitWith } from '../../app/print/print-kit.ts';
import { sourceName } from '../../domain/codes/source-name.ts';
import { composeFace } from '../../domain/coupon/coupon-face.ts';
import { formFactsOf } from '../../domain/coupon/form-facts.ts';
import { formOfProject } from '../../app/wizard/project-form.ts';
import { seriesName } from '../../ui/codes/series-name.ts';
import { householdsOf } from '../../ui/print/print-form.tsx';
import { PrintPage } from '../../ui/print/print-page.tsx';
import { useServices } from '../-queries/with-services.tsx';
import { useProcess } from '../-process/use-process.ts';

interface PrintScreenProps {
  readonly coupon: Project;
  /** Series that work, and the one that is chosen first, with the source of its links behind a dot; null for none. */
  readonly series: readonly CodeSeries[];
  readonly chosen: string | null;
}

/** Binds the print kit's machine to its page (PRE-05). */
export function PrintScreen({ coupon, series, chosen }: PrintScreenProps) {
  const services = useServices();
  const [firstId, source = ''] = chosen?.split('.') ?? [];
  const [barcode] = useState(() => composeFace(formFactsOf(formOfProject(coupon, {}))).barcode);
  const printed = series.map(({ id, name, rows, columns, valueColumn }) => ({
    id,
    name: seriesName({ name }),
    rows,
    columns: valueColumn === null ? columns : [...columns, valueColumn],
  }));
  const { householdsOnly } = coupon;
  // What a counter takes comes first.
  const first =
    printed.find(({ id }) => id === firstId) ?? (householdsOnly ? printed[0] : undefined);
  const input = {
    hasBarcode: barcode !== null,
    households: first === undefined ? null : householdsOf(first, 0).households,
  };
  const kit = useProcess(
    () =>
      printKitWith({
        ...services,
        project: coupon,
        source: sourceName(source),
        link: `${services.configuration.shareBase}${coupon.id}`,
      }),
    input,
  );
  return (
    <PrintPage
      {...kit}
      couponName={coupon.name}
      barcode={barcode?.caption ?? null}
      householdsOnly={householdsOnly}
      series={printed}
    />
  );
}
