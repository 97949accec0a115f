import type { ApiClient } from '../api/client.ts';
import type { Configuration } from '../domain/configuration.ts';

/** What routes may use of the world outside. */
export interface Services {
  readonly configuration: Configuration;
  readonly client: ApiClient;
}
