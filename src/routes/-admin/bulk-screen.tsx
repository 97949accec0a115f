import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { readTemplatePicture } from '../../api/templates.queries.ts';
import { startBulkImport } from '../../app/admin/start-bulk-import.ts';
import type { Services } from '../../app/services.ts';
import type { BulkItem } from '../../machines/admin/bulk-import.machine.ts';
import type { SvgFile } from '../../machines/admin/template-editor-context.ts';
import { BulkList } from '../../ui/admin/report/bulk-list.tsx';
import { usePictures } from '../-queries/use-pictures.ts';

interface BulkScreenProps {
  readonly files: readonly SvgFile[];
  readonly services: Services;
}

/** Binds dropped drawings to the machine that imports them as templates. */
export function BulkScreen({ files, services }: BulkScreenProps) {
  const queryClient = useQueryClient();
  const [actor] = useState(() => startBulkImport(services.client, queryClient));
  useEffect(() => {
    if (actor.getSnapshot().context.items.length === 0) actor.send({ type: 'files.drop', files });
  }, [actor, files]);
  const { items } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <BulkList
      items={items}
      isBusy={isBusy}
      pictures={useNewPictures(services, items)}
      onStop={() => actor.send({ type: 'bulk.stop' })}
    />
  );
}

function useNewPictures(services: Services, items: readonly BulkItem[]) {
  const pictures = useMemo(
    () =>
      items.flatMap(({ template }) => {
        if (template === null) return [];
        const read = (signal: AbortSignal) =>
          readTemplatePicture(services.client, template.id, 'strip', signal);
        return [{ address: template.picture, active: false, read }];
      }),
    [items, services],
  );
  return usePictures(services, pictures);
}
