import { useSelector } from '@xstate/react';
import { type ComponentType, useEffect, useState } from 'react';
import type { SnapshotFrom, StateValueFrom } from 'xstate';
import type { Camera } from '../../app/till/camera.ts';
import { isLoudStored, signal, storeLoud } from '../../app/till/signals.ts';
import type { TillActor } from '../../app/till/start-till.ts';
import type { tillMachine } from '../../machines/till/till.machine.ts';
import { AnswerScreen } from '../../ui/till/answer-screen.tsx';
import { PinScreen, TypeScreen } from '../../ui/till/form-screens.tsx';
import { ScanScreen } from '../../ui/till/scan-screen.tsx';
import {
  EndedScreen,
  PausedScreen,
  RedeemedScreen,
  UnansweredScreen,
  WaitingScreen,
} from '../../ui/till/still-screens.tsx';
import { till } from '../../ui/till/till.css.ts';
import type { TillFrame } from '../../ui/till/till-parts.tsx';
import * as tillWords from '../../words/counters/till.gen.ts';

type Place = StateValueFrom<typeof tillMachine>;

interface TillScreenProps {
  readonly actor: TillActor;
  readonly camera: Camera;
}

interface Bound extends TillScreenProps {
  readonly frame: TillFrame;
  readonly place: Place;
  readonly context: SnapshotFrom<typeof tillMachine>['context'];
  readonly hasLight: boolean;
}

/** Binds the machine of a counter's page to its screens. */
export function TillScreen({ actor, camera }: TillScreenProps) {
  const { value: place, context } = useSelector(actor, (snapshot) => snapshot);
  const [isLoud, setIsLoud] = useState(isLoudStored);
  const [hasLight, setHasLight] = useState(false);
  const { answer } = context;
  useEffect(() => camera.followLight(setHasLight), [camera]);
  useEffect(() => {
    if (!isLoud || (place !== 'answered' && place !== 'redeemed')) return;
    signal(answer?.state === 'valid' || answer?.state === 'redeemed');
  }, [isLoud, place, answer]);
  const onLoud = () => {
    storeLoud(!isLoud);
    setIsLoud(!isLoud);
  };
  const Screen = SCREENS[place];
  return (
    <main className={till}>
      <Screen
        actor={actor}
        camera={camera}
        place={place}
        context={context}
        hasLight={hasLight}
        frame={{ name: context.name, isLoud, onLoud, hasCamera: !context.isCameraRefused }}
      />
    </main>
  );
}

function Pin({ actor, frame, place, context: { triesLeft, failure } }: Bound) {
  return (
    <PinScreen
      {...frame}
      triesLeft={triesLeft}
      failure={failure}
      isBusy={place === 'entering'}
      onPin={(pin) => actor.send({ type: 'pin.submit', pin })}
    />
  );
}

function Scan({ actor, camera, frame, context: { recent, isSeenAgain }, hasLight }: Bound) {
  return (
    <ScanScreen
      {...frame}
      recent={recent}
      isSeenAgain={isSeenAgain}
      hasLight={hasLight}
      onVideo={camera.show}
      onLight={camera.setLight}
      onType={() => actor.send({ type: 'code.type' })}
    />
  );
}

function Typing({ actor, frame, context: { isCameraRefused, isSeenAgain, recent } }: Bound) {
  return (
    <TypeScreen
      {...frame}
      isCameraRefused={isCameraRefused}
      isSeenAgain={isSeenAgain}
      recent={recent}
      onText={(text) => actor.send({ type: 'code.read', text })}
      onCamera={() => actor.send({ type: 'typing.leave' })}
    />
  );
}

function Waiting({ frame, place }: Bound) {
  const words = place === 'starting' ? tillWords.starting() : tillWords.checking();
  return <WaitingScreen {...frame} words={words} />;
}

function Unanswered({ actor, frame, place, context: { failure } }: Bound) {
  const asked = ASKED.get(place) ?? 'check';
  return (
    <UnansweredScreen
      {...frame}
      asked={asked}
      failure={failure}
      isOffline={!navigator.onLine}
      onRetry={() => actor.send({ type: 'call.retry' })}
      onNext={asked === 'opening' ? null : () => actor.send({ type: 'scan.next' })}
    />
  );
}

function Paused({ frame, context: { pause } }: Bound) {
  return pause === null ? null : <PausedScreen {...frame} pause={pause} />;
}

function Ended({ frame }: Bound) {
  return <EndedScreen {...frame} />;
}

function Answered({ actor, frame, place, context: { answer } }: Bound) {
  return answer === null ? null : (
    <AnswerScreen
      {...frame}
      answer={answer}
      isRedeeming={place === 'redeeming'}
      onRedeem={() => actor.send({ type: 'code.redeem', press: crypto.randomUUID() })}
      onNext={() => actor.send({ type: 'scan.next' })}
      onType={() => actor.send({ type: 'code.type' })}
    />
  );
}

function Redeemed({ actor, frame, place, context: { answer, isSeenAgain } }: Bound) {
  return answer === null ? null : (
    <RedeemedScreen
      {...frame}
      answer={answer}
      isSeenAgain={isSeenAgain}
      undo={place === 'redeemed' ? 'offered' : place === 'undoing' ? 'busy' : 'over'}
      onUndo={() => actor.send({ type: 'use.undo' })}
      onNext={() => actor.send({ type: 'scan.next' })}
    />
  );
}

const ASKED = new Map<Place, 'opening' | 'press' | 'undo'>([
  ['unreachable', 'opening'],
  ['unsure', 'press'],
  ['unsureUndo', 'undo'],
]);

const SCREENS: Readonly<Record<Place, ComponentType<Bound>>> = {
  starting: Waiting,
  unreachable: Unanswered,
  asking: Pin,
  entering: Pin,
  scanning: Scan,
  typing: Typing,
  checking: Waiting,
  unchecked: Unanswered,
  answered: Answered,
  redeeming: Answered,
  unsure: Unanswered,
  redeemed: Redeemed,
  undoing: Redeemed,
  unsureUndo: Unanswered,
  final: Redeemed,
  paused: Paused,
  closed: Ended,
};
