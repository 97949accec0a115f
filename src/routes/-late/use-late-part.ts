import { useEffect, useState } from 'react';

interface LatePart<Part> {
  /** Null until it is loaded. */
  readonly part: Part | null;
  readonly isFailed: boolean;
  readonly onRetry: () => void;
}

/** A part of the application that loads when something first shows it; a failed load can be repeated. */
export function useLatePart<Part>(load: () => Promise<Part>): LatePart<Part> {
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
    part: loaded?.part ?? null,
    isFailed: loaded === null && failed === attempt,
    onRetry: () => setAttempt(attempt + 1),
  };
}
