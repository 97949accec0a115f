import type { BrandFields } from '../../domain/brand/brand.ts';
import { colorOr } from '../../domain/design/color.ts';
import * as styles from './brand-card.css.ts';

interface BrandLogoProps {
  readonly fields: Pick<
    BrandFields,
    'haveLogoImage' | 'logoText' | 'logoBackgroundColor' | 'logoTextColor' | 'backgroundColor'
  >;
  /** An address; null if there is none, or it is not read yet. */
  readonly image: string | null;
  readonly alt: string;
  readonly shape: 'card' | 'thumb' | 'wide' | 'round';
}

/** A brand's logo on its card's background: the image, the letters of a text logo, or nothing. */
export function BrandLogo({ fields, image, alt, shape }: BrandLogoProps) {
  const { logoText, logoBackgroundColor, logoTextColor } = fields;
  const isText = fields.haveLogoImage === 'no' && logoText !== null;
  const ground = isText
    ? colorOr(logoBackgroundColor, '#FFFFFF')
    : colorOr(fields.backgroundColor, '#FFFFFF');
  return (
    <div className={styles.logo({ shape })} style={{ background: ground }}>
      {image !== null && !isText && <img src={image} alt={alt} />}
      {isText && (
        <span
          role={alt === '' ? undefined : 'img'}
          aria-label={alt === '' ? undefined : alt}
          aria-hidden={alt === ''}
          style={{ color: colorOr(logoTextColor, '#000000') }}
        >
          {logoText}
        </span>
      )}
    </div>
  );
}
