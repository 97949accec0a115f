const PRODUCT = 'Tearline';

/** What of a matched route decides the document's title. */
interface TitledMatch {
  readonly meta?: readonly unknown[] | undefined;
  readonly status: string;
  /** The router's mark on the match whose child is missing; private by name, typed and stable. */
  readonly _notFound?: boolean | undefined;
}

/** The title of the deepest match that has one, e.g. "Designs · Tearline"; "Page not found." for an unknown address (SHELL-01). */
export function pageTitle(matches: readonly TitledMatch[]): string {
  if (matches.some((match) => match._notFound === true || match.status === 'notFound'))
    return 'Page not found.';
  const title = matches.flatMap((match) => match.meta?.map(titleOf) ?? []).findLast(Boolean);
  return title === undefined || title === '' ? PRODUCT : `${title} · ${PRODUCT}`;
}

function titleOf(meta: unknown): string | undefined {
  if (typeof meta !== 'object' || meta === null || !('title' in meta)) return undefined;
  return typeof meta.title === 'string' ? meta.title : undefined;
}
