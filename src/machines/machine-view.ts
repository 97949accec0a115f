import type { Actor, AnyStateMachine, SnapshotFrom } from 'xstate';

/** A running machine as its views get it. */
export interface MachineView<Machine extends AnyStateMachine> {
  readonly state: SnapshotFrom<Machine>;
  readonly send: Actor<Machine>['send'];
}
