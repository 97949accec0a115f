import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface WithAnswersProps {
  readonly queryClient: QueryClient;
  readonly children: ReactNode;
}

/** A screen that asks the services, with the cache of their answers. */
export function WithAnswers({ queryClient, children }: WithAnswersProps) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

/** The screens below a route, all with the same cache. */
export function ScreensWithAnswers({ queryClient }: Pick<WithAnswersProps, 'queryClient'>) {
  return (
    <WithAnswers queryClient={queryClient}>
      <Outlet />
    </WithAnswers>
  );
}
