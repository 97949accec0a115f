import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Project } from '../../api/projects.queries.ts';
import { watched } from '../../app/actors/watched.ts';
import { printKitWith } from '../../app/print/print-calls.ts';
import type { Services } from '../../app/services.ts';
import { composeFace } from '../../domain/coupon/coupon-face.ts';
import { formFactsOf } from '../../domain/coupon/form-facts.ts';
import { formOfProject } from '../../app/wizard/project-form.ts';
import { PrintPage } from '../../ui/print/print-page.tsx';

interface PrintScreenProps {
  readonly coupon: Project;
  readonly services: Services;
}

/** Binds the print kit's machine to its page (PRE-05). */
export function PrintScreen({ coupon, services: { client, configuration } }: PrintScreenProps) {
  const queryClient = useQueryClient();
  const [barcode] = useState(() => composeFace(formFactsOf(formOfProject(coupon, {}))).barcode);
  const [machine] = useState(() =>
    printKitWith({
      ...{ client, queryClient, project: coupon },
      link: `${configuration.shareBase}${coupon.id}`,
    }),
  );
  const actor = useActorRef(machine, { input: { hasBarcode: barcode !== null }, ...watched() });
  const state = useSelector(actor, (snapshot) => snapshot);
  const { options, sheet, failure } = state.context;
  const isUndrawn = state.matches('undrawn');
  return (
    <PrintPage
      couponName={coupon.name}
      options={options}
      onChange={(changed) => actor.send({ type: 'options.change', options: changed })}
      barcode={barcode?.caption ?? null}
      sheet={sheet}
      isDrawing={state.hasTag('drawing')}
      isPacking={state.hasTag('packing')}
      failure={isUndrawn ? null : failure}
      undrawn={isUndrawn ? failure : null}
      onRetry={() => actor.send({ type: 'sheet.retry' })}
      onDownload={() => actor.send({ type: 'pdf.download' })}
    />
  );
}
