/** The chart of a running machine with its current state highlighted (QA-05). */
import type { AnyStateMachine } from 'xstate';
import { Arrows, leavesOf, placeOf } from '../model/transitions.ts';
import { chartHeads, chartOf } from '../report/chart.ts';
import { zoomable } from '../report/page-script.ts';
import type { ReportedProcess } from '../report/report.schema.ts';
import type { RunningMachine } from './machines.ts';

/** Draws the chart into an element and returns a function that updates the highlight. */
export function drawChart(place: HTMLElement, { machine }: RunningMachine) {
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
