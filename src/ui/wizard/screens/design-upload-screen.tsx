import { UploadScreen, type UploadScreenProps } from './upload-screen.tsx';
import * as actionsWords from '../../../words/actions.gen.ts';

/** An own design: the strips of both wallets (STEP-02). */
export function DesignUploadScreen(props: UploadScreenProps) {
  return (
    <UploadScreen
      {...props}
      screen="design.upload"
      heading={actionsWords.yourArtwork()}
      image="stripImage"
      submitDisabled={props.uploads.reading !== null}
    />
  );
}
