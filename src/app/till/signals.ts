/** Sound and vibration of a counter, on wish (TILL-02). */
import { storedText, storeText } from '../storage/stored-text.ts';

const KEY = 'tearline.till.sound';

/** Hertz and milliseconds: high and short for good, low and twice for bad. */
const GOOD = { hertz: 1_320, milliseconds: 120, times: 1 };
const BAD = { hertz: 220, milliseconds: 180, times: 2 };

export const isLoudStored = (): boolean => storedText(KEY) === 'on';

export const storeLoud = (isLoud: boolean): void => storeText(KEY, isLoud ? 'on' : 'off');

/** Plays and vibrates an answer. Browsers without sound or vibration stay silent. */
export function signal(isGood: boolean): void {
  const { hertz, milliseconds, times } = isGood ? GOOD : BAD;
  navigator.vibrate?.(Array.from({ length: 2 * times - 1 }, () => milliseconds));
  try {
    sound ??= new AudioContext();
    for (let turn = 0; turn < times; turn += 1) {
      const tone = new OscillatorNode(sound, { frequency: hertz });
      tone.connect(sound.destination);
      const start = sound.currentTime + (2 * turn * milliseconds) / 1_000;
      tone.start(start);
      tone.stop(start + milliseconds / 1_000);
    }
  } catch {
    // Some browsers allow no sound before the first touch.
  }
}

/** A page may open few of them, and the first touch starts it. */
let sound: AudioContext | undefined;
