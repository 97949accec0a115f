import { emptySlots, slotsOf } from '../../../domain/images/image-slots.ts';
import { UploadScreen, type UploadScreenProps } from './upload-screen.tsx';
import * as actionsWords from '../../../words/actions.gen.ts';

/** Both wallets' logos from files; Next requires both (STEP-01). */
export function LogoUploadScreen(props: UploadScreenProps) {
  const isMissing = emptySlots(props.form, slotsOf('logo.upload')).length > 0;
  return (
    <UploadScreen
      {...props}
      screen="logo.upload"
      heading={actionsWords.yourLogo()}
      image="logoImage"
      submitDisabled={isMissing || props.uploads.reading !== null}
    />
  );
}
