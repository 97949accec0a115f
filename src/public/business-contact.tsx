import type { DetailItem } from '../domain/coupon/coupon-face.ts';
import type { Business } from './page-view.ts';
import * as couponPageWords from '../words/coupon-page.gen.ts';
import * as styles from './page.css.ts';

/** Contact for a coupon that cannot be used: name, phone and website (PUB-03). */
export function BusinessContact({ business }: { readonly business: Business }) {
  const { merchantName, details } = business;
  const contacts = (['phone', 'website'] as const)
    .map((key) => details.find((item) => item.key === key))
    .filter((item) => item !== undefined);
  return (
    <address className={styles.contact}>
      <p>
        {couponPageWords.offeredBy()} <strong>{merchantName}</strong>
      </p>
      {contacts.length > 0 && (
        <ul>
          {contacts.map((item) => (
            <li key={item.key}>
              <Contact item={item} />
            </li>
          ))}
        </ul>
      )}
    </address>
  );
}

function Contact({ item }: { readonly item: DetailItem }) {
  if (item.href === null) return item.value;
  return (
    <a className={styles.link} href={item.href}>
      {item.value}
    </a>
  );
}
