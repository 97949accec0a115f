import * as styles from './landing-page.css.ts';

const BENEFITS = [
  {
    title: 'It stays',
    words: 'A flyer is read once. A coupon in the wallet is there at the till.',
  },
  {
    title: 'It knows its date',
    words: 'Set the last good day once. Both wallets stop honoring the coupon when that day ends.',
  },
  {
    title: 'It can be switched off',
    words:
      'Sold out? Turn a coupon off on your dashboard and it turns void on the phones that hold it.',
  },
  {
    title: 'It scans',
    words:
      'QR Code, Aztec, PDF417 or Code 128, drawn for the scanner at your counter. Or none at all.',
  },
  {
    title: 'It matches the mail',
    words: 'Make the Ride-Along image from the same artwork, in the size the post accepts.',
  },
  {
    title: 'It needs no one’s app',
    words: 'Customers tap the link and save. No account, no download.',
  },
] as const;

/** The benefits of a mailing (HOME-01). */
export function Benefits() {
  return (
    <section className={styles.section} id="why" aria-labelledby="why-title">
      <h2 id="why-title" className={styles.title}>
        What your mail gains
      </h2>
      <ul className={styles.benefits} aria-label="Benefits">
        {BENEFITS.map(({ title, words }) => (
          <li key={title}>
            <h3 className={styles.benefitTitle}>{title}</h3>
            <p className={styles.benefitWords}>{words}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
