import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ApiClient } from '../../api/client.ts';
import { startBulkImport } from '../../app/admin/start-bulk-import.ts';
import type { SvgFile } from '../../machines/admin/template-editor-context.ts';
import { BulkList } from '../../ui/admin/report/bulk-list.tsx';

interface BulkScreenProps {
  readonly files: readonly SvgFile[];
  readonly client: ApiClient;
}

/** Binds dropped drawings to the machine that imports them as templates. */
export function BulkScreen({ files, client }: BulkScreenProps) {
  const queryClient = useQueryClient();
  const [actor] = useState(() => startBulkImport(client, queryClient));
  useEffect(() => {
    if (actor.getSnapshot().context.items.length === 0) actor.send({ type: 'files.drop', files });
  }, [actor, files]);
  const { items } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <BulkList items={items} isBusy={isBusy} onStop={() => actor.send({ type: 'bulk.stop' })} />
  );
}
