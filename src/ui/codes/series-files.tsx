import { Download, FileSpreadsheet, LayoutGrid, Printer, QrCode, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { CODE_PICTURES_MAX } from '../../domain/constants.ts';
import type { SeriesFile } from '../../machines/codes/code-download.machine.ts';
import * as actionsWords from '../../words/actions.gen.ts';
import * as commonWords from '../../words/common.gen.ts';
import * as codesWords from '../../words/codes.gen.ts';
import { Button, ButtonLink } from '../parts/buttons/button.tsx';
import { pressedOnce } from '../parts/buttons/second-press.ts';
import { Progress } from '../parts/notices/progress.tsx';
import * as frame from '../parts/page/page.css.ts';
import * as styles from './codes-page.css.ts';
import { Select } from '../parts/fields/text-field.tsx';

/** The download of a coupon's files. */
export interface FileDownload {
  readonly couponId: string;
  /** The file that is being downloaded, with its rows that arrived. */
  readonly download: (SeriesFile & { readonly rows: number }) | null;
  readonly onDownload: (file: SeriesFile) => void;
  readonly onCancelDownload: () => void;
}

interface SeriesFilesProps extends FileDownload {
  readonly seriesId: string;
  /** Rows of the series. */
  readonly rows: number;
  /** The source that links name; null for none. */
  readonly source: string | null;
}

/** The three files of a series: its list, its QR codes, its sheets (SER-04). */
export function SeriesFiles(props: SeriesFilesProps) {
  const { couponId, seriesId, rows, source } = props;
  const [start, setStart] = useState(0);
  return (
    <ul className={styles.files}>
      <FileRow
        {...props}
        file={{ kind: 'list', seriesId, start: 0, source }}
        icon={<FileSpreadsheet />}
        name={codesWords.listWithLinks()}
        facts={codesWords.listFile({ rows })}
      />
      <FileRow
        {...props}
        file={{ kind: 'pictures', seriesId, start, source }}
        icon={<QrCode />}
        name={codesWords.qrCodes()}
        facts={codesWords.picturesFile()}
      >
        {rows > CODE_PICTURES_MAX && (
          <Select
            aria-label={codesWords.rows()}
            value={start}
            onText={(text) => setStart(Number(text))}
            options={startsOf(rows).map((from) => [
              from,
              codesWords.rowsFromTo({
                from: from + 1,
                to: Math.min(from + CODE_PICTURES_MAX, rows),
              }),
            ])}
          />
        )}
      </FileRow>
      <li>
        <LayoutGrid />
        <div>
          <b>{codesWords.sheets()}</b>
          <p className={frame.small}>{codesWords.sheetsFile()}</p>
        </div>
        <ButtonLink
          icon={<Printer />}
          to="/print/$couponId"
          aria-describedby={seriesNameId(seriesId)}
          params={{ couponId }}
          search={{ series: source === null ? seriesId : `${seriesId}.${source}` }}
        >
          {commonWords.printKit()}
        </ButtonLink>
      </li>
    </ul>
  );
}

interface FileRowProps extends SeriesFilesProps {
  readonly file: SeriesFile;
  readonly icon: ReactNode;
  readonly name: string;
  readonly facts: string;
  readonly children?: ReactNode;
}

function FileRow(props: FileRowProps) {
  const { file, icon, name, facts, rows, download, children } = props;
  const total = file.kind === 'list' ? rows : Math.min(rows - file.start, CODE_PICTURES_MAX);
  const isArriving = download?.seriesId === file.seriesId && download.kind === file.kind;
  return (
    <li>
      {icon}
      <div>
        <b>{name}</b>
        {isArriving ? (
          <Progress
            words={arrivedWords(name, download.rows, total)}
            done={download.rows}
            total={total}
          />
        ) : (
          <p className={frame.small}>{facts}</p>
        )}
        {!isArriving && children}
      </div>
      {isArriving ? (
        <Button icon={<X />} {...pressedOnce(props.onCancelDownload)}>
          {actionsWords.cancel()}
        </Button>
      ) : (
        <Button
          icon={<Download />}
          disabled={download !== null}
          aria-label={codesWords.downloadFile({ file: name })}
          aria-describedby={seriesNameId(file.seriesId)}
          {...pressedOnce(() => props.onDownload(file))}
        >
          {codesWords.download()}
        </Button>
      )}
    </li>
  );
}

/** Returns the id of the element with the name of a series, which describes the buttons of that series. */
export const seriesNameId = (id: string): string => `series-${id}`;

/** The first rows of the files of a series: one file cannot hold all of its pictures (SER-04). */
function startsOf(rows: number): readonly number[] {
  const files = Math.ceil(rows / CODE_PICTURES_MAX);
  return Array.from({ length: files }, (_, index) => index * CODE_PICTURES_MAX);
}

/** What the browser cannot show of a download: how much of it arrived. */
function arrivedWords(file: string, rows: number, count: number): string {
  return codesWords.arrived({ file, rows: Math.min(rows, count), count });
}
