import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import type { RunningDashboard } from '../../app/dashboard/running-dashboard.ts';
import type { UnfinishedDraft } from '../../app/drafts/unfinished-drafts.ts';
import type { StripArtworkProps } from '../../ui/canvas/strip-artwork.tsx';
import type { Schema } from '../../api/client.ts';
import { proofsQuery } from '../../api/proofs.queries.ts';
import { DraftApprovalLine } from '../../ui/dashboard/draft-approval-line.tsx';
import { DraftCard } from '../../ui/dashboard/draft-card.tsx';
import { useServices } from '../-queries/with-services.tsx';
import { ownStripQuery } from '../-queries/own-strip.ts';

/** The unfinished drafts of this browser, by id. */
export type Drafts = ReturnType<typeof useDrafts>;

/** The answers to its proof, if it is shared (APPR-03). */
type SharedOrNot = UnfinishedDraft & { readonly proof: Schema<'ProofSummary'> | undefined };

/** The renderer's door is a part of its own, which a dashboard without drafts never fetches. */
const StripArtwork = lazy<ComponentType<StripArtworkProps>>(async () => {
  const loaded = await import('../../ui/canvas/strip-artwork.tsx').catch(() => null);
  // Beneath the artwork is an image.
  return { default: loaded === null ? () => null : loaded.StripArtwork };
});

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
  const found = query.data ?? [];
  // A line that came after the cards would move them.
  const proofs = useQuery({ ...proofsQuery(useServices().client), enabled: found.length > 0 });
  const words = term.toLowerCase().split(/\s+/).filter(Boolean);
  const matching = found.filter(({ name }) =>
    words.every((word) => name.toLowerCase().includes(word)),
  );
  const proofOf = ({ key }: UnfinishedDraft) => proofs.data?.find(({ id }) => id === key.draft);
  const drafts = new Map(
    matching.map((draft) => [draft.key.draft, { ...draft, proof: proofOf(draft) }]),
  );
  return {
    ids: [...drafts.keys()],
    /** Whether they or the answers to their proofs are still looked for; a browser that cannot tell has none. */
    areSought: [query, proofs].some((one) => one.isLoading && one.failureCount === 0),
    get: (id: string) => drafts.get(id),
    /** False where another tab has it open. */
    discard: async (id: string) => {
      // A search may have hidden it since the question.
      const draft = found.find(({ key }) => key.draft === id);
      const isDiscarded =
        draft === undefined || (await (await unfinished()).discardUnopened(draft.key));
      await query.refetch();
      return isDiscarded;
    },
  };
}

interface DraftItemProps {
  readonly draft: SharedOrNot;
  readonly dashboard: RunningDashboard;
}

export function DraftItem({ draft, dashboard }: DraftItemProps) {
  const { key, name, place, savedAt, proof } = draft;
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
        approval: proof !== undefined && <DraftApprovalLine draft={proof} />,
      }}
      artwork={<OwnArtwork artwork={draft.artwork} />}
      onContinue={() => void goOn(draft)}
      onDiscard={() =>
        dashboard.discard.send({ type: 'removal.ask', thing: { id: key.draft, name } })
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
