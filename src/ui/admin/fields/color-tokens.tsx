import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { completeHex, parseHex, toHex } from '../../../domain/design/color.ts';
import {
  type DesignDocument,
  type Scheme,
  textsIn,
} from '../../../domain/design/design-document.ts';
import {
  TOKEN_GROUPS,
  type TokenGroup,
  tokenKey,
  type TokenUse,
} from '../../../domain/design/token-uses.ts';
import { ownValue } from '../../../domain/record.ts';
import { withColor } from '../../../domain/template/scheme-edits.ts';
import { usersByToken } from '../../../domain/template/token-edits.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { Message } from '../../parts/fields/message.tsx';
import { help } from '../../parts/fields/text-field.css.ts';
import { TextInput } from '../../parts/fields/text-field.tsx';
import { contrastWords, type ContrastOf, MEASURING } from '../view/contrast-words.ts';
import { marked, markedWords } from '../../parts/fields/marked-words.tsx';
import { small } from '../../theme/layout.css.ts';
import * as styles from './fields.css.ts';
import { TokenTools } from './token-tools.tsx';
import * as adminWords from '../../../words/admin.gen.ts';

interface ColorTokensProps {
  readonly design: DesignDocument;
  /** The scheme whose colors are edited. */
  readonly chosen: string;
  readonly contrastOf: ContrastOf;
  readonly onChange: (design: DesignDocument, key?: string) => void;
}

const HEADINGS: Readonly<Record<TokenGroup, () => string>> = {
  fill: adminWords.fills,
  stroke: adminWords.strokes,
  text: adminWords.texts,
};

/** The tokens of a design with their color in one scheme and their uses (ADMT-02, ADMT-04). */
export function ColorTokens(props: ColorTokensProps) {
  const { design, chosen } = props;
  const index = Math.max(
    0,
    design.schemes.findIndex(({ name }) => name === chosen),
  );
  const scheme = design.schemes[index] ?? design.schemes[0];
  const { objects } = design.data;
  // A dragged color changes no object, so a design of hundreds is scanned once.
  const users = useMemo(() => usersByToken(objects), [objects]);
  return (
    <div className={styles.panel}>
      <p className={small}>
        {markedWords(adminWords.colorsOfScheme({ scheme: marked(scheme.name) }), (name) => (
          <b>{name}</b>
        ))}
      </p>
      {TOKEN_GROUPS.map((group) => {
        const tokens = Object.keys(scheme.tokens[group]);
        if (tokens.length === 0) return null;
        return (
          <section key={group} aria-label={HEADINGS[group]()}>
            <h3 className={styles.heading}>{HEADINGS[group]()}</h3>
            <ul>
              {tokens.map((token) => (
                <TokenRow
                  key={`${scheme.name} ${token}`}
                  {...props}
                  scheme={scheme}
                  index={index}
                  use={{ group, token }}
                  users={users.get(tokenKey({ group, token })) ?? NOBODY}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

interface TokenRowProps extends ColorTokensProps {
  readonly scheme: Scheme;
  readonly index: number;
  readonly use: TokenUse;
  /** The ids of the objects that it colors. */
  readonly users: readonly string[];
}

/** One shared list for unused tokens, so that it causes no render; never written to. */
const NOBODY: readonly string[] = [];

function TokenRow(props: TokenRowProps) {
  const { design, scheme, index, use, users, onChange } = props;
  const { group, token } = use;
  const [isOpen, setOpen] = useState(false);
  const color = ownValue(scheme.tokens[group], token) ?? '#000000';
  const paint = (hex: string) =>
    onChange(withColor(design, index, use, hex), `${scheme.name} ${group} ${token}`);
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <Swatch token={token} color={color} onColor={paint} />
        <Hex key={color} token={token} color={color} onColor={paint} />
        <span className={styles.name}>
          <b>{token}</b>
          <span className={small}>{adminWords.uses({ count: users.length })}</span>
        </span>
        <Button
          icon={<SlidersHorizontal />}
          look="bare"
          shape="square"
          aria-label={adminWords.renameMergeOrSplitToken({ token })}
          title={adminWords.renameMergeOrSplit()}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      {group === 'text' && <Contrast {...props} />}
      {isOpen && (
        <TokenTools
          {...props}
          onChange={(next) => {
            setOpen(false);
            onChange(next);
          }}
        />
      )}
    </li>
  );
}

/** The browser's color picker; during a drag it is ahead of the page. */
function Swatch({ token, color, onColor }: HexProps) {
  const input = useRef<HTMLInputElement>(null);
  const value = color.toLowerCase();
  useEffect(() => {
    if (input.current !== null && input.current.value !== value) input.current.value = value;
  });
  return (
    <input
      ref={input}
      type="color"
      className={styles.swatch}
      aria-label={adminWords.pickToken({ token })}
      defaultValue={value}
      onChange={({ target }) => onColor(target.value.toUpperCase())}
    />
  );
}

interface HexProps {
  readonly token: string;
  readonly color: string;
  readonly onColor: (color: string) => void;
}

/** A typed color; it applies once it is valid. */
function Hex({ token, color, onColor }: HexProps) {
  const [typed, setTyped] = useState(color);
  const channels = parseHex(typed);
  return (
    <TextInput
      aria-label={adminWords.colorOfToken({ token })}
      aria-invalid={channels === null || undefined}
      value={typed}
      maxLength={7}
      spellCheck={false}
      autoComplete="off"
      onText={(text) => {
        setTyped(text);
        const whole = /^#[\da-f]{6}$/iu.test(text) ? parseHex(text) : null;
        if (whole !== null) onColor(toHex(whole));
      }}
      onBlur={() => {
        const complete = completeHex(typed);
        if (parseHex(complete) === null) return setTyped(color);
        if (complete !== color) onColor(complete);
      }}
    />
  );
}

/** The contrast of the words with their background in this scheme. */
function Contrast({ design, scheme, use, contrastOf }: TokenRowProps) {
  const text = textsIn(design).find(({ tokens }) => tokens.text === use.token);
  const ratio = text === undefined ? undefined : contrastOf(scheme.name, text.id);
  if (text === undefined || ratio === undefined) return null;
  if (ratio === MEASURING) return <p className={help}>{adminWords.measuringContrast()}</p>;
  const { kind, words } = contrastWords(ratio, text.fontSize);
  return <Message kind={kind}>{words}</Message>;
}
