import { cellSizeOf, countOf, layOut } from '../../domain/print/sheet-layout.ts';
import * as commonWords from '../../words/common.gen.ts';
import * as printWords from '../../words/print.gen.ts';
import { FailureNotice } from '../parts/notices/notice.tsx';
import { Desk } from '../parts/paper/desk.tsx';
import { BackToDashboard } from '../parts/page/back-to-dashboard.tsx';
import * as frame from '../parts/page/page.css.ts';
import { PrintForm, type PrintFormProps, SheetFacts } from './print-form.tsx';
import * as styles from './print-page.css.ts';
import { SheetDrawing } from './sheet-drawing.tsx';

interface PrintPageProps extends PrintFormProps {
  readonly couponName: string;
  readonly onRetry: () => void;
}

/** Sheets of a coupon to print and cut (PRE-05). */
export function PrintPage(props: PrintPageProps) {
  const { couponName, undrawn, onRetry, sheet, isDrawing } = props;
  return (
    <div className={frame.page}>
      <BackToDashboard />
      <h1 className={frame.title} tabIndex={-1}>
        {commonWords.printKit()}
      </h1>
      <p className={styles.about}>{couponName}</p>
      <div className={styles.halves}>
        <PrintForm {...props} />
        <Desk className={styles.desk}>
          {undrawn !== null ? (
            <FailureNotice title={printWords.notDrawn()} onRetry={onRetry}>
              {undrawn}
            </FailureNotice>
          ) : (
            <>
              {sheet === null && <BlankSheet {...props} />}
              {sheet !== null && <SheetDrawing sheet={sheet} isOld={isDrawing} />}
            </>
          )}
          <p className={frame.slug} role="status">
            {isDrawing ? printWords.drawing() : <SheetWords {...props} />}
          </p>
        </Desk>
        {sheet !== null && <SheetFacts sheet={sheet} />}
      </div>
    </div>
  );
}

/** The paper until it is drawn. */
function BlankSheet({ options }: Pick<PrintPageProps, 'options'>) {
  const { width, height } = layOut(options).page;
  return <div className={styles.sheet} style={{ aspectRatio: `${width} / ${height}` }} />;
}

function SheetWords({ options: { layout, paper } }: Pick<PrintPageProps, 'options'>) {
  const page = paper === 'letter' ? printWords.letter() : 'A4';
  const size = cellSizeOf(layout);
  if (layout === 'postcard') return printWords.postcardSize(size);
  return `${printWords.sheetOf({ ...size, count: countOf(layout), paper: page })}. ${printWords.printAtFullSize()}`;
}
