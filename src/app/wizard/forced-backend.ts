/** `?renderer=webgl` and `?renderer=canvas` force an engine at any address; the tab remembers it (ADMT-10). */
import { storedText, storeText } from '../storage/stored-text.ts';

const KEY = 'tearline.renderer';

type ForcedBackend = 'webgl' | 'canvas';

/** The address's engine, else the one remembered in this tab; null chooses the browser's best. */
export function forcedBackend(search: string = window.location.search): ForcedBackend | null {
  const said = known(new URLSearchParams(search).get('renderer'));
  if (said !== null) storeText(KEY, said, 'sessionStorage');
  return said ?? known(storedText(KEY, 'sessionStorage'));
}

function known(name: string | null): ForcedBackend | null {
  return name === 'webgl' || name === 'canvas' ? name : null;
}
