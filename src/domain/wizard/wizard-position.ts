/** The wizard's position and its neighbors: arithmetic over the flow data (WIZ-08, WIZ-09, WIZ-19, WIZ-21). */
import type { CouponForm } from '../coupon/fields/coupon-form.ts';
import {
  FLOWS,
  type FlowName,
  screensOf,
  type StepName,
  SUB_FLOWS,
  subFlowOf,
  type TemplateTraits,
} from './flows.ts';
import type { ScreenName } from '../coupon/fields/screen-names.ts';
import type { WizardSearch } from './wizard-search.ts';

/** Indexes into the flow's steps and into the step's screens. */
export interface Position {
  readonly step: number;
  readonly substep: number;
}

/** Everything that decides which screens a flow has. */
export interface Route {
  readonly flow: FlowName;
  readonly traits: TemplateTraits;
  readonly form: CouponForm;
}

/** `?step=` and `?substep=`; undefined on the first step or substep (WIZ-21). */
export interface Address {
  readonly step?: string | undefined;
  readonly substep?: string | undefined;
}

export function stepNameAt({ flow }: Pick<Route, 'flow'>, step: number): StepName {
  return FLOWS[flow].steps[step] ?? FLOWS[flow].steps[0];
}

export function screensAt(route: Route, step: number): readonly [ScreenName, ...ScreenName[]] {
  const name = stepNameAt(route, step);
  return screensOf(name, route.traits, subFlowOf(name, route.form));
}

export function screenAt(route: Route, { step, substep }: Position): ScreenName {
  const screens = screensAt(route, step);
  return screens[substep] ?? screens[0];
}

/** The next substep, else the next step; null after the last one. */
export function positionAfter(route: Route, { step, substep }: Position): Position | null {
  if (substep + 1 < screensAt(route, step).length) return { step, substep: substep + 1 };
  return step + 1 < FLOWS[route.flow].steps.length ? { step: step + 1, substep: 0 } : null;
}

/** The previous substep in a step, else the first substep of the previous step; null on the first screen (WIZ-08). */
export function positionBefore({ step, substep }: Position): Position | null {
  if (substep > 0) return { step, substep: substep - 1 };
  return step > 0 ? { step: step - 1, substep: 0 } : null;
}

export function isBeyond(position: Position, limit: Position): boolean {
  return (
    position.step > limit.step || (position.step === limit.step && position.substep > limit.substep)
  );
}

/**
 * The position for an address; null if this flow has no such screen. A screen of the other sub-flow maps to its
 * counterpart, because browsers keep addresses from before an answer changed.
 */
export function positionOf(route: Route, { step, substep }: Address): Position | null {
  const steps = FLOWS[route.flow].steps;
  const stepIndex = step === undefined ? 0 : steps.findIndex((name) => name === step);
  if (stepIndex === -1) return null;
  if (substep === undefined) return { step: stepIndex, substep: 0 };
  const name = stepNameAt(route, stepIndex);
  const [found] = SUB_FLOWS.map((subFlow) =>
    screensOf(name, route.traits, subFlow).findIndex((screen) => shortName(screen) === substep),
  ).filter((index) => index !== -1);
  return found === undefined ? null : { step: stepIndex, substep: found };
}

/** The address of a position. */
export function addressOf(route: Route, position: Position): WizardSearch {
  return {
    ...(position.step !== 0 && { step: stepNameAt(route, position.step) }),
    ...(position.substep !== 0 && { substep: shortName(screenAt(route, position)) }),
  };
}

/** Of a screen, anywhere in the flow; null where the flow does not have it. */
export function positionOfScreen(route: Route, screen: ScreenName): Position | null {
  for (let step = 0; step < FLOWS[route.flow].steps.length; step += 1) {
    const substep = screensAt(route, step).indexOf(screen);
    if (substep !== -1) return { step, substep };
  }
  return null;
}

function shortName(screen: ScreenName): string {
  return screen.slice(screen.indexOf('.') + 1);
}
