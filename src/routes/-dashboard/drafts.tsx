import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import type { RunningDashboard } from '../../app/dashboard/running-dashboard.ts';
import type { UnfinishedDraft } from '../../app/drafts/unfinished-drafts.ts';
import type { StripArtworkProps } from '../../ui/canvas/strip-artwork.tsx';
import { DraftCard } from '../../ui/dashboard/draft-card.tsx';
import { useServices } from '../-queries/with-services.tsx';
import { ownStripQuery } from '../-queries/own-strip.ts';

/** The unfinished drafts of this browser, by id. */
export type Drafts = ReturnType<typeof useDrafts>;

/** The renderer's door is a part of its own, which a dashboard without drafts never fetches. */
const StripArtwork = lazy<ComponentType<StripArtworkProps>>(async () => {
  const loaded = await import('../../ui/canvas/strip-artwork.tsx').catch(() => null);
  return { default: loaded === null ? Nothing : loaded.StripArtwork };
});

/** Fetched only for drafts, too; without it the proof in the wizard still has the answers. */
const DraftProof = lazy<ComponentType<{ readonly draftId: string }>>(async () => {
  const loaded = await import('./draft-proof.tsx').catch(() => null);
  return { default: loaded === null ? Nothing : loaded.DraftProof };
});

/** Stands in where a part cannot be fetched; beneath the artwork is an image. */
function Nothing() {
  return null;
}

const unfinished = () => import('../../app/drafts/unfinished-drafts.ts');

/** Those that match the search, as coupons do (DASH-16). */
export function useDrafts(account: string, term: string) {
  const query = useQuery({
    queryKey: ['unfinished-drafts', account],
    queryFn: async () => (await unfinished()).listUnfinished(account),
    enabled: account !== '',
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
  });
  const words = term.toLowerCase().split(/\s+/).filter(Boolean);
  const matching = (query.data ?? []).filter(({ name }) =>
    words.every((word) => name.toLowerCase().includes(word)),
  );
  const drafts = new Map(matching.map((draft) => [draft.key.draft, draft]));
  return {
    ids: [...drafts.keys()],
    /** Whether they are still looked for; a browser that cannot tell has none. */
    areSought: query.isPending && query.failureCount === 0,
    get: (id: string) => drafts.get(id),
    /** False where another tab has it open. */
    discard: async (id: string) => {
      const draft = drafts.get(id);
      const isDiscarded =
        draft === undefined || (await (await unfinished()).discardUnopened(draft.key));
      await query.refetch();
      return isDiscarded;
    },
  };
}

interface DraftItemProps {
  readonly draft: UnfinishedDraft;
  readonly dashboard: RunningDashboard;
}

export function DraftItem({ draft, dashboard }: DraftItemProps) {
  const { key, name, place, savedAt } = draft;
  const strip = useDraftStrip(draft);
  const goOn = useContinue();
  return (
    <DraftCard
      draft={{
        id: key.draft,
        name,
        place,
        savedAt: new Date(savedAt),
        strip,
        approval: (
          <Suspense fallback={null}>
            <DraftProof draftId={key.draft} />
          </Suspense>
        ),
      }}
      artwork={<OwnArtwork artwork={draft.artwork} />}
      onContinue={() => void goOn(draft)}
      onDiscard={() =>
        dashboard.discard.send({ type: 'discard.ask', draft: { draftId: key.draft, name } })
      }
    />
  );
}

function OwnArtwork({ artwork }: Pick<UnfinishedDraft, 'artwork'>) {
  if (artwork === null) return null;
  return (
    <Suspense fallback={null}>
      <StripArtwork {...artwork} platform="apple" label="" />
    </Suspense>
  );
}

/** What was uploaded, else the stored coupon's strip. A template's own picture is nobody's to see once it is withdrawn; its design is in the draft. */
function useDraftStrip({ strip, source }: UnfinishedDraft): string | null {
  const { client } = useServices();
  const projectId = source.kind === 'project' ? source.projectId : '';
  const own = useQuery({
    ...ownStripQuery(client, projectId),
    enabled: strip === null && projectId !== '',
  });
  return strip ?? own.data ?? null;
}

/** Opens this very draft, not the newest of its address. */
function useContinue() {
  const navigate = useNavigate();
  return async ({ key, source }: UnfinishedDraft) => {
    (await unfinished()).continueDraft(key);
    const [path = ''] = key.address.split('#');
    const state =
      source.kind === 'project' ? { fromDashboard: true, newFromExisting: source.isCopy } : {};
    await navigate({ to: path, state });
  };
}
