/** The landing page as a visitor has it, without the application (HOME-01); the build and the services agree on it here. */
import type { Configuration } from './configuration.ts';

export interface FirstPaint {
  readonly title: string;
  /** What stands in the page's root element. */
  readonly markup: string;
  /** Rules of the markup that the style sheet does not have. */
  readonly css: string;
}

export type DrawFirstPaint = (configuration: Configuration) => Promise<FirstPaint>;
