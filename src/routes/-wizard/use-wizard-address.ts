import { useQueryClient } from '@tanstack/react-query';
import { type RegisteredRouter, useBlocker, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { editStateOf, forgetCoupons } from '../../app/wizard/begin-editing.ts';
import { searchOf } from '../../app/wizard/begin-wizard.ts';
import { isAnswering, pushStep } from '../../app/wizard/wizard-echo.ts';
import { SUCCESS_MESSAGES } from '../../domain/messages.ts';
import { parseWizardSearch, type WizardSearch } from '../../domain/wizard/wizard-search.ts';
import { hasUpdated } from '../../machines/wizard/finished-wizard.ts';
import type { WizardActor } from '../../machines/wizard/wizard.machine.ts';
import type { WizardOutput } from '../../machines/wizard/wizard.setup.ts';
import { useToast } from '../../ui/parts/toast.tsx';

/** Mirrors the wizard into the address, asks it before the address leaves it, and says what it has saved (WIZ-11, WIZ-21, DASH-09). */
export function useWizardAddress(wizard: WizardActor, address: string): void {
  const router = useRouter();
  const queryClient = useQueryClient();
  const say = useToast();
  /** The navigation that asked is let through; the wizard's end need not make another. */
  const isPassing = useRef(false);

  useEffect(() => {
    // A push is not in the address at once, since the blocker is asked first; the same one must not follow it.
    let pushed = textOf(searchOf(wizard));
    const follow = () => {
      const { status, output } = wizard.getSnapshot();
      const here = router.latestLocation;
      if (here.pathname !== address || isPassing.current) return;
      if (status === 'done' && output !== undefined) return leave(router, output);
      const search = searchOf(wizard);
      const wanted = textOf(search);
      const isThere = wanted === pushed || wanted === textOf(parseWizardSearch(here.search));
      if (!isThere && !isAnswering(wizard))
        void pushStep(wizard, search, () =>
          router.navigate({ to: address, search, state: editStateOf(wizard) }),
        );
      pushed = wanted;
    };
    const subscription = wizard.subscribe({
      next: follow,
      complete: () => {
        void forgetCoupons(queryClient);
        if (hasUpdated(wizard.getSnapshot().context))
          say({ kind: 'ok', text: SUCCESS_MESSAGES.designUpdated });
      },
    });
    // A save that a reload has taken up again may be answered before anybody listens.
    if (wizard.getSnapshot().status === 'done') follow();
    return () => subscription.unsubscribe();
  }, [router, wizard, address, queryClient, say]);

  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: ({ next }) => {
      if (next.pathname === address || wizard.getSnapshot().hasTag('over')) return false;
      isPassing.current = true;
      wizard.send({ type: 'leave.request', exit: hrefOf(next) });
      isPassing.current = wizard.getSnapshot().hasTag('over');
      return !isPassing.current;
    },
  });
}

function leave(router: RegisteredRouter, { couponId, exit }: WizardOutput): void {
  // What is opened from here is no copy: a draft of one must not stand in for it (SUBM-02).
  if (couponId === null) router.history.push(exit, { newFromExisting: false });
  else router.history.replace(exit, { isNewCoupon: exit.startsWith('/share/') });
}

function textOf({ step = '', substep = '' }: WizardSearch): string {
  return `${step}.${substep}`;
}

function hrefOf({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: object;
}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) parameters.set(name, String(value));
  const text = parameters.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}
