import { useEffect, useState } from 'react';

/** A part of the application that loads when something first shows it; a failed load can be repeated. */
export function useLatePart<Part>(load: () => Promise<Part>) {
  const [loaded, setLoaded] = useState<{ readonly part: Part } | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (part) => isCurrent && setLoaded({ part }),
      () => isCurrent && setFailed(attempt),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);
  return {
    /** Null until it is loaded. */
    part: loaded?.part ?? null,
    isFailed: loaded === null && failed === attempt,
    onRetry: () => setAttempt(attempt + 1),
  };
}
