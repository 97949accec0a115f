import { useSelector } from '@xstate/react';
import { type ComponentType, useEffect, useState } from 'react';
import type { Camera } from '../../app/till/camera.ts';
import { isLoudStored, signal, storeLoud } from '../../app/till/signals.ts';
import type { TillActor } from '../../app/till/start-till.ts';
import type { TillPlace } from '../../machines/till/till.machine.ts';
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
import type { TillView } from '../../ui/till/till-parts.tsx';

interface TillScreenProps {
  readonly actor: TillActor;
  readonly camera: Camera;
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
        camera={camera}
        place={place}
        context={context}
        hasLight={hasLight}
        frame={{ name: context.name, isLoud, onLoud, hasCamera: !context.isCameraRefused }}
        send={actor.send}
      />
    </main>
  );
}

const SCREENS: Readonly<Record<TillPlace, ComponentType<TillView>>> = {
  starting: WaitingScreen,
  unreachable: UnansweredScreen,
  asking: PinScreen,
  entering: PinScreen,
  scanning: ScanScreen,
  typing: TypeScreen,
  checking: WaitingScreen,
  unchecked: UnansweredScreen,
  answered: AnswerScreen,
  redeeming: AnswerScreen,
  unsure: UnansweredScreen,
  redeemed: RedeemedScreen,
  undoing: RedeemedScreen,
  unsureUndo: UnansweredScreen,
  final: RedeemedScreen,
  paused: PausedScreen,
  closed: EndedScreen,
};
