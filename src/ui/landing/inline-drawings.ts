/** The drawings of the first screen as part of its markup. */

const DRAWINGS = import.meta.glob<string>('./art/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const ADDRESSES = import.meta.glob<string>('./art/*.svg', {
  query: '?no-inline',
  import: 'default',
  eager: true,
});

const PICTURE = /<img src="([^"]+)" width="\d+" height="\d+" alt="([^"]*)"\/>/gu;

/**
 * Replaces the pictures that are not lazy by their drawings, so that the first frame shows them. A file would arrive a
 * round trip later, and the browser parses each as a document of its own.
 */
export function withDrawings(markup: string): string {
  const drawings = new Map(
    Object.entries(ADDRESSES).map(([path, address]) => [address, DRAWINGS[path] ?? '']),
  );
  return markup.replaceAll(PICTURE, (picture, address: string, words: string) => {
    const label = words === '' ? 'aria-hidden="true"' : `role="img" aria-label="${words}"`;
    return (
      drawings
        .get(address)
        ?.replace(/ xmlns="[^"]*"/u, ` ${label} preserveAspectRatio="xMidYMid slice"`) ?? picture
    );
  });
}
