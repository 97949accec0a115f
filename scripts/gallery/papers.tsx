import { ColorBars } from '../../src/ui/parts/paper/color-bars.tsx';
import { CropMarks } from '../../src/ui/parts/paper/crop-marks.tsx';
import { Desk } from '../../src/ui/parts/paper/desk.tsx';
import { SkipLink } from '../../src/ui/parts/navigation/skip-link.tsx';
import { TearLine } from '../../src/ui/parts/paper/tear-line.tsx';
import * as styles from './gallery.css.ts';
import { Specimen, State } from './specimen.tsx';

const SIZES = ['large', 'medium', 'small'] as const;

/** Paper and printed parts. */
export function PaperSpecimens() {
  return (
    <>
      <Specimen of="color-bars">
        <State label="three">
          <ColorBars colors={['#F7C948', '#7A2E12', '#E08B3A']} label="Default Scheme" />
        </State>
      </Specimen>
      <Specimen of="crop-marks">
        {SIZES.map((size) => (
          <State key={size} label={size}>
            <Desk className={styles.onDesk}>
              <CropMarks size={size}>
                <div className={styles.cut} />
              </CropMarks>
            </Desk>
          </State>
        ))}
      </Specimen>
      <Specimen of="desk">
        <State label="empty" wide>
          <Desk className={styles.onDesk}>The ground under previews</Desk>
        </State>
      </Specimen>
      <TearLines />
      <Specimen of="skip-link">
        <State label="with the focus (Tab)">
          <div className={styles.low}>
            <SkipLink />
          </div>
        </State>
      </Specimen>
    </>
  );
}

function TearLines() {
  return (
    <Specimen of="tear-line">
      {(['stub', 'across', 'printed'] as const).map((kind) => (
        <State key={kind} label={kind}>
          <div className={styles.halves}>
            Coupon
            <TearLine kind={kind} />
            Stub
          </div>
        </State>
      ))}
      <State label="down">
        <div className={`${styles.halves} ${styles.upright}`}>
          Coupon
          <TearLine kind="down" />
          Stub
        </div>
      </State>
      <State label="across, without notches">
        <div className={styles.halves}>
          Coupon
          <TearLine kind="across" notches={false} />
          Stub
        </div>
      </State>
    </Specimen>
  );
}
