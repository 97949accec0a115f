import * as commonWords from '../../words/common.gen.ts';
import * as administrationWords from '../../words/administration.gen.ts';
import { isRecord } from '../../domain/record.ts';
import { NO_ACCESS } from '../../domain/session/session.ts';

const PRODUCT = 'Tearline';

/** The parts of a matched route that decide the document's title. */
interface TitledMatch {
  readonly meta?: readonly unknown[] | undefined;
  readonly status: string;
  /** The router's mark on a match with a missing child; private by name, but typed and stable. */
  readonly _notFound?: boolean | undefined;
  /** Why the route could not be loaded. */
  readonly error?: unknown;
  /** The wizard's screens consist of panes. */
  readonly staticData?: { readonly panes?: boolean };
}

/** The title of the deepest match that has one, e.g. "Designs · Tearline"; "Page not found." for an unknown address (SHELL-01), "NO ACCESS" for a refused one (AUTH-08), and what is missing where a wizard cannot begin (WIZ-16). */
export function pageTitle(matches: readonly TitledMatch[]): string {
  if (matches.some(isRefused)) return `${administrationWords.noAccess()} · ${PRODUCT}`;
  if (matches.some((match) => match._notFound === true || match.status === 'notFound'))
    return commonWords.pageNotFound();
  const failure = matches.map(titleOfFailure).findLast(Boolean);
  if (failure !== undefined) return `${failure} · ${PRODUCT}`;
  const title = matches.flatMap((match) => match.meta?.map(titleOf) ?? []).findLast(Boolean);
  return title === undefined || title === '' ? PRODUCT : `${title} · ${PRODUCT}`;
}

function isRefused({ status, error }: TitledMatch): boolean {
  return status === 'notFound' && isRecord(error) && error['data'] === NO_ACCESS;
}

/** By the error's name, because the error classes are loaded later. */
function titleOfFailure({ status, error, staticData }: TitledMatch): string | undefined {
  if (status !== 'error' || !(error instanceof Error)) return undefined;
  switch (error.name) {
    case 'TemplateNotFound':
      return commonWords.templateNotFound();
    case 'ProjectNotFound':
      return commonWords.projectNotFound();
    case 'ServiceFailure':
      return staticData?.panes === true ? commonWords.uhOh() : undefined;
    default:
      return undefined;
  }
}

function titleOf(meta: unknown): string | undefined {
  return isRecord(meta) && typeof meta['title'] === 'string' ? meta['title'] : undefined;
}
