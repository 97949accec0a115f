import type { ComponentProps } from 'react';
import type { OpenedServices } from '../../app/services.ts';
import { WithAnswers } from '../-frame/with-answers.tsx';
import { BrowseScreen } from './browse-screen.tsx';

interface HomeCatalogueProps extends Pick<ComponentProps<typeof BrowseScreen>, 'filters' | 'look'> {
  readonly opened: OpenedServices;
}

/** The catalogue at `/`, where the route requires no sign-in (HOME-02). */
export function HomeCatalogue({ opened, filters, look }: HomeCatalogueProps) {
  return (
    <WithAnswers queryClient={opened.queryClient}>
      <BrowseScreen banner services={opened.services} term="" filters={filters} look={look} />
    </WithAnswers>
  );
}
