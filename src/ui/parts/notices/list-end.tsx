import { useEffect, useEffectEvent, useRef } from 'react';
import { listEnd } from './notice.css.ts';
import { FailureNotice } from './notice.tsx';
import * as shellWords from '../../../words/shell.gen.ts';

interface ListEndProps {
  readonly more: 'none' | 'waiting' | 'loading' | 'failed';
  readonly onMore: () => void;
}

/** px below the screen at which the next page is requested. */
const AHEAD = '600px';

/** The end of an endless list: requests more when it comes near, and lets the user retry a failed page. */
export function ListEnd({ more, onMore }: ListEndProps) {
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
    <div ref={end} className={listEnd} data-more={more}>
      {more === 'failed' && (
        <FailureNotice onRetry={onMore}>{shellWords.restOfListNotLoaded()}</FailureNotice>
      )}
    </div>
  );
}
