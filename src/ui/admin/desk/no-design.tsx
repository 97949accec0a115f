import { FileUp } from 'lucide-react';
import type { PartName } from '../../../domain/template/template-draft.ts';
import type { ImportStage } from '../../../machines/admin/template-editor-context.ts';
import * as adminWords from '../../../words/admin.gen.ts';
import { CropMarks } from '../../parts/paper/crop-marks.tsx';
import { Notice } from '../../parts/notices/notice.tsx';
import type { EditorView } from '../view/editor-view.ts';
import { AsDropped } from './as-dropped.tsx';
import * as desk from './desk.css.ts';

/** The desk without a design: what to do, the import that is running, or that it was refused. */
export function NoDesign({ view }: { readonly view: EditorView }) {
  const stage = view.importing?.stage;
  if (stage?.dropped !== undefined) return <Comparing {...stage} dropped={stage.dropped} />;
  const { title, words } = wordsWithoutDesign(view);
  return (
    <div className={desk.empty}>
      <Notice title={title} icon={<FileUp />}>
        {words}
      </Notice>
    </div>
  );
}

/** The dropped file during the comparison. */
function Comparing({ dropped, done, total }: ImportStage & { readonly dropped: ImageData }) {
  return (
    <figure className={desk.large}>
      <CropMarks size="medium">
        <div className={desk.stage}>
          <AsDropped picture={dropped} share={(100 * done) / total} isFaint />
        </div>
      </CropMarks>
      <figcaption className={desk.tools}>
        <b>{adminWords.asDropped()}</b>
        <span className={`${desk.slug} ${desk.end}`}>
          {dropped.width} × {dropped.height}
        </span>
      </figcaption>
    </figure>
  );
}

const NO_DESIGN: Readonly<Record<PartName, () => { title: string; words: string }>> = {
  strip: () => ({ title: adminWords.dropToBegin(), words: adminWords.whatComesOfIt() }),
  rideAlong: () => ({ title: adminWords.noRideAlongYet(), words: adminWords.dropARideAlong() }),
};

function wordsWithoutDesign({ part, importing, outcome }: EditorView) {
  if (importing !== null) {
    return {
      title: adminWords.importingName({ name: importing.file.name }),
      words: adminWords.itIsDrawnHereAs(),
    };
  }
  if (outcome === null) return NO_DESIGN[part]();
  return {
    title: adminWords.filenameCouldNotBeTaken({ fileName: outcome.fileName }),
    words: adminWords.theReportSaysWhatStands(),
  };
}
