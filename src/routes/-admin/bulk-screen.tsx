import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { readTemplatePicture } from '../../api/templates.queries.ts';
import { readSvgFile } from '../../app/admin/read-svg-file.ts';
import { startBulkImport } from '../../app/admin/start-bulk-import.ts';
import type { BulkItem } from '../../machines/admin/bulk-import.machine.ts';
import type { SvgFile } from '../../machines/admin/template-editor-context.ts';
import { BulkList } from '../../ui/admin/report/bulk-list.tsx';
import { useServices } from '../-queries/with-services.tsx';
import { usePictures } from '../-queries/use-pictures.ts';

interface BulkScreenProps {
  readonly files: readonly SvgFile[];
  /** Called when every drawing was left out. */
  readonly onEmpty: () => void;
}

/** Binds dropped drawings to the machine that imports them as templates. */
export function BulkScreen({ files, onEmpty }: BulkScreenProps) {
  const services = useServices();
  const [actor] = useState(() => startBulkImport(services));
  useEffect(() => {
    if (actor.getSnapshot().context.items.length === 0) actor.send({ type: 'files.drop', files });
  }, [actor, files]);
  const state = useSelector(actor, (snapshot) => snapshot);
  const choose = async (index: number, file: File) =>
    actor.send({ type: 'drawing.replace', index, file: await readSvgFile(file) });
  return (
    <BulkList
      state={state}
      send={actor.send}
      pictures={useNewPictures(state.context.items)}
      onFile={(index, file) => void choose(index, file)}
      onDismiss={(index) => {
        actor.send({ type: 'drawing.dismiss', index });
        if (actor.getSnapshot().context.items.length === 0) onEmpty();
      }}
    />
  );
}

function useNewPictures(items: readonly BulkItem[]) {
  const { client } = useServices();
  const pictures = useMemo(
    () =>
      items.flatMap(({ template }) => {
        if (template === null) return [];
        const read = (signal: AbortSignal) =>
          readTemplatePicture(client, template.id, 'strip', signal);
        return [{ address: template.picture, active: false, read }];
      }),
    [items, client],
  );
  return usePictures(pictures);
}
