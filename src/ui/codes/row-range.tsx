import * as codesWords from '../../words/codes.gen.ts';
import { Select } from '../parts/fields/text-field.tsx';

interface RowRangeProps {
  readonly rows: number;
  /** Rows of one file. */
  readonly most: number;
  /** Rows before the chosen ones. */
  readonly start: number;
  readonly onStart: (start: number) => void;
}

/** Which rows of a series go into a file that cannot hold all of them (SER-04). */
export function RowRange({ rows, most, start, onStart }: RowRangeProps) {
  const starts = Array.from({ length: Math.ceil(rows / most) }, (_, index) => index * most);
  return (
    <Select
      aria-label={codesWords.rows()}
      value={start}
      onChange={({ target }) => onStart(Number(target.value))}
    >
      {starts.map((from) => (
        <option key={from} value={from}>
          {codesWords.rowsFromTo({ from: from + 1, to: Math.min(from + most, rows) })}
        </option>
      ))}
    </Select>
  );
}
