import { type ReactNode, useState } from 'react';
import { colorOr } from '../../../domain/design/color.ts';
import { composeFace, type CouponFace } from '../../../domain/coupon/coupon-face.ts';
import { formFactsOf } from '../../../domain/coupon/form-facts.ts';
import type { CouponForm } from '../../../domain/coupon/fields/coupon-form.ts';
import type { Platform } from '../../../domain/coupon/fields/coupon-images.ts';
import { StripArtwork } from '../../canvas/strip-artwork.tsx';
import { TextLogoArtwork } from '../../canvas/text-logo-artwork.tsx';
import { AppleCard } from '../../coupon/apple-card.tsx';
import { AppleCardBack } from '../../coupon/apple-card-back.tsx';
import { stripLabel } from '../../coupon/coupon-labels.ts';
import { PROOF_NAMES } from '../../proof/turns.ts';
import { GoogleCard } from '../../coupon/google-card.tsx';
import * as actionsWords from '../../../words/actions.gen.ts';
import { LogoPlace } from './logo-place.tsx';
import * as styles from './preview-pane.css.ts';

/** The rendered images that exist already; data URLs. */
interface DrawnPictures {
  readonly strip: string;
  readonly logo: string;
}

interface CouponPreviewProps {
  readonly form: CouponForm;
  readonly platform: Platform;
  readonly detailsShown?: boolean;
  /** The barcode as an image; null if there is none. */
  readonly barcode: string | null;
  /** Opens and closes Google's sheet; without it the sheet opens by itself. */
  readonly onDetails?: () => void;
  /** Shown instead of live artwork: the pictures to save. */
  readonly drawn?: DrawnPictures | null;
}

/** A wallet's card of the current form, with the renderer's artwork (WIZ-17, PREV-01, PREV-02). */
export function CouponPreview(props: CouponPreviewProps) {
  const { form, platform, detailsShown = false, barcode, drawn = null } = props;
  const face = composeFace(formFactsOf(form));
  const card = {
    face,
    ...(drawn === null
      ? { logo: <Logo {...props} face={face} />, artwork: <Strip {...props} face={face} /> }
      : {
          logo: <img src={drawn.logo} alt={face.merchantName} />,
          artwork: <img src={drawn.strip} alt={stripLabel(face)} />,
        }),
    showsBlanks: drawn === null,
    ...(face.merchantName === '' && { label: PROOF_NAMES[platform]() }),
    barcode: barcode === null ? null : <img src={barcode} alt="" />,
  };
  if (platform === 'google') return <GoogleCard {...card} {...sheetOf(props)} />;
  return (
    <Turning isTurned={detailsShown}>
      {detailsShown ? <AppleCardBack face={face} /> : <AppleCard {...card} />}
    </Turning>
  );
}

function sheetOf({ detailsShown = false, onDetails }: CouponPreviewProps) {
  return onDetails === undefined ? {} : { sheet: { open: detailsShown, onToggle: onDetails } };
}

interface TurningProps {
  readonly isTurned: boolean;
  readonly children: ReactNode;
}

/** Turns the card over when its side changes; the first side appears without a turn (PREV-01). */
function Turning({ isTurned, children }: TurningProps) {
  const [side, setSide] = useState(isTurned);
  const [hasTurned, setHasTurned] = useState(false);
  if (side !== isTurned) {
    setSide(isTurned);
    setHasTurned(true);
  }
  return (
    <div key={String(isTurned)} className={hasTurned ? styles.turning : undefined}>
      {children}
    </div>
  );
}

interface SlotProps extends Pick<CouponPreviewProps, 'form' | 'platform'> {
  readonly face: CouponFace;
}

function Logo({ form, face, platform }: SlotProps) {
  const uploaded = form[platform].logoImage;
  const label = face.merchantName === '' ? actionsWords.yourLogo() : face.merchantName;
  if (uploaded !== null) return <img src={uploaded} alt={label} />;
  if (form.logoText === null || form.haveLogoImage === 'yes')
    return <LogoPlace platform={platform} />;
  return (
    <TextLogoArtwork
      text={form.logoText}
      font={form.logoFont}
      textColor={colorOr(form.logoTextColor, '#000000')}
      backgroundColor={colorOr(form.logoBackgroundColor, '#FFFFFF')}
      platform={platform}
      label={label}
    />
  );
}

function Strip({ form, face, platform }: SlotProps) {
  const uploaded = form[platform].stripImage;
  if (form.stripEditorSource !== null) {
    return (
      <StripArtwork
        design={form.stripEditorSource}
        scheme={form.scheme}
        text={form.text}
        platform={platform}
        label={stripLabel(face)}
      />
    );
  }
  if (uploaded === null)
    return <div className={styles.blankStrip}>{actionsWords.yourArtwork()}</div>;
  return <img src={uploaded} alt={stripLabel(face)} />;
}
