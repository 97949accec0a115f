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

/** The killer bars, px of the drawing. */
const WAVES = ['98 26', '108 40', '108 54', '108 68', '98 82']
  .map((start) => `M${start}q15 -9 30 0t30 0t30 0t30 0`)
  .join('');

/** A post office's cancellation; decoration. */
export function Postmark({ className, strokes, arcs, date }: PostmarkProps) {
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
        {date.map((part, index) => (
          <text key={index} x="55" y={[49, 65, 76][index]} fontSize={[11, 15, 9][index]}>
            {part}
          </text>
        ))}
      </g>
      <path d={WAVES} />
    </svg>
  );
}
