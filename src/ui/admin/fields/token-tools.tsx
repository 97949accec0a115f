import { useState } from 'react';
import type { DesignDocument } from '../../../domain/design/design-document.ts';
import type { TokenUse } from '../../../domain/design/token-uses.ts';
import {
  isFreeTokenName,
  withMergedToken,
  withRenamedToken,
  withSplitToken,
} from '../../../domain/template/token-edits.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { Checkbox } from '../../parts/fields/checkbox.tsx';
import { Field, JoinedField, Select, TextInput } from '../../parts/fields/text-field.tsx';
import * as adminWords from '../../../words/admin.gen.ts';
import * as administrationWords from '../../../words/administration.gen.ts';
import * as styles from './fields.css.ts';

interface TokenToolsProps {
  readonly design: DesignDocument;
  readonly use: TokenUse;
  /** The ids of the objects that it colors. */
  readonly users: readonly string[];
  readonly onChange: (design: DesignDocument) => void;
}

/** Renames, merges or splits a token in every scheme at once. */
export function TokenTools(props: TokenToolsProps) {
  return (
    <div className={styles.tools}>
      <Rename {...props} />
      {/* A text's token also names its words, so each text has its own. */}
      {props.use.group !== 'text' && (
        <>
          <Merge {...props} />
          <Split {...props} />
        </>
      )}
    </div>
  );
}

function Rename({ design, use, onChange }: TokenToolsProps) {
  const [name, setName] = useState(use.token);
  const isFree = name === use.token || isFreeTokenName(design, use.group, name);
  const rename = () => {
    if (isFree && name !== use.token) onChange(withRenamedToken(design, use, name));
  };
  return (
    <Field
      label={administrationWords.name()}
      error={isFree ? null : adminWords.lettersDigitsAndAndA()}
    >
      <JoinedField>
        <TextInput
          value={name}
          maxLength={64}
          spellCheck={false}
          autoComplete="off"
          onText={setName}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The same key would press the button that gets the focus next.
            event.preventDefault();
            rename();
          }}
        />
        <Button disabled={!isFree || name === use.token} onClick={rename}>
          {adminWords.rename()}
        </Button>
      </JoinedField>
    </Field>
  );
}

/** With a separate button, because arrow keys on a closed list select and would merge at once. */
function Merge({ design, use, onChange }: TokenToolsProps) {
  const [into, setInto] = useState('');
  const others = Object.keys(design.schemes[0].tokens[use.group]).filter(
    (token) => token !== use.token,
  );
  if (others.length === 0) return null;
  return (
    <Field label={adminWords.mergeInto()}>
      <JoinedField>
        <Select value={into} onText={setInto} options={others.map((token) => [token, token])}>
          <option value="" disabled>
            {adminWords.anotherToken()}
          </option>
        </Select>
        <Button disabled={into === ''} onClick={() => onChange(withMergedToken(design, use, into))}>
          {adminWords.merge()}
        </Button>
      </JoinedField>
    </Field>
  );
}

function Split({ design, use, users: all, onChange }: TokenToolsProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  // Copies of a shape share its id.
  const users = [...new Set(all)];
  if (users.length < 2) return null;
  const isPart = chosen.length > 0 && chosen.length < users.length;
  return (
    <div role="group" aria-label={adminWords.splitToken({ token: use.token })}>
      <b>{adminWords.giveTheseATokenOf()}</b>
      <div className={styles.uses}>
        {users.map((id) => (
          <Checkbox
            key={id}
            checked={chosen.includes(id)}
            onChange={(checked) =>
              setChosen(checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          >
            {id}
          </Checkbox>
        ))}
      </div>
      <Button
        shape="compact"
        disabled={!isPart}
        onClick={() => onChange(withSplitToken(design, use, chosen))}
      >
        {adminWords.split()}
      </Button>
    </div>
  );
}
