/** `?step=`, `?substep=` and `?scheme=` of the wizard's addresses, read by hand: no validator belongs into the entry chunk (WIZ-21). */

export interface WizardSearch {
  readonly step?: string;
  readonly substep?: string;
  /** The name of the scheme that a new coupon starts in, as it was looked at (BROWSE-12). */
  readonly scheme?: string;
}

const LONGEST_SCHEME = 64;
const SHORT_NAME = /^[a-z]+(-[a-z]+)*$/;

/** Reads what looks like a step's short name; whether the flow has such a step is the machine's decision. */
export function parseWizardSearch(search: Readonly<Record<string, unknown>>): WizardSearch {
  const { step, substep, scheme } = search;
  return {
    ...(isShortName(step) && { step }),
    ...(isShortName(substep) && { substep }),
    ...(isSchemeName(scheme) && { scheme }),
  };
}

function isShortName(value: unknown): value is string {
  return typeof value === 'string' && SHORT_NAME.test(value);
}

/** A name that no design has is of no consequence: the first scheme stands in. */
const isSchemeName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST_SCHEME;
