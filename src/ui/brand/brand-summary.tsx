import type { BrandFields } from '../../domain/brand/brand.ts';
import * as dialogWords from '../../words/brand/brand-dialog.gen.ts';
import { BrandLogo } from './brand-logo.tsx';
import { help } from '../parts/fields/text-field.css.ts';
import * as styles from './brand-card.css.ts';

interface BrandSummaryProps {
  /** Null for an account without a brand. */
  readonly fields: BrandFields | null;
  readonly logo: string | null;
}

/** What the brand has, in the account menu's entry. */
export function BrandSummary({ fields, logo }: BrandSummaryProps) {
  return (
    <>
      {fields !== null && (
        <span className={styles.thumb}>
          <BrandLogo fields={fields} image={logo} alt="" shape="thumb" />
        </span>
      )}
      <br />
      <small className={help}>{fields === null ? dialogWords.none() : summaryOf(fields)}</small>
    </>
  );
}

function summaryOf(fields: BrandFields): string {
  return dialogWords.summary({
    hasLogo: fields.haveLogoImage !== null,
    colors: fields.labelColor === null ? 2 : 3,
    hasTerms: fields.termsConditions !== '',
  });
}
