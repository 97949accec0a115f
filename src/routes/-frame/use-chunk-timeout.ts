import { useRouterState, type AnyRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { CHUNK_TIMEOUT_MS } from '../../domain/constants.ts';

/** Whether a navigation has waited for its code for 120,000 ms (SHELL-12). */
export function useChunkTimeout(router: AnyRouter): boolean {
  const pending = useRouterState({ router, select: ({ isLoading }) => isLoading });
  const [late, setLate] = useState(false);

  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setLate(true), CHUNK_TIMEOUT_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [pending]);

  return late;
}
