import { useEffect, useEffectEvent, useRef } from 'react';
import { FailureNotice } from './notice.tsx';

interface ListEndProps {
  readonly more: 'none' | 'waiting' | 'loading' | 'failed';
  readonly onMore: () => void;
  readonly className?: string;
}

/** How far below the screen the end may lie when the next page is asked for, px. */
const AHEAD = '600px';

/** The end of an endless list: asks for more when it comes near; a failed page can be asked for again. */
export function ListEnd({ more, onMore, className }: ListEndProps) {
  const end = useRef<HTMLDivElement>(null);
  const ask = useEffectEvent(onMore);

  useEffect(() => {
    if (more !== 'waiting' || end.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) ask();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [more]);

  return (
    <div ref={end} className={className}>
      {more === 'failed' && (
        <FailureNotice title="An error occurred!" onRetry={onMore}>
          The rest of the list did not arrive. Check the connection and load it again.
        </FailureNotice>
      )}
    </div>
  );
}
