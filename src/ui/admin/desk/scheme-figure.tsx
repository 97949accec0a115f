import { Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { DesignDocument, Scheme } from '../../../domain/design/design-document.ts';
import { swatchesOf } from '../../../domain/design/swatches.ts';
import {
  isFreeSchemeName,
  MOST_SCHEMES,
  SCHEME_NAME_MAX,
} from '../../../domain/template/scheme-edits.ts';
import type { PartName } from '../../../domain/template/template-draft.ts';
import { submits } from '../../forms/submits.ts';
import { ColorBars, CropMarks } from '../../parts/paper/paper.tsx';
import { Menu } from '../../parts/overlays/menu.tsx';
import { Message } from '../../parts/fields/message.tsx';
import { Field, TextInput } from '../../parts/fields/text-field.tsx';
import { PartArtwork } from '../frame/part-artwork.tsx';
import * as adminWords from '../../../words/admin.gen.ts';
import * as actionsWords from '../../../words/actions.gen.ts';
import * as styles from './desk.css.ts';

interface SchemeFigureProps {
  readonly part: PartName;
  readonly design: DesignDocument;
  readonly index: number;
  readonly scheme: Scheme;
  readonly isChosen: boolean;
  /** Tokens that the typed source lacks in this scheme. */
  readonly missing: readonly string[];
  /** Texts with too little contrast. */
  readonly unreadable: readonly string[];
  readonly onChoose: () => void;
  readonly onCopy: () => void;
  readonly onRename: (name: string) => void;
  readonly onRemove: () => void;
}

/** A drawn scheme with its name, colors and actions (ADMT-04). */
export function SchemeFigure(props: SchemeFigureProps) {
  const { part, design, scheme, missing, unreadable, isChosen, onChoose } = props;
  const [isRenaming, setRenaming] = useState(false);
  const swatches = useMemo(() => swatchesOf(scheme), [scheme]);
  return (
    <figure>
      <CropMarks size="small">
        <div className={missing.length > 0 ? styles.mismatched : undefined}>
          <PartArtwork
            part={part}
            design={design}
            scheme={scheme.name}
            label={adminWords.artworkInName({ name: scheme.name })}
          />
        </div>
      </CropMarks>
      <figcaption className={styles.caption}>
        {isRenaming ? (
          <Rename {...props} onEnd={() => setRenaming(false)} />
        ) : (
          <button
            type="button"
            className={styles.choose}
            aria-pressed={isChosen}
            onClick={onChoose}
          >
            {scheme.name}
          </button>
        )}
        <div className={styles.end}>
          {missing.length > 0 ? (
            <Message kind="bad">
              {adminWords.tokensMissing({ tokens: missing.join(', '), count: missing.length })}
            </Message>
          ) : (
            <ColorBars colors={swatches} />
          )}
          <SchemeMenu {...props} onRenaming={() => setRenaming(true)} />
        </div>
        {unreadable.length > 0 && (
          <Message kind="warn">{adminWords.hardToRead({ texts: unreadable.join(', ') })}</Message>
        )}
      </figcaption>
    </figure>
  );
}

function SchemeMenu(props: SchemeFigureProps & { readonly onRenaming: () => void }) {
  const { design, scheme, onCopy, onRemove, onRenaming } = props;
  const count = design.schemes.length;
  return (
    <Menu
      label={adminWords.nameActions({ name: scheme.name })}
      icon={<Ellipsis />}
      entries={[
        { label: adminWords.rename(), icon: <Pencil />, onSelect: onRenaming },
        {
          label: actionsWords.copy(),
          icon: <Copy />,
          disabled: count >= MOST_SCHEMES,
          onSelect: onCopy,
        },
        {
          label: adminWords.deleteLabel(),
          icon: <Trash2 />,
          tone: 'bad',
          disabled: count < 2,
          onSelect: onRemove,
        },
      ]}
    />
  );
}

function Rename(props: SchemeFigureProps & { readonly onEnd: () => void }) {
  const { design, index, scheme, onRename, onEnd } = props;
  const [name, setName] = useState(scheme.name);
  const trimmed = name.trim();
  const isFree = isFreeSchemeName(design, index, trimmed);
  const rename = () => {
    if (!isFree) return;
    if (trimmed !== scheme.name) onRename(trimmed);
    onEnd();
  };
  return (
    <form onSubmit={submits(rename)}>
      <Field
        label={adminWords.schemeName()}
        error={isFree ? null : adminWords.eachSchemeNeedsAName()}
      >
        <TextInput
          value={name}
          maxLength={SCHEME_NAME_MAX}
          autoFocus
          autoComplete="off"
          onText={setName}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onEnd();
          }}
        />
      </Field>
    </form>
  );
}
