import { measures } from './theme.css.ts';

type Edge = 'top' | 'right' | 'bottom' | 'left';

const { hole, pitch } = measures.tear;
const SOLID = 'linear-gradient(#000 0 0)';
const OPPOSITE = { top: 'bottom', right: 'left', bottom: 'top', left: 'right' } as const;

/**
 * The mask of a sheet torn along the holes of one edge. The rest is one piece: on a turned sheet Firefox draws a
 * hairline between the tiles of a repeating mask.
 */
export function tornEdge(edge: Edge): string {
  const isAcross = edge === 'top' || edge === 'bottom';
  const tile = isAcross ? `${pitch} 100%` : `100% ${pitch}`;
  const rest = `calc(100% - ${hole} - 1px)`;
  return [
    `radial-gradient(circle at ${edge}, #0000 ${hole}, #000 calc(${hole} + .6px)) 0 0 / ${tile}`,
    `${SOLID} ${OPPOSITE[edge]} / ${isAcross ? `100% ${rest}` : `${rest} 100%`} no-repeat`,
  ].join(', ');
}
