import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Configuration } from '../../domain/configuration.ts';
import type { copyLinkMachine } from '../../machines/submission/copy-link.machine.ts';
import type { rideAlongArchiveMachine } from '../../machines/submission/ride-along-archive.machine.ts';
import {
  type Receipt,
  replacedBy,
  type submissionMachine,
} from '../../machines/submission/submission.machine.ts';
import { RideAlongFilesLine, SuccessDialog } from '../../ui/wizard/finish/success-dialog.tsx';
import { StaleEditDialog, SubmissionDialog } from '../../ui/wizard/finish/wizard-dialogs.tsx';

interface SubmissionProps {
  readonly submission: ActorRefFrom<typeof submissionMachine>;
  readonly configuration: Configuration;
}

/** Saving, its result, and the next page (SUBM-01 to SUBM-03). */
export function Submission({ submission, configuration }: SubmissionProps) {
  const state = useSelector(submission, (snapshot) => snapshot);
  if (state.matches('stale')) return <StaleEditDialog send={submission.send} />;
  const { copyLink, archive } = state.children;
  if (state.matches('success') && copyLink !== undefined) {
    return (
      <Success
        state={state}
        copyLink={copyLink}
        archive={archive}
        configuration={configuration}
        onClose={() => submission.send({ type: 'submission.finish' })}
      />
    );
  }
  return <SubmissionDialog state={state} send={submission.send} />;
}

interface SuccessProps {
  readonly state: SnapshotFrom<typeof submissionMachine>;
  readonly copyLink: ActorRefFrom<typeof copyLinkMachine>;
  readonly archive: ActorRefFrom<typeof rideAlongArchiveMachine> | undefined;
  readonly configuration: Configuration;
  readonly onClose: () => void;
}

function Success({ state, copyLink, archive, configuration, onClose }: SuccessProps) {
  const copy = useSelector(copyLink, (snapshot) => snapshot);
  const { coupon, receipt, shareBase } = state.context;
  if (receipt === null) return null;
  const { id } = receipt;
  return (
    <SuccessDialog
      couponId={id}
      isUpdate={replacedBy(coupon) !== null}
      coupon={coupon.form}
      strip={coupon.images.appleStrip}
      link={`${shareBase}${id}`}
      copy={copy.hasTag('copied') ? 'copied' : copy.matches('refused') ? 'refused' : 'resting'}
      onCopy={() => copyLink.send({ type: 'link.copy' })}
      files={archive === undefined ? null : <Files archive={archive} />}
      templateUrl={templateUrl(configuration, receipt)}
      onClose={onClose}
    />
  );
}

/** Null if the deployment has no template host. */
function templateUrl({ templateHost }: Configuration, { informedImagesId }: Receipt) {
  if (informedImagesId === null || templateHost === '') return null;
  return `${templateHost}/template/${informedImagesId}`;
}

/** Shows nothing if the coupon has no Ride-Along image. */
function Files({ archive }: { readonly archive: ActorRefFrom<typeof rideAlongArchiveMachine> }) {
  const state = useSelector(archive, (snapshot) => snapshot);
  if (state.context.files === null) return null;
  return (
    <RideAlongFilesLine
      state={
        state.hasTag('busy') ? 'downloading' : state.matches('failed') ? 'failed' : 'downloaded'
      }
      failure={state.context.failure}
      onDownload={() => archive.send({ type: 'archive.download' })}
    />
  );
}
