/** The coupon as a usual React page that requests its data. */
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Coupon {
  readonly merchantName: string;
  readonly description: string;
  readonly barcodeAltText: string;
  readonly termsConditions: string;
}

function CouponPage() {
  const [coupon, setCoupon] = useState<Coupon | null>(null);
  useEffect(() => {
    void fetch('/coupon.json')
      .then((response) => response.json())
      .then(setCoupon);
  }, []);
  if (coupon === null) return <p>Loading</p>;
  return (
    <main>
      <h1>Here is your coupon</h1>
      <img src="/logo.webp" alt={coupon.merchantName} width={160} height={50} />
      <img src="/strip.webp" alt="" width={375} height={144} id="strip" />
      <p>{coupon.description}</p>
      <img src="/code.svg" alt={coupon.barcodeAltText} width={180} height={180} />
      <p>{coupon.termsConditions}</p>
    </main>
  );
}

createRoot(document.getElementById('root') ?? document.body).render(<CouponPage />);
