import * as styles from './notice.css.ts';

/** A placeholder tile of the real size; shown after 150 ms. */
export function SkeletonTile() {
  return (
    <div className={styles.tile} aria-hidden="true">
      <div className={styles.artwork} />
      <div className={styles.stub}>
        <div className={styles.line} />
      </div>
    </div>
  );
}
