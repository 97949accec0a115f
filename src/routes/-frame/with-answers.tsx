import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface WithAnswersProps {
  readonly queryClient: QueryClient;
  readonly children: ReactNode;
}

/** Provides a screen with the query cache. */
export function WithAnswers({ queryClient, children }: WithAnswersProps) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

/** Provides the screens below a route with the same query cache. */
export function ScreensWithAnswers({ queryClient }: Pick<WithAnswersProps, 'queryClient'>) {
  return (
    <WithAnswers queryClient={queryClient}>
      <Outlet />
    </WithAnswers>
  );
}
