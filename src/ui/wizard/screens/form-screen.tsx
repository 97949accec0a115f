import type { ScreenName } from '../../../domain/coupon/fields/screen-names.ts';
import { BarcodeScreen } from './barcode-screen.tsx';
import { type BusinessDetailsProps, BusinessDetailsScreen } from './business-details-screen.tsx';
import { ColorsScreen, RideAlongColorsScreen } from './colors-screens.tsx';
import { CouponTextScreen } from './coupon-text-screen.tsx';
import { DesignTools, type DesignToolsProps } from './design-tools.tsx';
import { LogoTextScreen } from './logo-text-screen.tsx';
import { RideAlongQuestionScreen } from './ride-along-question-screen.tsx';
import { ThemeColorsScreen } from './theme-colors-screen.tsx';
import type { Uploads } from '../fields/uploads.ts';
import { RideAlongUploadScreen, WalletsUploadScreen } from './upload-screen.tsx';

/** Every screen except the first one of most coupons: `LogoChoiceScreen` loads with the wizard itself (WIZ-17). */
export type LateScreenName = Exclude<ScreenName, 'logo.choice'>;

interface FormScreenProps extends DesignToolsProps, BusinessDetailsProps {
  readonly screen: LateScreenName;
  readonly barcodeRefusal: string | null;
  readonly uploads: Uploads;
}

/** The wizard's current form screen. */
export function FormScreen(props: FormScreenProps) {
  const { screen, form } = props;
  const { stripEditorSource: design, rideAlongImageEditorSource: rideAlong } = form;
  const tools = <DesignTools {...props} onReset={design === null ? null : props.onReset} />;
  const undoTools = <DesignTools {...props} onReset={null} />;
  switch (screen) {
    case 'design.upload':
    case 'logo.upload':
      return <WalletsUploadScreen {...props} screen={screen} tools={undoTools} />;
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
