import { useState } from 'react';
import type { ChangedFile, ShownPass } from '../../domain/verify/report.ts';
import { languageNow } from '../../words/language.ts';
import * as words from '../../words/verify/verify.gen.ts';
import * as frame from '../parts/page/page.css.ts';
import * as card from '../coupon/apple-card.css.ts';
import { BarcodeFigure } from '../coupon/barcode-figure.tsx';
import { CouponFrame } from '../coupon/coupon-frame.tsx';
import { Desk } from '../parts/paper/paper.tsx';
import * as styles from './verify-page.css.ts';

interface PassCardProps {
  readonly pass: ShownPass;
  readonly changed: readonly ChangedFile[];
  /** The file's name and its size in bytes. */
  readonly file: { readonly name: string; readonly size: number };
}

/** The front of a checked pass; what was changed in it has a red line around it (PRE-07). */
export function PassCard({ pass, changed, file }: PassCardProps) {
  const { name, colors, fields } = pass;
  const size = Math.ceil(file.size / 1000);
  return (
    <Desk className={frame.desk}>
      <div className={styles.card}>
        <CouponFrame colors={{ ...colors, googleText: '' }} colorSource="face" className={card.box}>
          <article className={card.card} aria-label={words.cardOf({ name })}>
            <header className={card.head}>
              <div className={ringOf('logo', changed, card.logo)}>
                {pass.logo === null ? name : <Picture png={pass.logo} label={name} />}
              </div>
            </header>
            <div className={ringOf('strip', changed, card.strip)}>
              {pass.strip !== null && <Picture png={pass.strip} label="" />}
            </div>
            {/* The front has room for three. */}
            <dl className={card.fields}>
              {fields.slice(0, 3).map(({ label, value }, index) => (
                <div key={`${label} ${index}`} className={index === 0 ? card.offer : card.date}>
                  <dt className={card.label}>{label}</dt>
                  <dd className={index === 0 ? card.offerValue : card.value}>{value}</dd>
                </div>
              ))}
            </dl>
            <div className={card.barcode}>
              {pass.code !== null && (
                <BarcodeFigure barcode={pass.code} language={languageNow()}>
                  <img src={`data:image/svg+xml,${encodeURIComponent(pass.code.drawing)}`} alt="" />
                </BarcodeFigure>
              )}
            </div>
          </article>
        </CouponFrame>
      </div>
      <p className={frame.slug}>{words.fileLine({ name: file.name, size })}</p>
    </Desk>
  );
}

function ringOf(slot: string, changed: readonly ChangedFile[], className: string): string {
  const isChanged = changed.some(({ name }) => /^[a-z]+/u.exec(name)?.[0] === slot);
  return isChanged ? `${className} ${styles.ringed}` : className;
}

/** The picture's address ends when it is loaded; another pass is another element. */
function Picture({ png, label }: { readonly png: Uint8Array; readonly label: string }) {
  const [address] = useState(() =>
    URL.createObjectURL(new Blob([new Uint8Array(png)], { type: 'image/png' })),
  );
  return <img src={address} alt={label} onLoad={() => URL.revokeObjectURL(address)} />;
}
