import { Link } from '@tanstack/react-router';
import { ArrowLeft, Check, FileX, Pencil, RotateCcw, Upload, X } from 'lucide-react';
import type { BulkItem, bulkImportMachine } from '../../../machines/admin/bulk-import.machine.ts';
import type { MachineView } from '../../../machines/machine-view.ts';
import * as adminWords from '../../../words/admin.gen.ts';
import { Button, ButtonLink } from '../../parts/buttons/button.tsx';
import { CropMarks } from '../../parts/paper/paper.tsx';
import { Message } from '../../parts/fields/message.tsx';
import { Progress } from '../../parts/notices/progress.tsx';
import * as frame from '../../parts/page/page.css.ts';
import { BulkReport } from './bulk-report.tsx';
import { useFileInput } from '../../forms/chosen-files.tsx';
import { small, stack, tone } from '../../theme/layout.css.ts';
import * as styles from './report.css.ts';

interface BulkListProps extends MachineView<typeof bulkImportMachine> {
  /** Source of each template's picture, by address. */
  readonly pictures: ReadonlyMap<string, string>;
  /** A corrected file for a refused drawing. */
  readonly onFile: (index: number, file: File) => void;
  readonly onDismiss: (index: number) => void;
}

/** Many imported drawings: each is an inactive template with its picture and its report (ADMT-12). */
export function BulkList(props: BulkListProps) {
  const { state, send, pictures } = props;
  const { items } = state.context;
  const done = items.filter(({ state }) => state === 'made' || state === 'refused').length;
  const made = items.filter(({ state }) => state === 'made').length;
  // A report takes more room than its drawing did before: nothing stands below the newest one.
  const begun = items.findLastIndex(({ state }) => state !== 'waiting') + 1;
  return (
    <div className={frame.page}>
      <Link to="/" className={frame.back}>
        <ArrowLeft size={16} />
        {adminWords.backToTheDesigns()}
      </Link>
      <div className={styles.head}>
        <h1 className={frame.title} tabIndex={-1}>
          {adminWords.drawingsAreTemplates({ made, all: items.length })}
        </h1>
        <Marks items={items} />
      </div>
      <div className={styles.lead}>
        {state.hasTag('busy') ? (
          <>
            <Progress
              words={adminWords.importingValueOfLength({
                value: Math.min(done + 1, items.length),
                length: items.length,
              })}
              done={done}
              total={items.length}
            />
            <Button onClick={() => send({ type: 'bulk.stop' })}>{adminWords.stopHere()}</Button>
          </>
        ) : (
          <p>{made === 0 ? adminWords.noneOfThemIsA() : adminWords.becameInactive({ made })}</p>
        )}
      </div>
      <ul aria-label={adminWords.drawings()} className={stack[20]}>
        {items.slice(0, begun).map((item, index) => (
          // A result is another card than the wait for it, whose parts had other places.
          <li key={`${index} ${item.file.name} ${item.state}`} className={styles.item}>
            <Picture item={item} pictures={pictures} />
            <Words item={item} />
            <Actions {...props} item={item} index={index} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A mark for each drawing, in their order; the headline says the same in words. */
function Marks({ items }: { readonly items: readonly BulkItem[] }) {
  return (
    <ol className={styles.marks} aria-hidden="true">
      {items.map(({ file, state }, index) => (
        <li key={`${index} ${file.name}`} data-state={state}>
          {state === 'made' && <Check />}
          {state === 'refused' && <X />}
        </li>
      ))}
    </ol>
  );
}

interface ItemProps {
  readonly item: BulkItem;
}

function Picture({
  item: { state, template },
  pictures,
}: ItemProps & Pick<BulkListProps, 'pictures'>) {
  const source = pictures.get(template?.picture ?? '');
  return (
    <div className={styles.desk}>
      {state === 'refused' ? (
        <div className={styles.torn} aria-hidden="true">
          <FileX />
        </div>
      ) : (
        <CropMarks size="small">
          {source === undefined ? (
            <div className={styles.picture} />
          ) : (
            <img className={styles.picture} src={source} width={1125} height={432} alt="" />
          )}
        </CropMarks>
      )}
    </div>
  );
}

function Words({ item: { file, state, outcome, template, failure } }: ItemProps) {
  return (
    <div className={styles.words}>
      <p className={small}>
        <code>{file.name}</code>
      </p>
      {state === 'refused' ? (
        <h2 className={`${styles.title} ${tone.bad}`}>{adminWords.refused()}</h2>
      ) : (
        <h2 className={styles.title}>{template?.title ?? adminWords.noTemplateYet()}</h2>
      )}
      {failure !== null && <Message kind="bad">{failure}</Message>}
      {outcome !== null && (
        <BulkReport outcome={outcome} source={state === 'refused' ? file.text : null} />
      )}
    </div>
  );
}

type ActionsProps = BulkListProps & ItemProps & { readonly index: number };

function Actions(props: ActionsProps) {
  const { file, state, template } = props.item;
  return (
    <div className={styles.deeds}>
      {state === 'waiting' && <span>{adminWords.waiting()}</span>}
      {state === 'working' && <span>{adminWords.importing()}</span>}
      {state === 'skipped' && <span>{adminWords.notImported()}</span>}
      {state === 'refused' && <RefusedActions {...props} />}
      {template !== null && (
        <>
          <Message kind="ok">{adminWords.inactiveTemplateMade()}</Message>
          <ButtonLink
            icon={<Pencil />}
            to="/template/edit/$templateId"
            params={{ templateId: template.id }}
            aria-label={adminWords.giveNameWords({ name: file.name })}
          >
            {adminWords.giveItWords()}
          </ButtonLink>
        </>
      )}
    </div>
  );
}

/** A drawing that the services refused, or did not get, may pass the second time as it is. */
function RefusedActions({ item, index, send, onFile, onDismiss }: ActionsProps) {
  const { file } = item;
  const { name } = file;
  const { input, choose } = useFileInput({
    accept: '.svg,.svgz,image/svg+xml',
    onFiles: ([chosen]) => chosen && onFile(index, chosen),
  });
  return (
    <>
      {item.failure !== null && (
        <Button
          icon={<RotateCcw />}
          aria-label={adminWords.importNameAgain({ name })}
          onClick={() => send({ type: 'drawing.replace', index, file })}
        >
          {adminWords.importItAgain()}
        </Button>
      )}
      <Button icon={<Upload />} aria-label={adminWords.chooseNameAgain({ name })} onClick={choose}>
        {adminWords.chooseItAgain()}
      </Button>
      {input}
      <Button
        look="bare"
        aria-label={adminWords.leaveNameOut({ name })}
        onClick={() => onDismiss(index)}
      >
        {adminWords.leaveItOut()}
      </Button>
    </>
  );
}
