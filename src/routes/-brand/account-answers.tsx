import { useRouteContext } from '@tanstack/react-router';
import { type ReactNode, use } from 'react';
import { WithServices } from '../-queries/with-services.tsx';

/** Provides a part of the frame, which is outside of every screen, with the services. */
export function AccountAnswers({ children }: { readonly children: ReactNode }) {
  const { openServices } = useRouteContext({ from: '__root__' });
  return <WithServices opened={use(openServices())}>{children}</WithServices>;
}
