import { Info } from 'lucide-react';
import type { CouponForm } from '../../../domain/coupon/fields/coupon-form.ts';
import { type Scheme, schemeNamed } from '../../../domain/design/design-document.ts';
import { swatchesOf } from '../../../domain/design/swatches.ts';
import type { PreviewCard } from '../../../machines/wizard/preview-cards.ts';
import { useDrawing } from '../../canvas/canvas-binding.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { ColorBars } from '../../parts/paper/paper.tsx';
import { Message } from '../../parts/fields/message.tsx';
import { ArtworkPartsLine } from '../../proof/artwork-parts-line.tsx';
import { slug } from '../../theme/layout.css.ts';
import { CouponPreview } from './coupon-preview.tsx';
import { PreviewDesk, type PreviewDeskProps } from './preview-desk.tsx';
import * as styles from './preview-pane.css.ts';
import { RideAlongPreview } from './ride-along-preview.tsx';
import * as previewWords from '../../../words/preview.gen.ts';
import * as actionsWords from '../../../words/actions.gen.ts';

/** The printer's slug line: the picture's name and px. */
const SLUGS: Readonly<Record<PreviewCard, () => string>> = {
  apple: previewWords.appleSlug,
  google: previewWords.googleSlug,
  'ride-along': previewWords.rideAlongSlug,
};

interface PreviewPaneProps extends Omit<
  PreviewDeskProps,
  'above' | 'under' | 'below' | 'children'
> {
  readonly form: CouponForm;
  readonly detailsShown: boolean;
  readonly barcode: string | null;
  /** Requests a missing barcode again. */
  readonly onBarcodeAgain?: (() => void) | null;
  readonly onDetails: () => void;
}

/** The desk: the card as on the phone, always visible (PREV-01, PREV-02, WIZ-15). */
export function PreviewPane(props: PreviewPaneProps) {
  const { form, card, detailsShown, onDetails } = props;
  const scheme = schemeOn(form, card);
  const drawing = useDrawing();
  return (
    <PreviewDesk
      {...props}
      above={<ArtworkPartsLine onBarcodeAgain={props.onBarcodeAgain ?? null} centered />}
      under={
        <>
          <span className={`${slug} ${styles.slugText}`}>{SLUGS[card]()}</span>
          {scheme !== null && (
            <span className={styles.bars}>
              <ColorBars colors={swatchesOf(scheme)} />
            </span>
          )}
          {card === 'apple' && (
            <Button icon={<Info />} aria-pressed={detailsShown} onClick={onDetails}>
              {actionsWords.details()}
            </Button>
          )}
        </>
      }
      below={
        // The drawing engine if it is not the first choice (REND-06).
        drawing === 'canvas' && (
          <Message kind="warn">{previewWords.thisBrowserDrawsWithoutWebgl()}</Message>
        )
      }
    >
      {card === 'ride-along' ? (
        <RideAlongPreview form={form} />
      ) : (
        <CouponPreview {...props} platform={card} />
      )}
    </PreviewDesk>
  );
}

/** The scheme of a card; null if it was uploaded. */
function schemeOn(form: CouponForm, card: PreviewCard): Scheme | null {
  const { stripEditorSource, rideAlongImageEditorSource, haveRideAlongImage } = form;
  if (card !== 'ride-along')
    return stripEditorSource === null ? null : schemeNamed(stripEditorSource, form.scheme);
  if (rideAlongImageEditorSource === null || haveRideAlongImage === 'yes') return null;
  return schemeNamed(rideAlongImageEditorSource, form.rideAlongScheme);
}
