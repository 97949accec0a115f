import { type RegisteredRouter, useBlocker, useMatch, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { stringifySearch } from '../../app/search-params.ts';
import { editStateOf, invalidateCoupons } from '../../app/wizard/begin-editing.ts';
import { searchOf } from '../../app/wizard/begin-wizard.ts';
import type { RunningWizard } from '../../app/wizard/running-wizard.ts';
import * as wizardWords from '../../words/wizard.gen.ts';
import { parseWizardSearch, type WizardSearch } from '../../domain/wizard/wizard-search.ts';
import { hasUpdated } from '../../machines/wizard/finished-wizard.ts';
import type { WizardOutput } from '../../machines/wizard/wizard.setup.ts';
import { useToast } from '../../ui/parts/overlays/toast.tsx';
import { useServices } from '../-queries/with-services.tsx';

/** Keeps the address in step with the wizard, asks before leaving it, and announces saves (WIZ-11, WIZ-21, DASH-09). */
export function useWizardAddress({ actor, echo }: RunningWizard): void {
  const address = useMatch({ strict: false, select: ({ pathname }) => pathname });
  const router = useRouter();
  const { queryClient } = useServices();
  const say = useToast();
  /** The requested navigation continues; the wizard's end need not navigate again. */
  const isPassing = useRef(false);

  useEffect(() => {
    // The blocker runs before a push reaches the address; the same push must not be repeated.
    let pushed = textOf(searchOf(actor));
    const follow = () => {
      const { status, output } = actor.getSnapshot();
      const here = router.latestLocation;
      if (here.pathname !== address || isPassing.current) return;
      if (status === 'done' && output !== undefined) return leave(router, output);
      const search = searchOf(actor);
      const wanted = textOf(search);
      const isThere = wanted === pushed || wanted === textOf(parseWizardSearch(here.search));
      if (!isThere && !echo.isFollowing())
        void echo.push(search, () =>
          router.navigate({ to: address, search, state: editStateOf(actor) }),
        );
      pushed = wanted;
    };
    const subscription = actor.subscribe({
      next: follow,
      complete: () => {
        void invalidateCoupons(queryClient);
        const end = actor.getSnapshot();
        if (end.matches('kept')) say({ kind: 'ok', text: wizardWords.keptDraft() });
        if (hasUpdated(end.context)) say({ kind: 'ok', text: wizardWords.designUpdated() });
      },
    });
    // A save resumed after a reload may finish before this listens.
    if (actor.getSnapshot().status === 'done') follow();
    return () => subscription.unsubscribe();
  }, [router, actor, echo, address, queryClient, say]);

  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: ({ next }) => {
      if (next.pathname === address || actor.getSnapshot().hasTag('over')) return false;
      isPassing.current = true;
      actor.send({ type: 'leave.request', exit: next.pathname + stringifySearch(next.search) });
      isPassing.current = actor.getSnapshot().hasTag('over');
      return !isPassing.current;
    },
  });
}

function leave(router: RegisteredRouter, { couponId, exit }: WizardOutput): void {
  // Pages opened from here are no copies, so a copy's draft must not be used there (SUBM-02).
  if (couponId === null) router.history.push(exit, { newFromExisting: false });
  else router.history.replace(exit, { isNewCoupon: exit.startsWith('/share/') });
}

function textOf({ step = '', substep = '' }: WizardSearch): string {
  return `${step}.${substep}`;
}
