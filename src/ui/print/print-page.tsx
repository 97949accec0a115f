import { cellSizeOf, countOf, layOut } from '../../domain/print/sheet-layout.ts';
import { FailureNotice } from '../parts/notices/notice.tsx';
import { Desk } from '../parts/paper/paper.tsx';
import { BackToDashboard } from '../parts/page/back-to-dashboard.tsx';
import { PrintForm, type PrintFormProps, SheetFacts } from './print-form.tsx';
import { useId } from 'react';
import type { PrintOptions } from '../../domain/print/print-options.ts';
import type { PrintSheet } from '../../domain/print/print-sheet.ts';
import * as commonWords from '../../words/common.gen.ts';
import * as printWords from '../../words/print.gen.ts';
import * as frame from '../parts/page/page.css.ts';
import { breaking } from '../theme/layout.css.ts';
import * as styles from './print-page.css.ts';

interface PrintPageProps extends PrintFormProps {
  readonly couponName: string;
}

/** Sheets of a coupon to print and cut (PRE-05). */
export function PrintPage(props: PrintPageProps) {
  const { couponName, state, send } = props;
  const { options, sheet, failure } = state.context;
  const isDrawing = state.hasTag('drawing');
  const { width, height } = layOut(options).page;
  return (
    <div className={frame.page}>
      <BackToDashboard />
      <h1 className={frame.title} tabIndex={-1}>
        {commonWords.printKit()}
      </h1>
      <p className={`${breaking} ${styles.about}`}>{couponName}</p>
      <div className={frame.halves}>
        <PrintForm {...props} />
        <Desk className={`${frame.desk} ${frame.otherHalf}`}>
          {state.matches('undrawn') ? (
            <FailureNotice
              title={printWords.notDrawn()}
              onRetry={() => send({ type: 'sheet.retry' })}
            >
              {failure}
            </FailureNotice>
          ) : (
            <>
              {/* The paper until it is drawn. */}
              {sheet === null && (
                <div className={styles.sheet} style={{ aspectRatio: `${width} / ${height}` }} />
              )}
              {sheet !== null && <SheetDrawing sheet={sheet} isOld={isDrawing} />}
            </>
          )}
          <p className={frame.slug} role="status">
            {isDrawing ? printWords.drawing() : <SheetWords {...options} />}
          </p>
        </Desk>
        {sheet !== null && <SheetFacts sheet={sheet} />}
      </div>
    </div>
  );
}

function SheetWords({ layout, paper }: PrintOptions) {
  const page = paper === 'letter' ? printWords.letter() : 'A4';
  const size = cellSizeOf(layout);
  if (layout === 'postcard') return printWords.postcardSize(size);
  return `${printWords.sheetOf({ ...size, count: countOf(layout), paper: page })}. ${printWords.printAtFullSize()}`;
}

interface SheetDrawingProps {
  readonly sheet: PrintSheet;
  /** Another one is being drawn. */
  readonly isOld: boolean;
}

/** The sheet as it is printed, with the lines of the cut (PRE-05). */
function SheetDrawing({ sheet, isOld }: SheetDrawingProps) {
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

/** The line of the cut, which is not printed. */
const CUT = {
  fill: 'none',
  stroke: '#C8321F',
  strokeOpacity: 0.6,
  strokeWidth: 0.012,
  strokeDasharray: '.06 .04',
};

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
      {sheet.logo !== null && cell.household && (
        <image href={sheet.logo} {...cell.household.logo} />
      )}
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
      <rect {...size} {...CUT} />
    </g>
  );
}
