import { RouterProvider } from '@tanstack/react-router';
import { ChunkLoadError } from './app/loading/chunk-load.ts';
import type { Router } from './router.tsx';
import { RouteFailure } from './routes/-frame/route-failure.tsx';
import { useChunkTimeout } from './routes/-frame/use-chunk-timeout.ts';

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
