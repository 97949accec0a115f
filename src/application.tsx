import { RouterProvider, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ChunkLoadError } from './app/loading/chunk-load.ts';
import { CHUNK_TIMEOUT_MS } from './domain/start-limits.ts';
import type { Router } from './router.tsx';
import { RouteFailure } from './routes/-frame/route-failure.tsx';

interface ApplicationProps {
  readonly router: Router;
}

/** The router's screens; when a part of one does not come in time, a screen that says so (SHELL-12). */
export function Application({ router }: ApplicationProps) {
  const late = useChunkTimeout(router);
  if (late) {
    return (
      <main id="main">
        <RouteFailure error={new ChunkLoadError('A part of the application took too long.')} />
      </main>
    );
  }
  return <RouterProvider router={router} />;
}

/** Whether a navigation has waited for its code for 120,000 ms (SHELL-12). */
function useChunkTimeout(router: Router): boolean {
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
