import { Download, ImageUp, Mailbox, X } from 'lucide-react';
import * as postalWords from '../../words/postal/postal-kit.gen.ts';
import { Button } from '../parts/buttons/button.tsx';
import { Message } from '../parts/fields/message.tsx';
import { Advice } from '../share/advice.tsx';
import * as styles from '../share/share-page.css.ts';
import { FilePicker } from '../wizard/fields/file-picker.tsx';

interface PostalKitProps {
  readonly state: 'ready' | 'reading' | 'packing';
  /** The file name of the photograph; null takes the artwork. */
  readonly piece: string | null;
  readonly isDownloaded: boolean;
  readonly failure: string | null;
  readonly onPiece: (file: File) => void;
  readonly onForget: () => void;
  readonly onDownload: () => void;
}

/** Pictures and checklist for the mailer portal, for the owner of a coupon (PRE-03). */
export function PostalKit(props: PostalKitProps) {
  const { state, piece, isDownloaded, failure, onDownload } = props;
  const isBusy = state !== 'ready';
  return (
    <section className={styles.notices} aria-labelledby="postal-kit">
      <Advice icon={<Mailbox />}>
        <b id="postal-kit">{postalWords.postalKit()}</b> {postalWords.advice()}
      </Advice>
      <div className={styles.buttons}>
        <Button
          icon={<Download />}
          aria-busy={state === 'packing'}
          aria-disabled={isBusy}
          onClick={onDownload}
        >
          {state === 'packing' ? postalWords.packing() : postalWords.download()}
        </Button>
        <PieceChoice {...props} />
      </div>
      <p className={styles.notice} role="status">
        {piece === null ? postalWords.pieceOfArtwork() : postalWords.pieceOf({ name: piece })}
        {isDownloaded && ` ${postalWords.downloaded()}`}
      </p>
      {failure !== null && (
        <div role="alert">
          <Message kind="bad">{failure}</Message>
        </div>
      )}
    </section>
  );
}

function PieceChoice({ state, piece, onPiece, onForget }: PostalKitProps) {
  return (
    <>
      <FilePicker
        label={postalWords.choosePiece()}
        disabled={state !== 'ready'}
        onFiles={([file]) => file !== undefined && onPiece(file)}
      >
        <ImageUp />
        {postalWords.choosePiece()}
      </FilePicker>
      {piece !== null && (
        <Button icon={<X />} look="bare" onClick={onForget}>
          {postalWords.useArtwork()}
        </Button>
      )}
    </>
  );
}
