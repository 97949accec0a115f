import { Check } from 'lucide-react';
import type { ChosenDesign } from '../../../domain/keyword/keyword-form.ts';
import * as actionsWords from '../../../words/actions.gen.ts';
import * as administrationWords from '../../../words/administration.gen.ts';
import * as keywordsWords from '../../../words/keywords.gen.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { Message } from '../../parts/fields/message.tsx';
import * as styles from './design-choice.css.ts';

interface FoundDesign extends ChosenDesign {
  readonly active: boolean;
  /** Address of its picture; null if there is none yet. */
  readonly picture: string | null;
}

export type FoundDesigns =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | {
      readonly state: 'ready';
      readonly designs: readonly FoundDesign[];
      readonly hasMore: boolean;
      readonly isLoadingMore: boolean;
    };

export interface DesignChoiceProps {
  readonly found: FoundDesigns;
  readonly search: string;
  /** Ids. */
  readonly chosen: readonly string[];
  readonly isBusy: boolean;
  readonly onToggle: (design: ChosenDesign) => void;
  readonly onMore: () => void;
  readonly onRetry: () => void;
}

/** The designs that a search finds, as tiles to choose. */
export function DesignChoice(props: DesignChoiceProps) {
  const { found, search, onMore, onRetry } = props;
  if (found.state === 'loading')
    return (
      <p className={styles.place} role="status">
        {keywordsWords.loadingDesigns()}
      </p>
    );
  if (found.state === 'failed')
    return (
      <div className={styles.place}>
        <Message kind="bad">{keywordsWords.designsNotLoaded()}</Message>
        <Button shape="compact" onClick={onRetry}>
          {actionsWords.tryAgain()}
        </Button>
      </div>
    );
  if (found.designs.length === 0)
    return (
      <p className={styles.place} role="status">
        {keywordsWords.noDesignMatches({ search: search.trim() })}
      </p>
    );
  return (
    <div className={styles.place}>
      <ul className={styles.list} aria-label={keywordsWords.designsItFinds()}>
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
  chosen,
  isBusy,
  onToggle,
}: DesignChoiceProps & { readonly design: FoundDesign }) {
  const isChosen = chosen.includes(id);
  return (
    <button
      type="button"
      className={styles.tile}
      aria-pressed={isChosen}
      disabled={isBusy}
      onClick={() => onToggle({ id, title })}
    >
      {picture === null ? (
        <span className={styles.picture} />
      ) : (
        <img className={styles.picture} src={picture} width={375} height={144} alt="" />
      )}
      <span className={styles.title}>
        {isChosen && <Check aria-hidden="true" />}
        {title}
      </span>
      {!active && <small className={styles.note}>{administrationWords.inactive()}</small>}
    </button>
  );
}
