import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { type CodeSeries, removeCodeSeries } from '../../api/codes.queries.ts';
import type { Project } from '../../api/projects.queries.ts';
import { codeImportWith, codesChanged } from '../../app/codes/import-codes.ts';
import { withCalls } from '../../app/actors/with-calls.ts';
import type { WantedFile } from '../../machines/codes/code-download.machine.ts';
import { dayIn } from '../../domain/coupon/moments.ts';
import { isGone } from '../../domain/failures.ts';
import { CodesPage, CodesPair } from '../../ui/codes/codes-page.tsx';
import { isLost } from '../-queries/endless-list.ts';
import { useServices } from '../-queries/with-services.tsx';
import * as codesWords from '../../words/codes.gen.ts';
import { listWords } from '../../ui/codes/list-words.ts';
import { seriesName } from '../../ui/codes/series-name.ts';
import { Button } from '../../ui/parts/buttons/button.tsx';
import { FailureNotice } from '../../ui/parts/notices/notice.tsx';
import { ownStripQuery } from '../-queries/own-strip.ts';
import { FindCodeBinding } from './find-code-binding.tsx';
import { type CodesAnswers, InsightBinding, useCodesAnswers } from './insight-binding.tsx';
import { RowSteps } from '../../ui/codes/letters/row-steps.tsx';
import { ImportBinding } from './import-binding.tsx';
import { seriesRemovalMachine } from '../../machines/removal.machine.ts';
import { downloadWith } from '../../app/codes/file-download.ts';
import { UseLimit } from '../../ui/codes/use-limit.tsx';
import * as words from '../../words/codes/use-limit.gen.ts';
import { useLimitMachine } from '../../machines/codes/use-limit.machine.ts';
import { useProcess } from '../-process/use-process.ts';
import { SeriesList, type ShownSeries, RemovalQuestion } from '../../ui/codes/series-list.tsx';

interface CodesScreenProps {
  readonly coupon: Pick<Project, 'id' | 'name' | 'barcodeType' | 'form'>;
}

/** Binds the machines of a coupon's codes to their page (SER-01). */
export function CodesScreen({ coupon }: CodesScreenProps) {
  const services = useServices();
  const { id: couponId, barcodeType } = coupon;
  const answers = useCodesAnswers(couponId);
  const { series, limit } = answers;
  // The route has read the series. Only the first codes ask; further codes keep what was chosen.
  const householdsOnly = series.data?.length === 0 ? barcodeType === 'NONE' : null;
  const input = { couponId, barcodeType, householdsOnly };
  const process = useProcess(() => codeImportWith(services, couponId, listWords()), input);
  const { state: imported, send } = process;
  const strip = useQuery(ownStripQuery(services.client, couponId));
  const [isAdding, setIsAdding] = useState(false);
  const isDone = imported.matches('done');
  const isResting = isDone || imported.matches('choosing');
  const hasCodes = series.data?.some(({ state }) => state === 'ready') ?? false;
  const toggle = (): void => {
    if (isDone) send({ type: 'import.leave' });
    setIsAdding(isDone || !isAdding);
  };
  return (
    <CodesPage
      couponName={coupon.name}
      strip={strip.data ?? null}
      action={
        hasCodes &&
        isResting && (
          <Button icon={<Plus />} aria-expanded={isAdding && !isDone} onClick={toggle}>
            {codesWords.addMore()}
          </Button>
        )
      }
    >
      {answers.isRead && (
        <>
          <ImportBinding
            process={process}
            coupon={coupon}
            limit={hasCodes ? null : (limit.data ?? { most: null, householdsOnly: false })}
            isOpen={isAdding || (series.data !== undefined && !hasCodes) || isLost(series)}
          />
          {isResting && (
            <>
              {series.data?.length === 0 && <RowSteps strip={strip.data ?? null} />}
              <InsightBinding coupon={coupon} {...answers} />
              <SeriesBinding coupon={coupon} {...answers} />
            </>
          )}
        </>
      )}
    </CodesPage>
  );
}

