/** What the wizard shows and checks behind its first screen, in files of its own (WIZ-17). */
import { loadFormChecks } from '../../domain/wizard/form-checks.ts';
import type { WizardActor } from '../../machines/wizard/wizard.machine.ts';
import { isAtStart } from '../../machines/wizard/wizard-context.ts';

type LateScreens = typeof import('./late-screens.tsx');

/** A constant that is made late, as its module is. */
let screens: LateScreens | null = null;

/** Null until `loadLateParts` has resolved. */
export function lateScreens(): LateScreens | null {
  return screens;
}

/** Loads all of it, so that a network that goes takes no screen away. Rejects where something does not arrive; the next call asks again. */
export async function loadLateParts(): Promise<void> {
  const [loaded] = await Promise.all([import('./late-screens.tsx'), loadFormChecks()]);
  screens = loaded;
}

/** Loads it before a wizard is shown that does not stand where a new coupon begins. */
export async function loadPartsFor({ actor }: { readonly actor: WizardActor }): Promise<void> {
  if (screens === null && !isAtStart(actor.getSnapshot().context)) await loadLateParts();
}
