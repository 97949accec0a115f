import type { ComponentProps } from 'react';
import type { OpenedServices } from '../../app/services.ts';
import { WithServices } from '../-queries/with-services.tsx';
import { BrowseScreen } from './browse-screen.tsx';

interface HomeCatalogueProps extends Pick<ComponentProps<typeof BrowseScreen>, 'filters' | 'look'> {
  readonly opened: OpenedServices;
}

/** The catalogue at `/`, where the route requires no sign-in (HOME-02). */
export function HomeCatalogue({ opened, filters, look }: HomeCatalogueProps) {
  return (
    <WithServices opened={opened}>
      <BrowseScreen banner term="" filters={filters} look={look} />
    </WithServices>
  );
}
