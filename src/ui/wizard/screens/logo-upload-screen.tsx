import { emptySlots, slotsOf } from '../../../domain/images/image-slots.ts';
import { UploadScreen, type UploadScreenProps } from './upload-screen.tsx';

/** Both wallets' logos from files; Next requires both (STEP-01). */
export function LogoUploadScreen(props: UploadScreenProps) {
  const isMissing = emptySlots(props.form, slotsOf('logo.upload')).length > 0;
  return (
    <UploadScreen
      {...props}
      screen="logo.upload"
      heading="Your logo"
      image="logoImage"
      submitDisabled={isMissing || props.uploads.reading !== null}
    />
  );
}
