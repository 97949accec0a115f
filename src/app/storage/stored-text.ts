/** Texts in the browser's storage. Reading and writing throw where it is blocked, writing also where it is full. */
type Place = 'localStorage' | 'sessionStorage';

/** Null if there is none, or storage is blocked. */
export function storedText(key: string, place: Place = 'localStorage'): string | null {
  try {
    return globalThis[place].getItem(key);
  } catch {
    return null;
  }
}

/** Null removes the text. What cannot be stored is forgotten with the page. */
export function storeText(key: string, text: string | null, place: Place = 'localStorage'): void {
  try {
    if (text === null) globalThis[place].removeItem(key);
    else globalThis[place].setItem(key, text);
  } catch {
    return;
  }
}
