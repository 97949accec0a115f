/** The printer's marks around a sheet, as backgrounds. */
import * as shapes from './shapes.ts';

/** With a margin outside the trim, marks of one length and a color: all as CSS variables. */
export function cropMarks(margin: string, length: string, hair: string) {
  const line = `linear-gradient(${hair}, ${hair})`;
  const far = `calc(100% - ${margin})`;

  /** Eight hairlines outside the trim. */
  const hairlines = [
    `${line} ${margin} 0 / 1px ${length} no-repeat`,
    `${line} ${far} 0 / 1px ${length} no-repeat`,
    `${line} ${margin} 100% / 1px ${length} no-repeat`,
    `${line} ${far} 100% / 1px ${length} no-repeat`,
    `${line} 0 ${margin} / ${length} 1px no-repeat`,
    `${line} 100% ${margin} / ${length} 1px no-repeat`,
    `${line} 0 ${far} / ${length} 1px no-repeat`,
    `${line} 100% ${far} / ${length} 1px no-repeat`,
  ].join(', ');

  const registration = {
    ...shapes.square('17px'),
    ...shapes.drawn,
    top: '50%',
    marginTop: '-8px',
    background: `${line} 50% 0 / 1px 100% no-repeat, ${line} 0 50% / 100% 1px no-repeat, radial-gradient(circle, #0000 4.2px, ${hair} 4.6px 5.4px, #0000 5.9px)`,
  } as const;
  return { hairlines, registration };
}
