import { colorNameOf } from '../../../domain/design/color-name.ts';
import type { CardColors, CardSuggestion } from '../../../domain/design/card-colors.ts';
import * as designWords from '../../../words/domain/design.gen.ts';
import * as wizardScreensWords from '../../../words/wizard-screens.gen.ts';
import * as faceWords from '../../../words/domain/face.gen.ts';
import { remark } from '../../theme/layout.css.ts';
import * as styles from './fields.css.ts';
import { legend } from '../../parts/fields/text-field.css.ts';

interface CardSuggestionsProps {
  readonly suggestions: readonly CardSuggestion[];
  /** The colors of the current card. */
  readonly worn: readonly string[];
  readonly onTake: (colors: CardColors) => void;
}

/** Cards in the colors of the artwork; one press applies a card (STEP-17). */
export function CardSuggestions({ suggestions, worn, onTake }: CardSuggestionsProps) {
  return (
    <fieldset>
      <legend className={legend}>{wizardScreensWords.fromYourDesign()}</legend>
      <div className={styles.cards}>
        {suggestions.map((suggestion) => (
          <button
            key={suggestion.tone}
            type="button"
            className={styles.card}
            aria-label={wizardScreensWords.toneCard({
              tone: wizardScreensWords.tone(suggestion),
              colors: colorsOf(suggestion)
                .map((color) => `${designWords.colorName(colorNameOf(color))} ${color}`)
                .join(', '),
            })}
            aria-pressed={colorsOf(suggestion).join() === worn.join()}
            onClick={() => onTake(suggestion)}
          >
            <span
              className={styles.sample}
              aria-hidden="true"
              style={{ background: suggestion.backgroundColor }}
            >
              <small data-words={faceWords.offer()} style={{ color: suggestion.labelColor }} />
              <b
                data-words={wizardScreensWords.halfOff()}
                style={{ color: suggestion.foregroundColor }}
              />
            </span>
            <span className={`${remark} ${styles.name}`}>
              {wizardScreensWords.tone(suggestion)}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

const colorsOf = ({ backgroundColor, foregroundColor, labelColor }: CardColors) => [
  backgroundColor,
  foregroundColor,
  labelColor,
];
