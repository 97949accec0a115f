import { Check, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { fieldMessageOf } from '../../../domain/field-messages.ts';
import type { ChosenDesign } from '../../../domain/keyword/keyword-form.ts';
import { keywordIssues } from '../../../domain/keyword/keyword-form.schema.ts';
import * as actionsWords from '../../../words/actions.gen.ts';
import * as administrationWords from '../../../words/administration.gen.ts';
import * as keywordsWords from '../../../words/keywords.gen.ts';
import { submits } from '../../forms/submits.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { Message } from '../../parts/fields/message.tsx';
import { SearchField } from '../../parts/fields/search-field.tsx';
import { Field, TextInput } from '../../parts/fields/text-field.tsx';
import { Dialog } from '../../parts/overlays/dialog.tsx';
import type { termKeywordMachine } from '../../../machines/admin/term-keyword.machine.ts';
import type { MachineView } from '../../../machines/machine-view.ts';
import { sheetRefusalOf } from './opened-sheet.ts';
import { answers } from '../../parts/overlays/dialog.css.ts';
import { below, row, size, soft, stack } from '../../theme/layout.css.ts';
import * as styles from './keyword-page.css.ts';

interface TermKeywordDialogProps extends MachineView<typeof termKeywordMachine> {
  readonly canMake: boolean;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly found: FoundDesigns;
  readonly onMore: () => void;
  readonly onRetry: () => void;
}

/** Asks which designs a new keyword finds before it is made (PRE-06). */
export function TermKeywordDialog(props: TermKeywordDialogProps) {
  const { state, send, search, onSearch } = props;
  const { form, refusals } = state.context;
  const issue = keywordIssues(form).name;
  const isBusy = state.hasTag('busy');
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <Dialog
      open
      onClose={() => (isBusy ? undefined : send({ type: 'keyword.cancel' }))}
      title={keywordsWords.makeAKeyword()}
      size="medium"
      initialFocus={box}
      closable={!isBusy}
    >
      <div className={`${below[16]} ${stack[12]}`}>
        <form id={id} noValidate onSubmit={submits(() => send({ type: 'keyword.make' }))}>
          <Field
            label={administrationWords.name()}
            required
            error={issue === undefined ? sheetRefusalOf('name', refusals) : fieldMessageOf(issue)}
          >
            <TextInput
              value={form.name}
              autoComplete="off"
              readOnly={isBusy}
              onText={(name) => send({ type: 'form.change', part: { name } })}
            />
          </Field>
        </form>
        <h3 className={size.t17}>{keywordsWords.designsItFinds()}</h3>
        <SearchField
          ref={box}
          label={keywordsWords.searchDesigns()}
          value={search}
          maxLength={200}
          onText={onSearch}
        />
        <DesignChoice {...props} />
        <Chosen {...props} />
        <Actions {...props} form={id} />
      </div>
    </Dialog>
  );
}

function Chosen({ state, send }: TermKeywordDialogProps) {
  const { designs, refusals } = state.context;
  const refused = designs.flatMap(({ title }, index) => {
    const refusal = refusals.find(({ pointer }) => pointer === `/templateIds/${index}`);
    return refusal === undefined ? [] : [{ title, reason: refusal.detail }];
  });
  return (
    <>
      <p className={soft} role="status">
        {designs.length === 0
          ? keywordsWords.chooseADesign()
          : keywordsWords.chosenDesigns({ count: designs.length })}
      </p>
      {designs.length > 0 && (
        <ul className={row}>
          {designs.map((design) => (
            <li key={design.id}>
              <Button
                shape="compact"
                disabled={state.hasTag('busy')}
                aria-label={keywordsWords.removeDesign({ title: design.title })}
                onClick={() => send({ type: 'design.toggle', design })}
              >
                {design.title}
                <X />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {refused.map((one) => (
        <Message key={one.title} kind="bad" role="alert">
          {keywordsWords.designRefused(one)}
        </Message>
      ))}
    </>
  );
}

type ActionsProps = TermKeywordDialogProps & { readonly form: string };

function Actions({ form, canMake, state, send }: ActionsProps) {
  const isBusy = state.hasTag('busy');
  return (
    <div className={answers}>
      <Button disabled={isBusy} onClick={() => send({ type: 'keyword.cancel' })}>
        {actionsWords.cancel()}
      </Button>
      <Button
        icon={<Check />}
        look="ink"
        type="submit"
        form={form}
        disabled={!canMake && !isBusy}
        aria-disabled={isBusy}
        aria-busy={isBusy}
      >
        {state.hasTag('slow') ? keywordsWords.makingKeyword() : keywordsWords.makeKeyword()}
      </Button>
    </div>
  );
}

interface FoundDesign extends ChosenDesign {
  readonly active: boolean;
  /** Address of its picture; null if there is none yet. */
  readonly picture: string | null;
}

export type FoundDesigns =
  | { readonly state: 'loading' | 'failed' }
  | {
      readonly state: 'ready';
      readonly designs: readonly FoundDesign[];
      readonly hasMore: boolean;
      readonly isLoadingMore: boolean;
    };

/** The designs that a search finds, as tiles to choose. */
function DesignChoice(props: TermKeywordDialogProps) {
  const { found, search, onMore, onRetry } = props;
  if (found.state === 'failed')
    return (
      <div className={styles.designs}>
        <Message kind="bad" role="alert">
          {keywordsWords.designsNotLoaded()}
        </Message>
        <Button shape="compact" onClick={onRetry}>
          {actionsWords.tryAgain()}
        </Button>
      </div>
    );
  if (found.state !== 'ready' || found.designs.length === 0)
    return (
      <p className={styles.designs} role="status">
        {found.state !== 'ready'
          ? keywordsWords.loadingDesigns()
          : keywordsWords.noDesignMatches({ search: search.trim() })}
      </p>
    );
  return (
    <div className={styles.designs}>
      <ul className={styles.designList} aria-label={keywordsWords.designsItFinds()}>
        {found.designs.map((design) => (
          <li key={design.id}>
            <Tile {...props} design={design} />
          </li>
        ))}
      </ul>
      {found.hasMore && (
        <Button shape="compact" aria-disabled={found.isLoadingMore} onClick={onMore}>
          {keywordsWords.moreDesigns()}
        </Button>
      )}
    </div>
  );
}

function Tile({
  design: { id, title, active, picture },
  state,
  send,
}: TermKeywordDialogProps & { readonly design: FoundDesign }) {
  const isChosen = state.context.designs.some((chosen) => chosen.id === id);
  return (
    <button
      type="button"
      className={styles.design}
      aria-pressed={isChosen}
      disabled={state.hasTag('busy')}
      onClick={() => send({ type: 'design.toggle', design: { id, title } })}
    >
      {picture === null ? (
        <span className={styles.designPicture} />
      ) : (
        <img className={styles.designPicture} src={picture} width={375} height={144} alt="" />
      )}
      <span className={styles.designTitle}>
        {isChosen && <Check aria-hidden="true" />}
        {title}
      </span>
      {!active && <small className={styles.designNote}>{administrationWords.inactive()}</small>}
    </button>
  );
}
