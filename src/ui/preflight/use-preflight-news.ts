import { useEffect, useRef, useState } from 'react';
import type { Finding } from '../../domain/preflight/finding.ts';
import * as words from '../../words/preflight.gen.ts';

/** ms without a change before it is said, so that typing is not talked over. */
const REST_MS = 1_200;

/** A sentence for screen readers when the findings have changed and rested; empty at first. */
export function usePreflightNews(findings: readonly Finding[]): string {
  const titles = findings.map(({ title }) => title).join('\n');
  const said = useRef(titles);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (titles === said.current) return undefined;
    const timer = setTimeout(() => {
      const before = said.current.split('\n');
      said.current = titles;
      const first = titles.split('\n').find((title) => !before.includes(title)) ?? '';
      setNews(words.newsOf({ count: findings.length, first }).trim());
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [titles, findings.length]);
  return news;
}
