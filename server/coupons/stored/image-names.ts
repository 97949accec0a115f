/** The name of an image in answers; a client may send it instead of the image. */
export function imageName(hash: string): string {
  return `${NAME}${hash}`;
}

/** Returns the hash in such a name; null for any other text. */
export function hashOfName(data: string): string | null {
  return data.startsWith(NAME) ? data.slice(NAME.length) : null;
}

const NAME = 'sha256:';
