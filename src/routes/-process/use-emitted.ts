import { useEffect, useEffectEvent } from 'react';
import type { Actor, AnyStateMachine, EmittedFrom } from 'xstate';

/** Calls `hear` with each event of this type that a machine emits. */
export function useEmitted<
  Machine extends AnyStateMachine,
  Type extends EmittedFrom<Machine>['type'],
>(
  actor: Actor<Machine>,
  type: Type,
  hear: (event: Extract<EmittedFrom<Machine>, { readonly type: Type }>) => void,
): void {
  const heard = useEffectEvent(hear);
  useEffect(() => {
    const { unsubscribe } = actor.on(type, (event) => heard(event as never));
    return unsubscribe;
  }, [actor, type]);
}
