import type { Platform } from '../../../domain/coupon/fields/coupon-images.ts';
import * as actionsWords from '../../../words/actions.gen.ts';
import * as styles from './preview-pane.css.ts';

/** Where the logo will be. */
export function LogoPlace({ platform }: { readonly platform: Platform }) {
  return (
    <div className={styles.logoPlace[platform]}>
      {platform === 'apple' && actionsWords.yourLogo()}
    </div>
  );
}
