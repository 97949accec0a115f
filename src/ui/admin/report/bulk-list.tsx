import type { BulkItem } from '../../../machines/admin/bulk-import.machine.ts';
import { Button, ButtonLink } from '../../parts/buttons/button.tsx';
import { Message } from '../../parts/fields/message.tsx';
import { Progress } from '../../parts/notices/progress.tsx';
import { ElementReport, ImportSum } from './import-report.tsx';
import * as adminWords from '../../../words/admin.gen.ts';
import * as actionsWords from '../../../words/actions.gen.ts';
import * as styles from './bulk-list.css.ts';

interface BulkListProps {
  readonly items: readonly BulkItem[];
  readonly isBusy: boolean;
  readonly onStop: () => void;
}

/** Many imported drawings: each is an inactive template with its report (ADMT-12). */
export function BulkList({ items, isBusy, onStop }: BulkListProps) {
  const done = items.filter(({ state }) => state === 'made' || state === 'refused').length;
  const made = items.filter(({ state }) => state === 'made').length;
  return (
    <div className={styles.page}>
      <h1 className={styles.heading} tabIndex={-1}>
        {adminWords.lengthDrawings({ length: items.length })}
      </h1>
      <p className={styles.lead}>{leadOf(made)}</p>
      {isBusy && (
        <Progress
          words={adminWords.importingValueOfLength({
            value: Math.min(done + 1, items.length),
            length: items.length,
          })}
          done={done}
          total={items.length}
        />
      )}
      <ul aria-label={adminWords.drawings()}>
        {items.map((item, index) => (
          <li key={`${index} ${item.file.name}`} className={styles.item}>
            <Item item={item} />
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {isBusy && <Button onClick={onStop}>{adminWords.stopHere()}</Button>}
        <ButtonLink to="/">{adminWords.backToTheDesigns()}</ButtonLink>
      </div>
    </div>
  );
}

function leadOf(made: number): string {
  if (made === 0) return adminWords.noneOfThemIsA();
  return adminWords.becameInactive({ made });
}

function Item({
  item: { file, state, outcome, templateId, failure },
}: {
  readonly item: BulkItem;
}) {
  return (
    <>
      <div className={styles.row}>
        <b className={styles.name}>{file.name}</b>
        <State state={state} />
        {templateId !== null && (
          <ButtonLink
            shape="compact"
            to="/template/edit/$templateId"
            params={{ templateId }}
            aria-label={adminWords.editTheTemplateOfName({ name: file.name })}
          >
            {actionsWords.edit()}
          </ButtonLink>
        )}
      </div>
      {failure !== null && <Message kind="bad">{failure}</Message>}
      {outcome !== null && (
        <details className={styles.report} open={state === 'refused'}>
          <summary>{adminWords.report()}</summary>
          <ImportSum outcome={outcome} />
          <ElementReport outcome={outcome} chosen={null} onChoose={null} />
        </details>
      )}
    </>
  );
}

function State({ state }: Pick<BulkItem, 'state'>) {
  switch (state) {
    case 'waiting':
      return <span>{adminWords.waiting()}</span>;
    case 'working':
      return <span>{adminWords.importing()}</span>;
    case 'made':
      return <Message kind="ok">{adminWords.inactiveTemplateMade()}</Message>;
    case 'refused':
      return <Message kind="bad">{adminWords.refused()}</Message>;
    case 'skipped':
      return <span>{adminWords.notImported()}</span>;
  }
}
