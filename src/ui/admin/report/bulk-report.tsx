import { Diff, Image, Shapes, Type } from 'lucide-react';
import { useId, useState } from 'react';
import type {
  ImportedElement,
  ImportOutcome,
} from '../../../machines/admin/template-editor-context.ts';
import * as adminWords from '../../../words/admin.gen.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { ElementReport, ImportSum } from './import-report.tsx';
import * as styles from './report.css.ts';

interface BulkReportProps {
  readonly outcome: ImportOutcome;
  /** The source of a refused drawing, whose line is shown; null for others. */
  readonly source: string | null;
}

/** Reasons that show without a press; the others are in the report. */
const SHOWN = 3;

/** What became of a drawing: numbers, what differs from the file, and the whole report behind a button. */
export function BulkReport({ outcome, source }: BulkReportProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const differing = outcome.elements.filter(({ fate }) => fate !== 'kept');
  return (
    <>
      <Counts {...outcome} />
      {source !== null && <Excerpt source={source} line={differing[0]?.line ?? null} />}
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

/** Letters of a line; one of a drawing program may have thousands. */
const LINE_SHOWN = 100;

/** The line of the first fault, and the line above it. */
function Excerpt({ source, line }: { readonly source: string; readonly line: number | null }) {
  if (line === null) return null;
  const lines = source.split(/\r\n?|\n/u);
  return (
    <ol className={styles.excerpt}>
      {lines.slice(Math.max(0, line - 2), line).map((words, index, shown) => (
        <li
          key={line + index}
          value={line - shown.length + index + 1}
          data-fault={index === shown.length - 1 || undefined}
        >
          <code>{words.length > LINE_SHOWN ? `${words.slice(0, LINE_SHOWN)}…` : words}</code>
        </li>
      ))}
    </ol>
  );
}

/** Tags of the whole file, of groups, and of texts with their parts. */
const NO_SHAPES: ReadonlySet<string> = new Set(['', 'svg', 'g', 'text', 'textPath', 'tspan']);

function Counts({ elements }: ImportOutcome) {
  const count = (isCounted: (element: ImportedElement) => boolean) =>
    elements.filter(isCounted).length;
  const isDrawn = ({ fate }: ImportedElement) => fate === 'kept' || fate === 'changed';
  const texts = count((element) => isDrawn(element) && element.tag === 'text');
  const shapes = count((element) => isDrawn(element) && !NO_SHAPES.has(element.tag));
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
  if (place === '') return line === null ? reason : adminWords.lineReason({ line, reason });
  return line === null
    ? adminWords.elementReason({ place, reason })
    : adminWords.elementOnLineReason({ place, line, reason });
}
