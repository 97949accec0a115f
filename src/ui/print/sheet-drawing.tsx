import { useId } from 'react';
import type { PrintSheet } from '../../domain/print/print-sheet.ts';
import { cellSizeOf } from '../../domain/print/sheet-layout.ts';
import * as printWords from '../../words/print.gen.ts';
import * as styles from './print-page.css.ts';

interface SheetDrawingProps {
  readonly sheet: PrintSheet;
  /** Another one is being drawn. */
  readonly isOld: boolean;
}

/** The sheet as it is printed, with the lines of the cut (PRE-05). */
export function SheetDrawing({ sheet, isOld }: SheetDrawingProps) {
  const { layout } = sheet;
  const { page, cells, marks } = layout;
  const id = useId();
  return (
    <svg
      role="img"
      aria-label={printWords.sheet()}
      className={styles.sheet}
      data-old={isOld}
      viewBox={`0 0 ${page.width} ${page.height}`}
    >
      <defs>
        <Cell id={id} sheet={sheet} />
      </defs>
      {cells.map(({ x, y }) => (
        <use key={`${x} ${y}`} href={`#${id}`} x={x} y={y} />
      ))}
      <path
        d={marks.map(({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`).join('')}
        stroke="#000000"
        strokeWidth="0.012"
      />
    </svg>
  );
}

function Cell({ id, sheet }: { readonly id: string; readonly sheet: PrintSheet }) {
  const { cell, code, wordsPlace: words, options } = sheet;
  const { window, artwork, code: place } = cell;
  const size = cellSizeOf(options.layout);
  return (
    <g id={id}>
      <svg
        {...window}
        viewBox={`${window.x} ${window.y} ${window.width} ${window.height}`}
        preserveAspectRatio="none"
      >
        <image href={sheet.artwork} {...artwork} preserveAspectRatio="none" />
      </svg>
      <image href={sheet.wordsPicture} {...words} preserveAspectRatio="none" />
      <svg {...place} viewBox={`0 0 ${code.width} ${code.height}`}>
        {code.paths.map(({ d, strokeWidth }) =>
          strokeWidth === null ? (
            <path key={d} d={d} fillRule="evenodd" />
          ) : (
            <path key={d} d={d} stroke="#000000" strokeWidth={strokeWidth} fill="none" />
          ),
        )}
      </svg>
      {sheet.ownCaption !== null && (
        <text
          x={cell.caption.x + cell.caption.width / 2}
          y={cell.caption.y + cell.caption.height * 0.7}
          fontSize={Math.min(cell.caption.width / 11, cell.caption.height * 0.8)}
          textAnchor="middle"
        >
          {sheet.ownCaption}
        </text>
      )}
      <rect {...size} className={styles.cut} />
    </g>
  );
}
