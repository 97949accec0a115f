/** The page beside the product: its machines as charts, their events, and a recorder (QA-05). */
import type { AnyStateMachine } from 'xstate';
import { Arrows, leavesOf, placeOf } from '../model/transitions.ts';
import { chartHeads, chartOf } from '../report/chart.ts';
import { zoomable } from '../report/page-script.ts';
import type { ReportedProcess } from '../report/report.schema.ts';
import { Machines, type RunningMachine, type SeenEvent } from './machines.ts';
import { Recorder } from './recorder.ts';
import { fileNameOf, type RecordedStep, type Recording, wordsOf } from '../recordings/recording.ts';

const MOST_EVENTS = 200;

const frame = part<HTMLIFrameElement>('product');
const here = part('here');
const always = part('always');
const which = part('which');
const standing = part('standing');
const place = part('chart');
const events = part<HTMLOListElement>('events');
const steps = part<HTMLOListElement>('steps');
const record = part<HTMLButtonElement>('record');
const name = part<HTMLInputElement>('name');
const said = part('said');
const widths = part('widths');
const desk = part('desk');

/** Machines that run on every page. */
const EVERYWHERE: readonly string[] = ['auth', 'network', 'preferences'];

const machines = new Machines(show);
const recorder = new Recorder(machines, showSteps);
/** The machine selected by hand; null follows the one that changed last. */
let chosen: string | null = null;
let last: string | null = null;
let drawn: { readonly id: string; readonly light: (machine: RunningMachine) => void } | null = null;
let begun: Pick<Recording, 'begins' | 'account'> | null = null;
let isWaiting = false;

// Set before the product's own scripts run, since they look for it in their parent window.
Object.assign(window, { tearlineWatch: machines.receive.bind(machines) });
frame.addEventListener('load', enter);
frame.src = new URLSearchParams(location.search).get('at') ?? '/dashboard';
record.addEventListener('click', () => (begun === null ? begin() : save()));
widths.addEventListener('change', fit);
new ResizeObserver(fit).observe(desk);

/** Shows the product at the chosen width, smaller if its place is narrower. */
function fit(): void {
  const chosenWidth = widths.querySelector<HTMLInputElement>('input:checked')?.value ?? '390';
  desk.dataset['width'] = chosenWidth;
  const { paddingLeft, paddingTop } = getComputedStyle(desk);
  const free = desk.clientWidth - 2 * Number.parseFloat(paddingLeft);
  const width = widths.offsetParent === null ? free : Number(chosenWidth);
  const scale = Math.min(1, free / width);
  const height = (desk.clientHeight - 2 * Number.parseFloat(paddingTop)) / scale;
  Object.assign(frame.style, {
    width: `${width}px`,
    height: `${height}px`,
    transform: scale < 1 ? `scale(${scale})` : '',
  });
}

function enter(): void {
  const page = frame.contentDocument;
  if (page === null) return;
  recorder.listen(page);
  frame.contentWindow?.addEventListener('pagehide', () => machines.clear());
}

/** Draws at most once per frame. */
function show(event: SeenEvent | null): void {
  if (event !== null) {
    last = event.machine;
    write(event);
  }
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(() => {
    isWaiting = false;
    draw();
  });
}

function draw(): void {
  const { running } = machines;
  const follows = last !== null && running.has(last) ? last : [...running.keys()][0];
  const id = chosen !== null && running.has(chosen) ? chosen : follows;
  const tabs = [...running].map(([key, machine]) => [key, tab(key, machine, key === id)] as const);
  const isEverywhere = ([key]: readonly [string, HTMLElement]) => EVERYWHERE.includes(key);
  here.replaceChildren(...tabs.filter((one) => !isEverywhere(one)).map(([, made]) => made));
  always.replaceChildren(...tabs.filter(isEverywhere).map(([, made]) => made));
  const machine = id === undefined ? undefined : running.get(id);
  if (id === undefined || machine === undefined) {
    place.textContent = 'No machine runs in this page.';
    which.textContent = '';
    standing.textContent = '';
    drawn = null;
    return;
  }
  which.textContent = `Machine ${[...running.keys()].indexOf(id) + 1} of ${running.size}`;
  standing.replaceChildren(
    ...[element('b', id), ' is in ', element('mark', machine.places.join(' + '))],
  );
  if (drawn?.id !== id) drawn = { id, light: drawChart(place, machine) };
  drawn.light(machine);
}

function tab(id: string, { places, actors }: RunningMachine, isShown: boolean): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-pressed', String(isShown));
  button.append(
    element('b', actors > 1 ? `${id} × ${actors}` : id),
    element('span', places.join(' + ')),
  );
  button.addEventListener('click', () => {
    chosen = chosen === id ? null : id;
    last = id;
    draw();
  });
  return button;
}

