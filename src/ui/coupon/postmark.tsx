import { type ComponentProps, useId } from 'react';

interface PostmarkProps {
  readonly className: string;
  /** px of the drawing: the lines, and the inner circle. */
  readonly strokes: readonly [lines: string, inner: string];
  /** Over and under the date, along the outer circle. */
  readonly arcs: readonly [over: ComponentProps<'text'>, under: ComponentProps<'text'>];
  readonly date: readonly [month: string, day: string, year: string];
}

const ARCS = ['M13.5 55a41.5 41.5 0 0 1 83 0', 'M9 55a46 46 0 0 0 92 0'];

/** Starting points of the killer bars' waves, px of the drawing. */
const WAVES = ['M98 26', 'M108 40', 'M108 54', 'M108 68', 'M98 82'];

/** A post office's cancellation; decoration. */
export function Postmark({ className, strokes, arcs, date: [month, day, year] }: PostmarkProps) {
  const id = useId();
  return (
    <svg
      className={className}
      viewBox="0 0 230 110"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokes[0]}
      aria-hidden="true"
    >
      <circle cx="55" cy="55" r="50" />
      <circle cx="55" cy="55" r="33" strokeWidth={strokes[1]} />
      {ARCS.map((arc, index) => (
        <path key={arc} id={`${id}${index}`} d={arc} stroke="none" />
      ))}
      <g fill="currentColor" stroke="none" fontWeight="700" textAnchor="middle">
        {arcs.map(({ children, ...text }, index) => (
          <text key={index} {...text}>
            <textPath href={`#${id}${index}`} startOffset="50%">
              {children}
            </textPath>
          </text>
        ))}
        <text x="55" y="49" fontSize="11">
          {month}
        </text>
        <text x="55" y="65" fontSize="15">
          {day}
        </text>
        <text x="55" y="76" fontSize="9">
          {year}
        </text>
      </g>
      {WAVES.map((start) => (
        <path key={start} d={`${start}q15 -9 30 0t30 0t30 0t30 0`} />
      ))}
    </svg>
  );
}
