import { saveFile } from '../../app/actors/save-file.ts';
import { withCalls } from '../../app/actors/with-calls.ts';
import { type CodeDay, countsBySource } from '../../domain/codes/code-insight.ts';
import { COUPON_FILES } from '../../domain/coupon/file-names.ts';
import { csvText } from '../../domain/csv-text.ts';
import { Insight } from '../../ui/codes/insight/insight.tsx';
import { Sources } from '../../ui/codes/insight/sources.tsx';
import { FailureNotice } from '../../ui/parts/notices/notice.tsx';
import * as codesWords from '../../words/codes.gen.ts';
import { isLost } from '../-queries/endless-list.ts';
import { useServices } from '../-queries/with-services.tsx';
import * as words from '../../words/codes/insight.gen.ts';
import {
  codeCountsQuery,
  codeSeriesQuery,
  sourcesQuery,
  useLimitQuery,
} from '../../api/codes.queries.ts';
import { useQuery } from '@tanstack/react-query';
import { sourceNamesMachine } from '../../machines/codes/source-names.machine.ts';
import { useProcess } from '../-process/use-process.ts';

/** What the sheets of the page show. They come together: one that came later would move the others. */
export function useCodesAnswers(couponId: string) {
  const { client } = useServices();
  const series = useQuery(codeSeriesQuery(client, couponId));
  const limit = useQuery(useLimitQuery(client, couponId));
  const counts = useQuery(codeCountsQuery(client, couponId));
  const sources = useQuery(sourcesQuery(client, couponId));
  const isRead = ![series, limit, counts, sources].some(({ isLoading }) => isLoading);
  return { series, limit, counts, sources, isRead };
}

export type CodesAnswers = ReturnType<typeof useCodesAnswers>;

interface InsightBindingProps extends Pick<CodesAnswers, 'counts' | 'sources'> {
  readonly coupon: { readonly id: string; readonly name: string };
}

/** What became of a coupon's codes, and where the visits come from (SER-05, PUB-12). */
export function InsightBinding({ coupon, counts, sources }: InsightBindingProps) {
  if (isLost(counts) || isLost(sources)) {
    const retry = (): void => void Promise.all([counts.refetch(), sources.refetch()]);
    return (
      <FailureNotice title={words.failed()} onRetry={retry}>
        {codesWords.seriesSafe()}
      </FailureNotice>
    );
  }
  if (counts.data === undefined || sources.data === undefined) return null;
  const { made, days, until } = counts.data;
  const { sources: listed } = sources.data;
  const bySource = <SourcesBinding listed={listed} days={days} couponId={coupon.id} />;
  if (made === 0) return bySource;
  return (
    <Insight
      made={made}
      days={days}
      today={until}
      onDownload={() => saveNumbers(days, coupon.name)}
    >
      {bySource}
    </Insight>
  );
}

interface SourcesBindingProps {
  readonly couponId: string;
  readonly listed: readonly { readonly name: string; readonly views: number }[];
  readonly days: readonly CodeDay[];
}

function SourcesBinding({ couponId, listed, days }: SourcesBindingProps) {
  const { client, queryClient } = useServices();
  const { state, send } = useProcess(() =>
    withCalls(sourceNamesMachine, {
      async saveNames(names) {
        const params = { path: { id: couponId } };
        await client.PUT('/api/v1/project/{id}/sources', { params, body: { names } });
        await queryClient.invalidateQueries({ queryKey: ['codes', couponId] });
      },
    }),
  );
  return (
    <Sources
      sources={shownSources(listed, days)}
      names={listed.map(({ name }) => name)}
      state={state}
      send={send}
    />
  );
}

/** Sources with codes, then those without, then visits without a source. */
function shownSources(listed: SourcesBindingProps['listed'], days: readonly CodeDay[]) {
  const nothing = { opened: 0, added: 0, redeemed: 0 };
  const counted = countsBySource(days);
  const views = new Map(listed.map((one) => [one.name, one.views]));
  const withCodes = counted
    .filter(({ source }) => source !== null)
    .map((one) => ({ ...one, views: views.get(one.source ?? '') ?? null }));
  const others = listed
    .filter(({ name }) => counted.every(({ source }) => source !== name))
    .map((one) => ({ ...nothing, source: one.name, views: one.views }));
  const unnamed = counted.filter(({ source }) => source === null);
  return [...withCodes, ...others, ...unnamed.map((one) => ({ ...one, views: null }))];
}

function saveNumbers(days: readonly CodeDay[], couponName: string): void {
  const head = [words.day(), words.source(), words.opened(), words.addedShort(), words.redeemed()];
  const lines = days.map(({ day, source, opened, added, redeemed }) => [
    ...[day, source ?? words.noSource()],
    ...[opened, added, redeemed].map(String),
  ]);
  const text = csvText([head, ...lines]);
  saveFile(new Blob([text], { type: 'text/csv' }), COUPON_FILES.codeNumbers(couponName));
}