function write({ machine, type, from, to }: SeenEvent): void {
  const line = element('li', '');
  const time = new Date().toISOString().slice(11, 23);
  line.append(
    ...[element('time', time), element('b', machine), element('span', type)],
    ...[element('small', from.join(' + ')), element('small', to.join(' + '))],
  );
  events.prepend(line);
  if (events.childElementCount > MOST_EVENTS) events.lastElementChild?.remove();
}

function begin(): void {
  const { location: at, sessionStorage: kept } = frame.contentWindow ?? window;
  begun = { begins: `${at.pathname}${at.search}`, account: accountIn(kept) };
  recorder.start();
  record.textContent = 'Stop and save';
  record.setAttribute('aria-pressed', 'true');
  said.textContent = `Recording from ${begun.begins}`;
}

function save(): void {
  if (begun === null) return;
  const title = name.value.trim() === '' ? 'Recorded path' : name.value.trim();
  const recording: Recording = {
    version: 1,
    kind: 'recorded path',
    name: title,
    ...begun,
    steps: recorder.stop(),
  };
  begun = null;
  record.textContent = 'Record';
  record.setAttribute('aria-pressed', 'false');
  const file = fileNameOf(title);
  const link = document.createElement('a');
  link.download = file;
  link.href = URL.createObjectURL(new Blob([`${JSON.stringify(recording, null, 2)}\n`]));
  link.click();
  URL.revokeObjectURL(link.href);
  said.textContent = `Saved as ${file}. Replay it: npm run paths -- --run --from ${file}`;
}

function showSteps(recorded: readonly RecordedStep[]): void {
  steps.hidden = false;
  steps.replaceChildren(...recorded.map(({ deed }) => element('li', sentence(wordsOf(deed)))));
  steps.scrollTop = steps.scrollHeight;
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** The e-mail address of the signed-in user. */
function accountIn(kept: Storage): string | null {
  const key = Object.keys(kept).find((one) => one.startsWith('oidc.user:'));
  const user: unknown = JSON.parse((key === undefined ? null : kept.getItem(key)) ?? 'null');
  const email: unknown = (user as { readonly profile?: { readonly email?: unknown } } | null)
    ?.profile?.email;
  return typeof email === 'string' ? email : null;
}

function element(tag: string, words: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = words;
  return made;
}

function part<Kind extends HTMLElement = HTMLElement>(id: string): Kind {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no part "${id}".`);
  return found as Kind;
}

/** Draws the chart into an element and returns a function that updates the highlight. */
function drawChart(place: HTMLElement, { machine }: RunningMachine) {
  place.innerHTML = chartHeads().text + chartOf(processOfMachine(machine)).text;
  const frame = place.querySelector<HTMLElement>('.zoomable') ?? place;
  zoomable(frame);
  const pane = frame.querySelector<HTMLElement>('.scroll') ?? frame;
  const states = [...place.querySelectorAll<SVGGElement>('[data-state]')];
  const arrows = [...place.querySelectorAll<SVGAElement>('[data-arrow]')];
  // There is no list of paths here to link to.
  for (const arrow of arrows) arrow.removeAttribute('href');
  return ({ places, arrow }: RunningMachine): void => {
    for (const state of states) {
      const name = state.dataset['state'] ?? '';
      const isLit = places.some((stood) => stood === name || stood.startsWith(`${name}.`));
      state.toggleAttribute('data-lit', isLit);
      if (places.includes(name)) bringIntoSight(pane, state);
    }
    for (const one of arrows) one.toggleAttribute('data-lit', one.dataset['arrow'] === arrow);
  };
}

/** A chart is wider than its pane; only the pane scrolls, not the page. */
function bringIntoSight(pane: HTMLElement, state: SVGGElement): void {
  const view = pane.getBoundingClientRect();
  const box = state.getBoundingClientRect();
  if (box.left < view.left || box.right > view.right)
    pane.scrollLeft += box.left - view.left - (view.width - box.width) / 2;
  if (box.top < view.top || box.bottom > view.bottom)
    pane.scrollTop += box.top - view.top - (view.height - box.height) / 2;
}

function processOfMachine(machine: AnyStateMachine): ReportedProcess {
  const stands = leavesOf(machine);
  return {
    name: machine.id,
    title: machine.id,
    rows: [],
    states: stands.map((node) => ({ name: placeOf(node), covered: true })),
    transitions: new Arrows(machine).all.map((arrow) => ({
      ...arrow,
      covered: true,
      reason: null,
    })),
    paths: [],
  };
}
