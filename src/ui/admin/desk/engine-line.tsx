import { chooseBackend, useDrawing } from '../../canvas/canvas-binding.ts';
import { Message } from '../../parts/fields/message.tsx';
import { Switch } from '../frame/switch.tsx';
import * as adminWords from '../../../words/admin.gen.ts';
import * as styles from './desk.css.ts';

/** The drawing engine, with a switch to the other one (ADMT-10). */
export function EngineLine() {
  const drawing = useDrawing();
  if (drawing === 'starting' || drawing === 'none') return <div className={styles.engine} />;
  const isWebgl = drawing === 'webgl';
  return (
    <div className={styles.engine}>
      <Message kind="ok">{WORDS[drawing]()}</Message>
      <Switch
        label={adminWords.drawByWebgl()}
        words=""
        checked={isWebgl}
        onToggle={() => chooseBackend(isWebgl ? 'canvas' : 'webgl')}
      />
    </div>
  );
}

const WORDS = {
  webgl: adminWords.byWebgl,
  emulated: adminWords.byEmulation,
  canvas: adminWords.byCanvas,
} as const;
