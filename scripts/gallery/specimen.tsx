import type { ReactNode } from 'react';
import * as styles from './gallery.css.ts';

type States = Readonly<Record<string, ReactNode>>;

interface SpecimenProps {
  /** The file name in `src/ui` without extension; its screenshots have the same name. */
  readonly of: string;
  /** The part in each state, by its name. */
  readonly states?: States;
  /** The same, for states that fill the row. */
  readonly wide?: States;
}

/** Shows one part in all its states. */
export function Specimen({ of, states = {}, wide = {} }: SpecimenProps) {
  return (
    <section className={styles.specimen} data-specimen={of} aria-label={of}>
      <h2 className={styles.name}>{of}</h2>
      <div className={styles.states}>
        <Shown states={states} />
        <Shown states={wide} isWide />
      </div>
    </section>
  );
}

function Shown({ states, isWide }: { readonly states: States; readonly isWide?: true }) {
  return Object.entries(states).map(([label, shown]) => (
    <div key={label} className={styles.state} data-wide={isWide}>
      <span className={styles.label}>{label}</span>
      {shown}
    </div>
  ));
}

/** The states of a part by the values of one of its properties. */
export function statesBy<Name extends string>(
  names: readonly Name[],
  show: (name: Name) => ReactNode,
): States {
  return Object.fromEntries(names.map((name) => [name, show(name)]));
}
