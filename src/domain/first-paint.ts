/** The landing page as visitors get it, without the application (HOME-01). The build and the services share this. */
import type { Language } from '../words/language.ts';
import type { Configuration } from './configuration.ts';

export interface FirstPaint {
  readonly title: string;
  /** The content of the page's root element. */
  readonly markup: string;
  /** The rules that the markup uses. */
  readonly css: string;
}

/** Draws it with the style sheet of its build. */
export type DrawFirstPaint = (
  styleSheet: string,
  configuration: Configuration,
  language: Language,
) => Promise<FirstPaint>;
