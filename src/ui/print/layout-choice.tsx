import {
  FIRST_PRINT_OPTIONS,
  LAYOUT_NAMES,
  type LayoutName,
} from '../../domain/print/print-options.ts';
import { cellSizeOf, countOf, layOut } from '../../domain/print/sheet-layout.ts';
import * as printWords from '../../words/print.gen.ts';
import * as styles from './print-page.css.ts';
import { legend, unseen } from '../parts/fields/text-field.css.ts';

interface LayoutChoiceProps {
  readonly layout: LayoutName;
  readonly onChange: (layout: LayoutName) => void;
}

/** How many coupons a page has, each choice with a small drawing of its page. */
export function LayoutChoice({ layout, onChange }: LayoutChoiceProps) {
  return (
    <fieldset>
      <legend className={legend}>{printWords.perPage()}</legend>
      <div className={styles.layouts}>
        {LAYOUT_NAMES.map((name) => (
          <label key={name} className={styles.layout}>
            <input
              type="radio"
              className={unseen}
              name="layout"
              value={name}
              checked={name === layout}
              onChange={() => onChange(name)}
            />
            <PageDrawing name={name} />
            <b>{name === 'postcard' ? printWords.postcard() : countOf(name)}</b>{' '}
            <small>{printWords.size(cellSizeOf(name))}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** White in the dark theme, too. */
const PAPER = '#FFFFFF';

/** Share of a coupon's height that its artwork has in the small drawing. */
const ARTWORK = 0.45;

function PageDrawing({ name }: { readonly name: LayoutName }) {
  const { page, cells } = layOut({ ...FIRST_PRINT_OPTIONS, layout: name });
  return (
    <svg viewBox={`-.1 -.1 ${page.width + 0.2} ${page.height + 0.2}`} aria-hidden="true">
      <rect
        width={page.width}
        height={page.height}
        className={styles.drawnPage}
        fill={PAPER}
        strokeWidth="0.14"
      />
      {cells.map(({ x, y, width, height }) => (
        <g key={`${x} ${y}`}>
          <rect
            x={x}
            y={y}
            width={width}
            height={height}
            fill={PAPER}
            stroke="#16213A"
            strokeWidth="0.09"
          />
          <rect
            x={x}
            y={y}
            width={width}
            height={height * ARTWORK}
            className={styles.drawnArtwork}
          />
        </g>
      ))}
    </svg>
  );
}
