import { useEffect } from 'react';
import { whenIdle } from '../../app/loading/when-idle.ts';
import { PreviewWaiting } from '../../ui/dashboard/preview-waiting.tsx';
import { useLatePart } from '../-late/use-late-part.ts';
import type { PreviewBindingProps } from './preview-binding.tsx';

/** The cards and the rules of preflight, which no list needs. */
const loadPreview = async () => (await import('./preview-binding.tsx')).PreviewBinding;

/** Loads the preview before anybody opens one, once the list is there and the page is idle. */
export function usePreviewSoon(isListed: boolean): void {
  useEffect(
    () => (isListed ? whenIdle(() => void loadPreview().catch(() => undefined)) : undefined),
    [isListed],
  );
}

/** A coupon's preview; until its code is loaded it says so, and what to do if that fails. */
export function LatePreview(props: PreviewBindingProps) {
  const { part: Preview, isFailed, onRetry } = useLatePart(loadPreview);
  if (Preview !== null) return <Preview {...props} />;
  const { coupon, onClose } = props;
  return (
    <PreviewWaiting name={coupon.name} isFailed={isFailed} onRetry={onRetry} onClose={onClose} />
  );
}
