import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Actor, AnyStateMachine, InputFrom } from 'xstate';
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
