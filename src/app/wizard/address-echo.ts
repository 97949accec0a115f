/**
 * The wizard moves its address, and an address moves its wizard: what one has started is not a request to the other (WIZ-21).
 * Without this, two quick steps bounce for ever: the first one's address arrives when the second is already made.
 */
import type { WizardSearch } from '../../domain/wizard/wizard-search.ts';
import type { WizardActor } from '../../machines/wizard/wizard.machine.ts';

export interface AddressEcho {
  /** Navigates to the wizard's own address, whose arrival is then no request. */
  push(search: WizardSearch, navigate: (search: WizardSearch) => Promise<void>): Promise<void>;
  /** Whether the wizard itself is on its way to this address. */
  isOwnPush(search: WizardSearch): boolean;
  /** Takes in an address that has arrived; the wizard moves there unless it is on its way there itself. */
  arrive(search: WizardSearch): void;
  /** Whether the wizard moves because its address has moved. */
  isFollowing(): boolean;
}

/** A wizard that comes from a draft stays where it stood if the first address to arrive names no step. */
export function createAddressEcho(wizard: WizardActor, isFromDraft: boolean): AddressEcho {
  /** In the order they were made. */
  const pushes: WizardSearch[] = [];
  let isFollowing = false;
  let staysOnBareAddress = isFromDraft;

  const ownIndexOf = ({ step, substep }: WizardSearch) =>
    pushes.findIndex((push) => push.step === step && push.substep === substep);
  const follow = (search: WizardSearch) => {
    isFollowing = true;
    wizard.send({ type: 'step.goto', ...search });
    isFollowing = false;
  };
  return {
    push: (search, navigate) => {
      pushes.push(search);
      return navigate(search).finally(() => {
        if (pushes.includes(search)) pushes.splice(pushes.indexOf(search), 1);
      });
    },
    isOwnPush: (search) => ownIndexOf(search) !== -1,
    arrive: (search) => {
      const own = ownIndexOf(search);
      if (own !== -1) {
        // From here on, an earlier one that arrives is a request to go back.
        pushes.splice(0, own);
        return;
      }
      // Somebody went back or forward: what comes after that is a request, also where it was a push before.
      pushes.length = 0;
      const isBare = search.step === undefined && search.substep === undefined;
      const stays = staysOnBareAddress && isBare;
      staysOnBareAddress = false;
      if (!stays) follow(search);
    },
    isFollowing: () => isFollowing,
  };
}
