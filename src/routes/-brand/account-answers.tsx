import { QueryClientProvider } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { type ReactNode, use } from 'react';
import type { ApiClient } from '../../api/client.ts';

/** Provides a part of the frame, which is outside of every screen, with the services. */
export function AccountAnswers({ children }: { children: (client: ApiClient) => ReactNode }) {
  const { openServices } = useRouteContext({ from: '__root__' });
  const { services, queryClient } = use(openServices());
  return (
    <QueryClientProvider client={queryClient}>{children(services.client)}</QueryClientProvider>
  );
}
