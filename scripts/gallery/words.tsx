import { SearchX } from 'lucide-react';
import { ListEnd } from '../../src/ui/parts/notices/list-end.tsx';
import { Message } from '../../src/ui/parts/fields/message.tsx';
import { FailureNotice, Notice } from '../../src/ui/parts/notices/notice.tsx';
import { Progress, ProgressBar } from '../../src/ui/parts/notices/progress.tsx';
import { SkeletonTile } from '../../src/ui/parts/notices/skeleton.tsx';
import { PageSpinner, Spinner } from '../../src/ui/parts/notices/spinner.tsx';
import { Button } from '../../src/ui/parts/buttons/button.tsx';
import { Specimen, State } from './specimen.tsx';

const nothing = () => undefined;

/** Parts that show a status. */
export function WordSpecimens() {
  return (
    <>
      <Specimen of="message">
        <State label="ok">
          <Message kind="ok">Reads well: contrast 11.6:1</Message>
        </State>
        <State label="warn">
          <Message kind="warn">Hard to read: contrast 2.1:1.</Message>
        </State>
        <State label="bad">
          <Message kind="bad">Must be a valid URL</Message>
        </State>
      </Specimen>
      <Notices />
      <Specimen of="list-end">
        <State label="failed" wide>
          <ListEnd more="failed" onMore={nothing} />
        </State>
      </Specimen>
      <Waits />
    </>
  );
}

function Notices() {
  return (
    <Specimen of="notice">
      <State label="empty" wide>
        <Notice
          title='We couldn’t find anything for "rolls"'
          icon={<SearchX />}
          action={<Button>Back To Homepage</Button>}
        >
          <p>Use fewer keywords.</p>
        </Notice>
      </State>
      <State label="failed" wide>
        <FailureNotice title="An error occurred!" onRetry={nothing}>
          Check the connection and load the list again.
        </FailureNotice>
      </State>
    </Specimen>
  );
}

function Waits() {
  return (
    <>
      <Specimen of="progress">
        <State label="in steps" wide>
          <Progress words="Drawing the Google strip, 2 of 4" done={2} total={4} />
        </State>
        <State label="not begun" wide>
          <ProgressBar label="Not begun" percent="beginning" words="" />
        </State>
        <State label="in percent" wide>
          <ProgressBar label="In percent" percent={45} words="0.9 of 2.0 MB" />
        </State>
        <State label="ending" wide>
          <ProgressBar label="Ending" percent="ending" words="" />
        </State>
      </Specimen>
      <Specimen of="spinner">
        <State label="in a line">
          <Spinner words="Signing in" />
        </State>
        <State label="of a page" wide>
          <PageSpinner />
        </State>
      </Specimen>
      <Specimen of="skeleton">
        <State label="tile" wide>
          <SkeletonTile />
        </State>
      </Specimen>
    </>
  );
}
