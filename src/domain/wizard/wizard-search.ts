/** `?step=` and `?substep=` of the wizard's addresses, read by hand: no validator belongs into the entry chunk (WIZ-21). */

export interface WizardSearch {
  readonly step?: string;
  readonly substep?: string;
}

const SHORT_NAME = /^[a-z]+(-[a-z]+)*$/;

/** Reads what looks like a step's short name; whether the flow has such a step is the machine's decision. */
export function parseWizardSearch(search: Readonly<Record<string, unknown>>): WizardSearch {
  const { step, substep } = search;
  return {
    ...(isShortName(step) && { step }),
    ...(isShortName(substep) && { substep }),
  };
}

function isShortName(value: unknown): value is string {
  return typeof value === 'string' && SHORT_NAME.test(value);
}
