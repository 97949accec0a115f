import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { createContext, type ReactNode, use } from 'react';
import type { OpenedServices, Services } from '../../app/services.ts';

const ServicesContext = createContext<Services | null>(null);

interface WithServicesProps {
  readonly opened: Pick<OpenedServices, 'services'>;
  readonly children: ReactNode;
}

/** Provides a screen with the services and the query cache. */
export function WithServices({ opened, children }: WithServicesProps) {
  return (
    <ServicesContext value={opened.services}>
      <QueryClientProvider client={opened.services.queryClient}>{children}</QueryClientProvider>
    </ServicesContext>
  );
}

/** Provides the screens below a route with the same services. */
export function ScreensWithServices(opened: WithServicesProps['opened']) {
  return (
    <WithServices opened={opened}>
      <Outlet />
    </WithServices>
  );
}

/** The services of a signed-in account's screen; each is below `WithServices`. */
export const useServices = (): Services => use(ServicesContext) as Services;
