import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../api/client.ts';
import type { Configuration } from '../../domain/configuration.ts';
import type { WizardRegistry } from './wizard-registry.ts';

/** What a wizard uses of the outside world. */
export interface WizardServices {
  readonly configuration: Configuration;
  readonly client: ApiClient;
  readonly wizards: WizardRegistry;
}

/** Loads the parts that a wizard starts with. */
export interface WizardSources {
  readonly services: Pick<WizardServices, 'configuration' | 'client'>;
  readonly queryClient: QueryClient;
}
