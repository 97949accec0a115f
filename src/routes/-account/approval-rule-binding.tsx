import { useRouteContext } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { saveAttribute } from '../../api/attributes.queries.ts';
import type { ApiClient } from '../../api/client.ts';
import { watched } from '../../app/actors/watched.ts';
import { APPROVAL_RULE } from '../../domain/approval/approval-rule.ts';
import { approvalRuleMachine } from '../../machines/approval/approval-rule.machine.ts';
import { ApprovalRule } from '../../ui/approval/approval-rule.tsx';

/** Binds the rule's machine to its row; a stored rule is a preference like the others. */
export function ApprovalRuleBinding({ client }: { readonly client: ApiClient }) {
  const { preferences } = useRouteContext({ from: '__root__' });
  const isOn = useSelector(preferences, ({ context }) => context.values.approvedOnly);
  const [machine] = useState(() => approvalRuleWith(client));
  const actor = useActorRef(machine, watched());
  const state = useSelector(actor, (snapshot) => snapshot);
  useEffect(() => {
    const { unsubscribe } = actor.on('rule.stored', (stored) =>
      preferences.send({ type: 'preference.choose', change: { approvedOnly: stored.isOn } }),
    );
    return unsubscribe;
  }, [actor, preferences]);
  const { wanted, failure } = state.context;
  return (
    <ApprovalRule
      isOn={wanted ?? isOn}
      isBusy={state.hasTag('busy')}
      failure={failure}
      onChoose={(choice) => actor.send({ type: 'rule.choose', isOn: choice })}
    />
  );
}

function approvalRuleWith(client: ApiClient) {
  return approvalRuleMachine.provide({
    actors: {
      storeRule: fromPromise<boolean, boolean>(async ({ input }) => {
        await saveAttribute(client, APPROVAL_RULE, input);
        return input;
      }),
    },
  });
}
