import type { ReactNode } from 'react';
import type { ScreenName } from '../../../domain/coupon/fields/screen-names.ts';
import { BarcodeScreen } from './barcode-screen.tsx';
import { BusinessDetailsScreen } from './business-details-screen.tsx';
import { ColorsScreen } from './colors-screen.tsx';
import { CouponTextScreen } from './coupon-text-screen.tsx';
import { DesignTools } from './design-tools.tsx';
import { LogoTextScreen } from './logo-text-screen.tsx';
import { RideAlongColorsScreen } from './ride-along-colors-screen.tsx';
import { RideAlongQuestionScreen } from './ride-along-question-screen.tsx';
import type { ScreenProps } from '../fields/screen-form.ts';
import { ThemeColorsScreen } from './theme-colors-screen.tsx';
import type { Uploads } from '../fields/uploads.ts';
import { RideAlongUploadScreen, LogoUploadScreen, DesignUploadScreen } from './upload-screen.tsx';

/** Every screen except the first one of most coupons: `LogoChoiceScreen` loads with the wizard itself (WIZ-17). */
export type LateScreenName = Exclude<ScreenName, 'logo.choice'>;

interface FormScreenProps extends ScreenProps {
  readonly screen: LateScreenName;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly barcodeRefusal: string | null;
  readonly uploads: Uploads;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onReset: (() => void) | null;
  /** The account's brand among the details (KIT-01). */
  readonly brand?: { readonly offer: ReactNode; readonly keep: ReactNode };
}

/** The wizard's current form screen. */
export function FormScreen(props: FormScreenProps) {
  const { screen, form } = props;
  const { stripEditorSource: design, rideAlongImageEditorSource: rideAlong } = form;
  const tools = <DesignTools {...props} onReset={design === null ? null : props.onReset} />;
  const undoTools = <DesignTools {...props} onReset={null} />;
  switch (screen) {
    case 'design.upload':
      return <DesignUploadScreen {...props} tools={undoTools} />;
    case 'logo.upload':
      return <LogoUploadScreen {...props} tools={undoTools} />;
    case 'logo.text':
      return <LogoTextScreen {...props} tools={undoTools} />;
    case 'coupon.text':
      return <CouponTextScreen {...props} tools={tools} />;
    case 'coupon.colors':
      return design === null ? null : <ColorsScreen {...props} design={design} tools={tools} />;
    case 'coupon.theme':
      return <ThemeColorsScreen {...props} tools={tools} />;
    case 'details.business':
      return <BusinessDetailsScreen {...props} />;
    case 'barcode.format':
      return <BarcodeScreen {...props} refusal={props.barcodeRefusal} />;
    case 'ride-along.question':
      return <RideAlongQuestionScreen {...props} />;
    case 'ride-along.upload':
      return <RideAlongUploadScreen {...props} tools={undoTools} />;
    case 'ride-along.colors':
      return rideAlong === null ? null : (
        <RideAlongColorsScreen {...props} design={rideAlong} tools={undoTools} />
      );
    default:
      return screen satisfies never;
  }
}
