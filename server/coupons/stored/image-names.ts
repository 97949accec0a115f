/** The name an image has in answers, by which a client may refer to it again. */
export function imageName(hash: string): string {
  return `${NAME}${hash}`;
}

/** The hash in such a name; null where it is none. */
export function hashOfName(data: string): string | null {
  return data.startsWith(NAME) ? data.slice(NAME.length) : null;
}

const NAME = 'sha256:';
