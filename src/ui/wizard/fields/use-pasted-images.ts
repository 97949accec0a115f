import { useEffect, useEffectEvent } from 'react';
import type { CouponForm } from '../../../domain/coupon/fields/coupon-form.ts';
import { emptySlots, type ImageSlotName } from '../../../domain/images/image-slots.ts';
import type { Uploads } from './uploads.ts';

/** Files pasted outside a field go into the screen's empty slots (STEP-14). */
export function usePastedImages(
  form: CouponForm,
  slots: readonly ImageSlotName[],
  { onFiles }: Uploads,
): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (event.defaultPrevented || files.length === 0) return;
    event.preventDefault();
    const empty = emptySlots(form, slots);
    if (empty.length > 0) onFiles(empty, files);
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
