import { UploadScreen, type UploadScreenProps } from './upload-screen.tsx';

/** An own design: the strips of both wallets (STEP-02). */
export function DesignUploadScreen(props: UploadScreenProps) {
  return (
    <UploadScreen
      {...props}
      screen="design.upload"
      heading="Your artwork"
      image="stripImage"
      submitDisabled={props.uploads.reading !== null}
    />
  );
}
