import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Back from a coupon, the list stands where it was left; a new visit starts at its top (SHELL-03). */
export function useScrollPlace(isDrawn: boolean): void {
  const queryClient = useQueryClient();
  const visit = useLocation({ select: ({ state }) => state.__TSR_key ?? '' });
  useEffect(() => {
    const key = ['dashboard-place', visit];
    const remember = () => {
      if (isDrawn) queryClient.setQueryData(key, window.scrollY);
    };
    const place = queryClient.getQueryData<number>(key);
    const frame = requestAnimationFrame(() => {
      if (isDrawn && place !== undefined) window.scrollTo({ top: place, behavior: 'instant' });
    });
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', remember);
    };
  }, [isDrawn, queryClient, visit]);
}
