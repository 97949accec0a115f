import { Search } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { visuallyHidden } from '../../theme/layout.css.ts';
import { TextInput } from './text-field.tsx';
import * as styles from './text-field.css.ts';

interface SearchFieldProps extends Omit<
  ComponentProps<typeof TextInput>,
  'id' | 'type' | 'placeholder'
> {
  /** The placeholder and accessible name. */
  readonly label: string;
}

/** An input with a magnifier. */
export function SearchField({ label, ...input }: SearchFieldProps) {
  const id = useId();
  return (
    <div className={styles.searchField}>
      <Search />
      <label className={visuallyHidden} htmlFor={id}>
        {label}
      </label>
      <TextInput id={id} type="search" placeholder={label} {...input} />
    </div>
  );
}
