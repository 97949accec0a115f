import type { ComponentProps } from 'react';
import { ColorBars } from '../../src/ui/parts/paper/color-bars.tsx';
import { CropMarks } from '../../src/ui/parts/paper/crop-marks.tsx';
import { Desk } from '../../src/ui/parts/paper/desk.tsx';
import { SkipLink } from '../../src/ui/parts/navigation/skip-link.tsx';
import { TearLine } from '../../src/ui/parts/paper/tear-line.tsx';
import * as styles from './gallery.css.ts';
import { Specimen, statesBy } from './specimen.tsx';

/** Paper and printed parts. */
export function PaperSpecimens() {
  const bars = <ColorBars colors={['#F7C948', '#7A2E12', '#E08B3A']} label="Default Scheme" />;
  return (
    <>
      <Specimen of="color-bars" states={{ three: bars }} />
      <Specimen of="crop-marks" states={CROP_MARKS} />
      <Specimen
        of="desk"
        wide={{ empty: <Desk className={styles.onDesk}>The ground under previews</Desk> }}
      />
      <Specimen of="tear-line" states={TEAR_LINES} />
      <Specimen of="skip-link" states={{ 'with the focus (Tab)': SKIP_LINK }} />
    </>
  );
}

const CROP_MARKS = statesBy(['large', 'medium', 'small'], (size) => (
  <Desk className={styles.onDesk}>
    <CropMarks size={size}>
      <div className={styles.cut} />
    </CropMarks>
  </Desk>
));

const SKIP_LINK = (
  <div className={styles.low}>
    <SkipLink />
  </div>
);

const torn = (props: ComponentProps<typeof TearLine>, className = styles.halves) => (
  <div className={className}>
    Coupon
    <TearLine {...props} />
    Stub
  </div>
);

const TEAR_LINES = {
  ...statesBy(['stub', 'across', 'printed'], (kind) => torn({ kind })),
  down: torn({ kind: 'down' }, `${styles.halves} ${styles.upright}`),
  'across, without notches': torn({ kind: 'across', notches: false }),
};
