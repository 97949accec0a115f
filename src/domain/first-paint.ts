/** What an address shows before the application's code is there. The build and the services share this. */
import type { Language } from '../words/language.ts';
import type { Configuration } from './configuration.ts';

/** The landing page, for visitors (HOME-01), and the first question of a new coupon, for people with a session (WIZ-17). */
export type PaintedScreen = 'landing' | 'wizard';

export interface FirstPaint {
  readonly title: string;
  /** The content of the page's root element. */
  readonly markup: string;
  /** The rules that the markup uses. */
  readonly css: string;
}

/** Draws all of them with the style sheet of their build. */
export type DrawFirstPaints = (
  styleSheet: string,
  configuration: Configuration,
  language: Language,
) => Promise<Readonly<Record<PaintedScreen, FirstPaint>>>;

/** Stands in the markup for the name of the signed-in person, which only their browser knows. */
export const UNKNOWN_NAME = '{name}';
