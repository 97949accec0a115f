import { Diff, Image, Shapes, Type } from 'lucide-react';
import { useId, useState } from 'react';
import type {
  ImportedElement,
  ImportOutcome,
} from '../../../machines/admin/template-editor-context.ts';
import * as adminWords from '../../../words/admin.gen.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { ElementReport, ImportSum } from './import-report.tsx';
import * as styles from './bulk-list.css.ts';

interface BulkReportProps {
  readonly outcome: ImportOutcome;
}

/** Reasons that show without a press; the others are in the report. */
const SHOWN = 3;

/** What became of a drawing: numbers, what differs from the file, and the whole report behind a button. */
export function BulkReport({ outcome }: BulkReportProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const differing = outcome.elements.filter(({ fate }) => fate !== 'kept');
  return (
    <>
      <Counts {...outcome} />
      {!isOpen && (
        <ul className={styles.reasons}>
          {differing.slice(0, SHOWN).map((element, index) => (
            <li key={`${index} ${element.name}`}>{sentenceOf(element)}</li>
          ))}
        </ul>
      )}
      <Button
        look="bare"
        shape="compact"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? adminWords.closeReport() : adminWords.wholeReport()}
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            <ImportSum outcome={outcome} />
            <ElementReport outcome={outcome} chosen={null} onChoose={null} />
          </>
        )}
      </div>
    </>
  );
}

function Counts({ elements }: ImportOutcome) {
  const count = (isCounted: (element: ImportedElement) => boolean) =>
    elements.filter(isCounted).length;
  const isDrawn = ({ fate }: ImportedElement) => fate === 'kept' || fate === 'changed';
  const texts = count((element) => isDrawn(element) && element.tag === 'text');
  const shapes = count(isDrawn) - texts;
  const images = count(({ fate }) => fate === 'image');
  const changed = count(({ fate }) => fate === 'changed');
  if (shapes + texts + images === 0) return null;
  return (
    <ul className={styles.counts}>
      <li className={styles.count}>
        <Shapes /> {adminWords.shapeCount({ count: shapes })}
      </li>
      <li className={styles.count}>
        <Type /> {adminWords.textCount({ count: texts })}
      </li>
      {images > 0 && (
        <li className={styles.warning}>
          <Image /> {adminWords.drawnAsImageCount({ count: images })}
        </li>
      )}
      {changed > 0 && (
        <li className={styles.warning}>
          <Diff /> {adminWords.changedCount({ count: changed })}
        </li>
      )}
    </ul>
  );
}

function sentenceOf({ name, tag, line, reason }: ImportedElement): string {
  const place = [tag === '' ? '' : `<${tag}>`, name].filter((part) => part !== '').join(' ');
  if (place === '') return reason;
  return line === null
    ? adminWords.elementReason({ place, reason })
    : adminWords.elementOnLineReason({ place, line, reason });
}
