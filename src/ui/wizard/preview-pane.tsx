import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { schemeNamed } from '../../domain/design-document.ts';
import type { CouponForm } from '../../domain/coupon-form.ts';
import { swatchesOf } from '../../domain/swatches.ts';
import { useDrawing } from '../canvas/exhibit.ts';
import { Button } from '../parts/button.tsx';
import { ColourBars } from '../parts/colour-bars.tsx';
import { CropMarks } from '../parts/crop-marks.tsx';
import { Desk } from '../parts/desk.tsx';
import { Message } from '../parts/message.tsx';
import { TabPanel, Tabs } from '../parts/tabs.tsx';
import { slug } from '../theme/layout.css.ts';
import { CouponPreview, type Platform } from './coupon-preview.tsx';
import * as styles from './preview-pane.css.ts';

const TABS = [
  { value: 'apple', label: 'Apple coupon' },
  { value: 'google', label: 'Google coupon' },
] as const;

/** The printer's slug line: which picture lies on the desk, and its px. */
const SLUGS: Readonly<Record<Platform, string>> = {
  apple: 'APPLE STRIP 1125 × 432',
  google: 'GOOGLE HERO 1032 × 336',
};

interface PreviewPaneProps {
  readonly form: CouponForm;
  readonly platform: Platform;
  readonly detailsShown: boolean;
  readonly barcode: string | null;
  readonly onPlatform: (platform: Platform) => void;
  readonly onDetails: () => void;
}

/** The desk: the card as the phone will show it, always in sight (PREV-01, PREV-02). */
export function PreviewPane(props: PreviewPaneProps) {
  const { form, platform, detailsShown, barcode, onPlatform, onDetails } = props;
  return (
    <Desk className={styles.desk}>
      <div className={styles.inDesk}>
        <h2 className={styles.hiddenHeading}>Preview</h2>
        <Tabs id="wizard-card" label="Preview" tabs={TABS} value={platform} onChange={onPlatform} />
        <TabPanel id="wizard-card" value={platform} className={styles.stage}>
          <div className={styles.sized({ platform })}>
            <CropMarks>
              <CouponPreview
                form={form}
                platform={platform}
                detailsShown={detailsShown}
                barcode={barcode}
              />
            </CropMarks>
          </div>
        </TabPanel>
        <SlugLine form={form} platform={platform}>
          {platform === 'apple' && (
            <Button aria-pressed={detailsShown} onClick={onDetails}>
              <Info />
              Details
            </Button>
          )}
        </SlugLine>
        <CanvasLine />
      </div>
    </Desk>
  );
}

function SlugLine({
  form,
  platform,
  children,
}: Pick<PreviewPaneProps, 'form' | 'platform'> & { readonly children: ReactNode }) {
  const design = form.stripEditorSource;
  return (
    <div className={styles.under}>
      <span className={`${slug} ${styles.slugText}`}>{SLUGS[platform]}</span>
      {design !== null && (
        <span className={styles.bars}>
          <ColourBars colours={swatchesOf(schemeNamed(design, form.scheme))} />
        </span>
      )}
      {children}
    </div>
  );
}

/** Says which engine draws where it is not the first choice (REND-06). */
function CanvasLine() {
  const drawing = useDrawing();
  if (drawing !== 'canvas') return null;
  return <Message kind="warn">This browser draws without WebGL.</Message>;
}
