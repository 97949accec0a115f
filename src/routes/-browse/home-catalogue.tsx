import type { ComponentProps } from 'react';
import type { OpenedServices } from '../../app/services.ts';
import { WithAnswers } from '../-frame/with-answers.tsx';
import { BrowseScreen } from './browse-screen.tsx';

interface HomeCatalogueProps extends Pick<ComponentProps<typeof BrowseScreen>, 'filters' | 'look'> {
  readonly opened: OpenedServices;
}

/** The catalogue as it stands at `/`, where the route above needs nobody signed in (HOME-02). */
export function HomeCatalogue({ opened, filters, look }: HomeCatalogueProps) {
  return (
    <WithAnswers queryClient={opened.queryClient}>
      <BrowseScreen banner services={opened.services} term="" {...{ filters, look }} />
    </WithAnswers>
  );
}
