/** The page's running wizards, found by address. Small, because it loads with the services. */
import type { RunningWizard, WizardPlaces } from './running-wizard.ts';
import type { ClientAndCache } from '../../api/client.ts';
import type { Configuration } from '../../domain/configuration.ts';

export interface WizardRegistry {
  /** Returns a running wizard of these places, else the one from `start`; two simultaneous calls share it. */
  open(places: WizardPlaces, start: () => Promise<RunningWizard>): Promise<RunningWizard>;
}

export function createWizardRegistry(): WizardRegistry {
  const running = new Set<RunningWizard>();
  const starting = new Map<string, Promise<RunningWizard>>();

  const findAt = ({ account, address }: RunningWizard['place']): RunningWizard | undefined =>
    [...running].find(
      ({ place, actor }) =>
        place.account === account &&
        place.address === address &&
        actor.getSnapshot().status === 'active',
    );

  const register = (wizard: RunningWizard): RunningWizard => {
    running.add(wizard);
    wizard.actor.subscribe({ complete: () => running.delete(wizard) });
    return wizard;
  };

  return {
    open: async (places, start) => {
      const found = places.map(findAt).find((wizard) => wizard !== undefined);
      if (found !== undefined) return found;
      const name = `${places[0].account} ${places[0].address}`;
      const wizard = starting.get(name) ?? start().then(register);
      starting.set(name, wizard);
      return wizard.finally(() => starting.delete(name));
    },
  };
}

/** What a wizard uses of the outside world. */
export interface WizardServices extends ClientAndCache {
  readonly configuration: Configuration;
  readonly wizards: WizardRegistry;
}
