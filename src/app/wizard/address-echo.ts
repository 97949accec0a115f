/**
 * The wizard changes its address, and an address moves its wizard: this keeps either from following its own change
 * (WIZ-21). Otherwise two quick steps bounce forever, because the first one's address arrives after the second step.
 */
import type { WizardSearch } from '../../domain/wizard/wizard-search.ts';
import type { WizardActor } from '../../machines/wizard/wizard.machine.ts';

/** A wizard from a draft keeps its position if the first address names no step. */
export function createAddressEcho(wizard: WizardActor, isFromDraft: boolean) {
  /** In call order. */
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
    /** Navigates to the wizard's own address; its arrival is then no request. */
    push: (search: WizardSearch, navigate: (search: WizardSearch) => Promise<void>) => {
      pushes.push(search);
      return navigate(search).finally(() => {
        if (pushes.includes(search)) pushes.splice(pushes.indexOf(search), 1);
      });
    },
    /** Whether the wizard itself is navigating to this address. */
    isOwnPush: (search: WizardSearch) => ownIndexOf(search) !== -1,
    /** Handles an address that has arrived; the wizard moves there unless it is navigating there itself. */
    arrive: (search: WizardSearch) => {
      const own = ownIndexOf(search);
      if (own !== -1) {
        // From here on, the arrival of an earlier address is a request to go back.
        pushes.splice(0, own);
        return;
      }
      // The user went back or forward, so every later arrival is a request, even if it was pushed before.
      pushes.length = 0;
      const isBare = search.step === undefined && search.substep === undefined;
      const stays = staysOnBareAddress && isBare;
      staysOnBareAddress = false;
      if (!stays) follow(search);
    },
    /** Whether the wizard is moving because its address changed. */
    isFollowing: () => isFollowing,
  };
}
