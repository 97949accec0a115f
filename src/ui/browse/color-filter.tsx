import { visuallyHidden } from '../theme/layout.css.ts';
import { Message } from '../parts/fields/message.tsx';
import * as browseWords from '../../words/browse.gen.ts';
import * as styles from './browse-page.css.ts';
import { legend, unseen } from '../parts/fields/text-field.css.ts';

/** A color from the services: hexadecimal RGB without `#`, and its name. */
export interface ColorOption {
  readonly value: string;
  readonly description: string;
}

export type ColorChoice =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'ready'; readonly options: readonly ColorOption[] };

interface ColorFilterProps {
  readonly choice: ColorChoice;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Places until the colors are there, so that nothing jumps. */
const TO_COME = 24;

/** "Filter By Color": swatches from the services; if they fail, the rest still works (BROWSE-05, BROWSE-10). */
export function ColorFilter({ choice, chosen, onChange }: ColorFilterProps) {
  return (
    <fieldset>
      <legend className={legend}>{browseWords.filterByColor()}</legend>
      {choice.state === 'loading' && (
        <div className={styles.swatches} aria-hidden="true">
          {Array.from({ length: TO_COME }, (_, index) => (
            <span key={index} className={styles.swatch} />
          ))}
        </div>
      )}
      {choice.state === 'failed' && (
        <Message kind="bad" role="alert">
          {browseWords.colorsNotLoaded()}
        </Message>
      )}
      {choice.state === 'ready' && (
        <div className={styles.swatches}>
          {choice.options.map((option) => (
            <label key={option.value} className={styles.swatch} title={option.description}>
              <span className={visuallyHidden}>{option.description}</span>
              <input
                type="checkbox"
                className={unseen}
                checked={chosen.includes(option.value)}
                onChange={({ target }) => onChange(withColor(chosen, option.value, target.checked))}
              />
              <i className={styles.disc} style={{ background: `#${option.value}` }} />
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}

const withColor = (chosen: readonly string[], color: string, on: boolean) =>
  on ? [...chosen, color] : chosen.filter((other) => other !== color);
