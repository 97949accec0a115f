/** What the report does in the browser. Each function runs in the page, and knows nothing beyond itself. */

/** Buttons change the size of a chart around its middle. */
export function zoomable(frame: HTMLElement): void {
  const pane = frame.querySelector<HTMLElement>('.scroll');
  const chart = frame.querySelector<SVGSVGElement>('svg');
  const said = frame.querySelector('output');
  if (pane === null || chart === null) return;
  const { width, height } = chart.viewBox.baseVal;
  // Letters of 11 px can still be read at this size.
  const readable = 0.85;
  let scale = 1;
  const show = (wanted: number): void => {
    const x = pane.clientWidth / 2;
    const y = pane.clientHeight / 2;
    const next = Math.min(Math.max(wanted, 0.15), 3);
    const left = (pane.scrollLeft + x) / scale;
    const top = (pane.scrollTop + y) / scale;
    scale = next;
    chart.style.width = `${width * scale}px`;
    pane.scrollTo(left * scale - x, top * scale - y);
    if (said !== null) said.textContent = `${Math.round(scale * 100)}%`;
  };
  const fitting = (): number =>
    Math.min((pane.clientWidth - 2) / width, (pane.clientHeight - 2) / height, 1.6);
  for (const button of frame.querySelectorAll<HTMLButtonElement>('[data-by]'))
    button.addEventListener('click', () => {
      const by = button.dataset['by'] ?? 'fit';
      show(by === 'fit' ? fitting() : scale * Number(by));
    });
  show(Math.max(fitting(), readable));
  pane.scrollTo(0, 0);
}

/** A click on a transition of a chart shows the paths through it below the chart. */
function choosing(section: HTMLElement): void {
  const shown = section.querySelector<HTMLElement>('.chosen');
  section.querySelector('svg.chart')?.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a[data-arrow]');
    const row = document.getElementById(link?.getAttribute('href')?.slice(1) ?? '');
    if (link === null || row === null || shown === null) return;
    event.preventDefault();
    for (const one of section.querySelectorAll('[data-chosen]')) one.removeAttribute('data-chosen');
    link.setAttribute('data-chosen', '');
    const parts = [...row.children].map((cell) => {
      const part = document.createElement('div');
      part.append(...[...cell.childNodes].map((node) => node.cloneNode(true)));
      return part;
    });
    shown.replaceChildren(...parts);
    shown.hidden = false;
  });
}

/** Hides the paths without the searched words. */
function searching(): void {
  const field = document.getElementById('search') as HTMLInputElement;
  const found = document.getElementById('found');
  const paths = [...document.querySelectorAll<HTMLElement>('.path')];
  field.addEventListener('input', () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const path of paths) {
      const text = path.textContent.toLowerCase();
      path.hidden = !words.every((word) => text.includes(word));
    }
    for (const part of new Set(paths.map((path) => path.parentElement)))
      if (part !== null) part.hidden = part.querySelector('.path:not([hidden])') === null;
    const shown = paths.filter(({ hidden }) => !hidden).length;
    if (found !== null)
      found.textContent = words.length === 0 ? '' : `${shown} of ${paths.length} paths`;
  });
}

/** Opens what a link leads to, and everything for paper. */
function opening(): void {
  const open = (): void => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target === null) return;
    for (let one: Element | null = target; one !== null; one = one.parentElement)
      if (one instanceof HTMLDetailsElement) one.open = true;
    target.scrollIntoView();
  };
  window.addEventListener('hashchange', open);
  open();
  window.addEventListener('beforeprint', () => {
    for (const one of document.querySelectorAll('details')) one.open = true;
  });
}

/** Everything, as the script of the page. */
export const SCRIPT = [
  `document.querySelectorAll('.zoomable').forEach(${String(zoomable)})`,
  `document.querySelectorAll('section').forEach(${String(choosing)})`,
  ...[searching, opening].map((work) => `(${String(work)})()`),
].join(';\n');
