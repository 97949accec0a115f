import { SearchX } from 'lucide-react';
import { ListEnd } from '../../src/ui/parts/notices/list-end.tsx';
import { Message } from '../../src/ui/parts/fields/message.tsx';
import { FailureNotice, Notice } from '../../src/ui/parts/notices/notice.tsx';
import { Progress, ProgressBar } from '../../src/ui/parts/notices/progress.tsx';
import { SkeletonTile } from '../../src/ui/parts/notices/skeleton.tsx';
import { PageSpinner, Spinner } from '../../src/ui/parts/notices/spinner.tsx';
import { Button } from '../../src/ui/parts/buttons/button.tsx';
import { Specimen } from './specimen.tsx';

const nothing = () => undefined;

/** Parts that show a status. */
export function WordSpecimens() {
  return (
    <>
      <Specimen
        of="message"
        states={{
          ok: <Message kind="ok">Reads well: contrast 11.6:1</Message>,
          warn: <Message kind="warn">Hard to read: contrast 2.1:1.</Message>,
          bad: <Message kind="bad">Must be a valid URL</Message>,
        }}
      />
      <Specimen of="notice" wide={NOTICES} />
      <Specimen of="list-end" wide={{ failed: <ListEnd more="failed" onMore={nothing} /> }} />
      <Specimen of="progress" wide={PROGRESS} />
      <Specimen
        of="spinner"
        states={{ 'in a line': <Spinner words="Signing in" /> }}
        wide={{ 'of a page': <PageSpinner /> }}
      />
      <Specimen of="skeleton" wide={{ tile: <SkeletonTile /> }} />
    </>
  );
}

const NOTICES = {
  empty: (
    <Notice
      title='We couldn’t find anything for "rolls"'
      icon={<SearchX />}
      action={<Button>Back To Homepage</Button>}
    >
      <p>Use fewer keywords.</p>
    </Notice>
  ),
  failed: (
    <FailureNotice title="An error occurred!" onRetry={nothing}>
      Check the connection and load the list again.
    </FailureNotice>
  ),
};

const PROGRESS = {
  'in steps': <Progress words="Drawing the Google strip, 2 of 4" done={2} total={4} />,
  'not begun': <ProgressBar label="Not begun" percent="beginning" words="" />,
  'in percent': <ProgressBar label="In percent" percent={45} words="0.9 of 2.0 MB" />,
  ending: <ProgressBar label="Ending" percent="ending" words="" />,
};
