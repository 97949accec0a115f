/** `?renderer=webgl` and `?renderer=canvas` say which engine draws, wherever one enters the product; this tab remembers it (ADMT-10). */
const KEY = 'tearline.renderer';

type ForcedBackend = 'webgl' | 'canvas';

/** What the address says, else what it said before in this tab; null leaves it to what the browser does best. */
export function forcedBackend(search: string = window.location.search): ForcedBackend | null {
  const said = known(new URLSearchParams(search).get('renderer'));
  try {
    if (said !== null) window.sessionStorage.setItem(KEY, said);
    return said ?? known(window.sessionStorage.getItem(KEY));
  } catch {
    return said;
  }
}

function known(name: string | null): ForcedBackend | null {
  return name === 'webgl' || name === 'canvas' ? name : null;
}
