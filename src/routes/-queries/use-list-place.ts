import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { LEFT_PLACES } from '../../app/query-client.ts';
import type { GridMemory, GridRows } from '../../ui/lists/window-grid.tsx';

/**
 * Restores a list's scroll position on return; a new visit starts at its top (SHELL-03, BROWSE-13).
 * `list` identifies the list while the address already belongs to the next one.
 */
export function useListPlace(list: string, isDrawn: boolean): GridMemory {
  const queryClient = useQueryClient();
  const visit = useLocation({ select: ({ state }) => state.__TSR_key ?? '' });
  useEffect(() => {
    if (!isDrawn) return;
    const key = [LEFT_PLACES, list, visit, 'top'];
    const remember = () => queryClient.setQueryData(key, window.scrollY);
    const place = queryClient.getQueryData<number>(key);
    const frame = requestAnimationFrame(() => {
      if (place !== undefined) window.scrollTo({ top: place, behavior: 'instant' });
      // Beside the look at a design the list keeps its position.
      remember();
    });
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', remember);
    };
  }, [isDrawn, list, queryClient, visit]);
  return useMemo(() => memoryOf(queryClient, [list, visit]), [queryClient, list, visit]);
}

function memoryOf(queryClient: QueryClient, place: readonly string[]): GridMemory {
  const key = [LEFT_PLACES, ...place, 'rows'];
  return {
    recall: () => queryClient.getQueryData<GridRows>(key) ?? null,
    remember: (rows) => queryClient.setQueryData(key, rows),
  };
}
