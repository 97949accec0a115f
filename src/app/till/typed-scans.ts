/** A scanner that types is quicker than a hand: milliseconds between two keys. */
const QUICK_MS = 60;
const SHORTEST = 4;

/**
 * Reports what a scanner types while no field has the focus, and takes its Enter, which would press the focused button.
 * Returns a function that stops.
 */
export function followTypedScans(onText: (text: string) => void): () => void {
  let typed = '';
  let lastAt = 0;
  const follow = (event: KeyboardEvent): void => {
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey) return;
    const isQuick = event.timeStamp - lastAt <= QUICK_MS;
    lastAt = event.timeStamp;
    if (event.key === 'Enter' && isQuick && typed.length >= SHORTEST) {
      event.preventDefault();
      onText(typed);
      typed = '';
    } else if (event.key.length === 1) {
      typed = (isQuick ? typed : '') + event.key;
    }
  };
  addEventListener('keydown', follow, true);
  return () => removeEventListener('keydown', follow, true);
}
