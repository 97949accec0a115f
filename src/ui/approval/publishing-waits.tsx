import * as sharingWords from '../../words/approval/proof-sharing.gen.ts';
import * as styles from './proof-sharing.css.ts';

/** Below the button that publishes: for whom it waits (APPR-03). `names` is empty if anybody may approve. */
export function PublishingWaits({ names }: { readonly names: readonly string[] }) {
  return (
    <p className={styles.waits} role="status">
      <b>
        {names.length === 0
          ? sharingWords.waits()
          : sharingWords.waitsFor({ names: names.join(', ') })}
      </b>{' '}
      {sharingWords.ruleHint()}
    </p>
  );
}
