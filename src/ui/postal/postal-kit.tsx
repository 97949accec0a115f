import { Download, ImageUp, Mailbox, X } from 'lucide-react';
import type { MachineView } from '../../machines/machine-view.ts';
import type { postalKitMachine } from '../../machines/postal/postal-kit.machine.ts';
import * as postalWords from '../../words/postal/postal-kit.gen.ts';
import { Button } from '../parts/buttons/button.tsx';
import { Message } from '../parts/fields/message.tsx';
import { Advice } from '../share/advice.tsx';
import * as styles from '../share/share-page.css.ts';
import { stack } from '../theme/layout.css.ts';
import { FilePicker } from '../wizard/fields/file-picker.tsx';

type PostalKitView = MachineView<typeof postalKitMachine>;

/** Pictures and checklist for the mailer portal, for the owner of a coupon (PRE-03). */
export function PostalKit({ state, send }: PostalKitView) {
  const { piece, failure } = state.context;
  const isPacking = state.matches('packing');
  return (
    <section className={stack[10]} aria-labelledby="postal-kit">
      <Advice icon={<Mailbox />}>
        <b id="postal-kit">{postalWords.postalKit()}</b> {postalWords.advice()}
      </Advice>
      <div className={styles.buttons}>
        <Button
          icon={<Download />}
          aria-busy={isPacking}
          aria-disabled={isPacking || state.matches('reading')}
          onClick={() => send({ type: 'kit.download' })}
        >
          {isPacking ? postalWords.packing() : postalWords.download()}
        </Button>
        <FilePicker
          label={postalWords.choosePiece()}
          disabled={!state.matches('ready')}
          onFiles={([file]) => file && send({ type: 'piece.choose', file })}
        >
          <ImageUp />
          {postalWords.choosePiece()}
        </FilePicker>
        {piece !== null && (
          <Button icon={<X />} look="bare" onClick={() => send({ type: 'piece.forget' })}>
            {postalWords.useArtwork()}
          </Button>
        )}
      </div>
      <p className={styles.notice} role="status">
        {piece === null ? postalWords.pieceOfArtwork() : postalWords.pieceOf(piece)}
        {state.matches({ ready: 'downloaded' }) && ` ${postalWords.downloaded()}`}
      </p>
      {failure !== null && (
        <Message kind="bad" role="alert">
          {failure}
        </Message>
      )}
    </section>
  );
}
