import { Ban, Diff, EyeOff, Image, Shapes } from 'lucide-react';
import type {
  ImportedElement,
  ImportOutcome,
} from '../../../machines/admin/template-editor-context.ts';
import { marked, markedWords } from '../../parts/fields/marked-words.tsx';
import * as adminWords from '../../../words/admin.gen.ts';
import { breaking, size, soft, tone } from '../../theme/layout.css.ts';
import { heading, panel } from '../fields/fields.css.ts';
import * as styles from './report.css.ts';

interface ImportReportProps {
  readonly outcome: ImportOutcome;
  /** Outlined in the large view. */
  readonly chosen: ImportedElement | null;
  /** Null if there is no view to show elements. */
  readonly onChoose: ((element: ImportedElement | null) => void) | null;
}

const FATES = [
  { fate: 'refused', title: adminWords.refused, icon: <Ban />, color: tone.bad },
  { fate: 'left out', title: adminWords.leftOut, icon: <EyeOff />, color: tone.warn },
  { fate: 'image', title: adminWords.drawnAsImage, icon: <Image />, color: tone.warn },
  { fate: 'changed', title: adminWords.changedFromTheFile, icon: <Diff />, color: tone.warn },
  { fate: 'kept', title: adminWords.keptAsShapes, icon: <Shapes />, color: tone.ok },
] as const;

/** Each element of the drawing with its result, line and reason (ADMT-05). */
export function ElementReport({ outcome, chosen, onChoose }: ImportReportProps) {
  return (
    <div className={panel}>
      {FATES.map(({ fate, title, icon, color }) => {
        const elements = outcome.elements.filter((element) => element.fate === fate);
        if (elements.length === 0) return null;
        return (
          <section key={fate} aria-label={title()}>
            <h3 className={`${heading} ${styles.fate} ${color}`}>
              {icon}
              {title()}
              <span className={styles.fateCount}>{elements.length}</span>
            </h3>
            <ul>
              {elements.map((element, index) => (
                <li key={`${index} ${element.name}`} className={styles.element}>
                  <button
                    type="button"
                    className={styles.press}
                    disabled={onChoose === null}
                    aria-pressed={element === chosen}
                    onClick={() => onChoose?.(element === chosen ? null : element)}
                  >
                    <code>{element.tag === '' ? adminWords.svg() : `<${element.tag}>`}</code>
                    <b className={breaking}>{element.name}</b>
                    <span className={styles.line}>
                      {element.line === null ? '' : adminWords.lineLine({ line: element.line })}
                    </span>
                    <span className={styles.why}>{element.reason}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** How many elements had which result, in one line. */
export function ImportSum({
  outcome: { elements, difference, patch, fileName },
}: Pick<ImportReportProps, 'outcome'>) {
  const countOf = (fate: ImportedElement['fate']) =>
    elements.filter((element) => element.fate === fate).length;
  return (
    <p className={size.t13} role="status">
      {markedWords(
        adminWords.sumOfElements({
          fileName: marked(fileName),
          kept: marked(countOf('kept')),
          hasChanged: countOf('changed') > 0,
          changed: marked(countOf('changed')),
          image: marked(countOf('image')),
          hasLeftOut: countOf('left out') > 0,
          leftOut: marked(countOf('left out')),
          hasRefused: countOf('refused') > 0,
          refused: marked(countOf('refused')),
        }),
        (words) => (
          <b>{words}</b>
        ),
      )}{' '}
      {difference !== null && (
        <span className={soft}>
          {adminWords.pixelsDiffer({ difference: difference.toFixed(2) })}
          {patch !== null && patch > 0 ? adminWords.largestPatchPatchPx({ patch }) : '.'}
        </span>
      )}
    </p>
  );
}
