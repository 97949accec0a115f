import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The time, updated every minute: an offer may end while its wizard is open. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