function SeriesBinding({ coupon, series, sources, limit }: CodesScreenProps & CodesAnswers) {
  const { client, queryClient } = useServices();
  const { state: asked, send: sendRemoval } = useProcess(() =>
    withCalls(seriesRemovalMachine, {
      async remove(seriesId) {
        const refresh = () => codesChanged(queryClient, coupon.id);
        const removing = removeCodeSeries(client, { couponId: coupon.id, seriesId });
        await removing.catch(async (reason: unknown) => {
          // Another tab has removed them; after any other fault the list is as it was.
          if (isGone(reason)) await refresh();
          throw reason;
        });
        await refresh();
      },
    }),
  );
  const { state: running, send: sendDownload } = useProcess(() => downloadWith(client));
  if (isLost(series))
    return (
      <FailureNotice title={codesWords.seriesFailed()} onRetry={() => void series.refetch()}>
        {codesWords.seriesSafe()}
      </FailureNotice>
    );
  if (series.data === undefined) return null;
  const hasCodes = series.data.some(({ state }) => state === 'ready');
  const ownCode = <UseLimitBinding couponId={coupon.id} limit={limit} hasCodes={hasCodes} />;
  if (series.data.length === 0) return ownCode;
  const list = (
    <SeriesList
      couponId={coupon.id}
      series={series.data.map((one) => shownSeries(one, coupon.form.timeZone))}
      sources={sources.data?.sources.map(({ name }) => name) ?? []}
      download={running.hasTag('busy') ? downloadOf(running.context) : null}
      failure={failureOf(asked.context.failure, running.context.failure)}
      onDownload={(file) => sendDownload({ type: 'file.download', file: { ...file, coupon } })}
      onCancelDownload={() => sendDownload({ type: 'download.cancel' })}
      onRemove={(shown) =>
        sendRemoval({ type: 'removal.ask', thing: { ...shown, name: seriesName(shown) } })
      }
    />
  );
  return (
    <>
      {hasCodes ? (
        <CodesPair>
          <div>
            <FindCodeBinding coupon={coupon} />
            {ownCode}
          </div>
          {list}
        </CodesPair>
      ) : (
        list
      )}
      {asked.hasTag('open') && <RemovalQuestion state={asked} send={sendRemoval} />}
    </>
  );
}

function failureOf(removal: string | null, download: string | null): string | null {
  if (removal !== null) return codesWords.removeFailed({ reason: removal });
  return download === null ? null : codesWords.fileFailed({ reason: download });
}

function downloadOf({ file, rows }: { readonly file: WantedFile | null; readonly rows: number }) {
  return file === null || file.kind === 'uses' ? null : { ...file, rows };
}

function shownSeries({ createdAt, ...series }: CodeSeries, timeZone: string): ShownSeries {
  const { id, name, state, rows, expectedRows } = series;
  return { id, name, state, rows, expectedRows, date: dayIn(timeZone, new Date(createdAt)) };
}

interface UseLimitBindingProps extends Pick<CodesAnswers, 'limit'> {
  readonly couponId: string;
  readonly hasCodes: boolean;
}

/** Binds the limit of uses to its form (TILL-04). */
function UseLimitBinding({ couponId, limit, hasCodes }: UseLimitBindingProps) {
  const { client, queryClient } = useServices();
  const { state, send } = useProcess(() =>
    withCalls(useLimitMachine, {
      async saveLimit(body) {
        const params = { path: { id: couponId } };
        await client.PUT('/api/v1/project/{id}/use-limit', { params, body });
        await codesChanged(queryClient, couponId);
      },
    }),
  );
  if (isLost(limit))
    return (
      <FailureNotice title={words.failed()} onRetry={() => void limit.refetch()}>
        {codesWords.seriesSafe()}
      </FailureNotice>
    );
  if (limit.data === undefined) return null;
  return <UseLimit {...limit.data} hasCodes={hasCodes} state={state} send={send} />;
}
