/** The screens and checks after the wizard's first screen, in separate files (WIZ-17). */
import { loadFormChecks } from '../../domain/wizard/form-checks.ts';
import type { WizardActor } from '../../machines/wizard/wizard.machine.ts';
import { isAtStart } from '../../machines/wizard/wizard-context.ts';

export { loadBrandCard } from '../-brand/load-brand-card.ts';

type LateScreens = typeof import('./late-screens.tsx');

/** Set once the module is loaded. */
let screens: LateScreens | null = null;

/** Null until `loadLateParts` has resolved. */
export function lateScreens(): LateScreens | null {
  return screens;
}

/** Loads everything, so that going offline removes no screen. Rejects if a part fails to load; the next call tries again. */
export async function loadLateParts(): Promise<void> {
  const [loaded] = await Promise.all([import('./late-screens.tsx'), loadFormChecks()]);
  screens = loaded;
}

/** Loads the parts before showing a wizard that is not at the start of a new coupon. */
export async function loadPartsFor({ actor }: { readonly actor: WizardActor }): Promise<void> {
  if (screens === null && !isAtStart(actor.getSnapshot().context)) await loadLateParts();
}
