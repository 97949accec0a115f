/** A drawing as large as a whole strip from a drawing program: petals in groups, gradients, a clip, texts. */

const COLORS = ['#C8321F', '#F7C948', '#1F4FBF', '#0A7A4B', '#8C5BB8', '#16213A'] as const;
const PETALS = 500;

/** About 230 kB of SVG, identical in every run. */
export function largeDrawing(): string {
  const petals = Array.from({ length: PETALS }, (_, index) => petal(index));
  const groups = Array.from({ length: 10 }, (_, group) => {
    const own = petals.slice((group * PETALS) / 10, ((group + 1) * PETALS) / 10);
    return `<g id="bed-${group}"${group === 0 ? ' clip-path="url(#page)"' : ''}>${own.join('\n')}</g>`;
  });
  const words = ['Bloom & Sons', 'Two bouquets', 'for one', 'until Sunday'].map(
    (line, index) =>
      `<text x="80" y="${110 + index * 90}" font-family="Lato" font-weight="900" font-size="64" fill="#FFFFFF">${line.replace('&', '&amp;')}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1125 432">
<defs>${COLORS.map(gradient).join('')}<clipPath id="page"><circle cx="560" cy="216" r="540"/></clipPath></defs>
<rect width="1125" height="432" fill="#16213A"/>
${groups.join('\n')}
${words.join('\n')}
</svg>`;
}

function gradient(color: string, index: number): string {
  return `<linearGradient id="g${index}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${color}"/><stop offset="1" stop-color="#FFF4E0"/></linearGradient>`;
}

/** A closed curve of nine segments, turned and placed by its number. */
function petal(index: number): string {
  const x = (index * 137) % 1125;
  const y = (index * 61) % 432;
  const curves = Array.from({ length: 9 }, (_, part) => {
    const reach = (1 + ((index + part * 5) % 17)).toFixed(3);
    return `c${reach} -${(part * 1.375 + 0.125).toFixed(3)} ${(part * 0.875).toFixed(3)} ${reach} ${(7 - part * 1.625).toFixed(3)} ${(part - 4.25).toFixed(3)}`;
  });
  const color = COLORS[index % COLORS.length] ?? COLORS[0];
  const fill = index % 9 === 0 ? `url(#g${index % COLORS.length})` : color;
  return `<path fill="${fill}" stroke="${index % 4 === 0 ? color : 'none'}" stroke-width="1.5" transform="rotate(${index % 360} ${x} ${y})" d="M${x} ${y}${curves.join('')}z"/>`;
}
