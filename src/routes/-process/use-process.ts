import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Actor, AnyStateMachine, EmittedFrom, InputFrom } from 'xstate';
import { watched } from '../../app/actors/watched.ts';
import type { MachineView } from '../../machines/machine-view.ts';

/** A machine that runs with its view. */
export interface Process<Machine extends AnyStateMachine> extends MachineView<Machine> {
  readonly actor: Actor<Machine>;
}

type Input<Machine extends AnyStateMachine> =
  undefined extends InputFrom<Machine> ? [input?: InputFrom<Machine>] : [input: InputFrom<Machine>];

/** Runs a machine while its view is shown; `make` makes it once. */
export function useProcess<Machine extends AnyStateMachine>(
  make: () => Machine,
  ...[input]: Input<Machine>
): Process<Machine> {
  const [machine] = useState(make);
  const options = { input, ...watched() };
  const actor = useActorRef<AnyStateMachine>(machine, options) as Actor<Machine>;
  const state = useSelector(actor, (snapshot) => snapshot);
  return { state, send: actor.send, actor };
}

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
