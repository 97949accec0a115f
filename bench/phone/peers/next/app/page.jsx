import Image from 'next/image';

/** The coupon as Next makes it: markup from the server, hydrated by its client. */
export default function Page() {
  return (
    <main>
      <h1>Here is your coupon</h1>
      <Image src="/logo.webp" alt="Odette Bakery" width={160} height={50} unoptimized />
      <Image src="/strip.webp" alt="" width={375} height={144} id="strip" priority unoptimized />
      <h2>Thirteen rolls for the price of twelve</h2>
      <p>Until December 31, 2037</p>
      <Image src="/code.svg" alt="Code ROLLS-13" width={180} height={180} unoptimized />
      <p>One coupon per visit and household. Not with other offers.</p>
    </main>
  );
}
