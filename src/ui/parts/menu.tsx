import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import * as styles from './menu.css.ts';

export interface MenuEntry {
  readonly label: string;
  readonly icon: ReactNode;
  readonly disabled?: boolean;
  /** A second line: what will come of it. */
  readonly hint?: string;
  /** `bad` is for what cannot be undone; it stands apart at the end. */
  readonly tone?: 'plain' | 'bad';
  readonly onSelect: () => void;
}

interface MenuProps {
  /** The button's name. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly entries: readonly MenuEntry[];
}

/** A button that opens a list of actions: arrows walk it, letters jump, Escape closes and gives the focus back. */
export function Menu({ label, icon, entries }: MenuProps) {
  return (
    <BaseMenu.Root modal={false}>
      <BaseMenu.Trigger render={<Button look="bare" shape="square" />} aria-label={label}>
        {icon}
      </BaseMenu.Trigger>
      <BaseMenu.Portal>
        <BaseMenu.Positioner
          className={styles.positioner}
          align="end"
          sideOffset={4}
          collisionPadding={16}
        >
          <BaseMenu.Popup className={styles.popup}>
            {entries.map(({ label: name, icon: sign, hint, tone = 'plain', ...entry }) => (
              <BaseMenu.Item
                key={name}
                className={styles.item}
                data-tone={tone}
                disabled={entry.disabled ?? false}
                onClick={entry.onSelect}
              >
                {sign}
                <span>
                  {name}
                  {hint !== undefined && <span className={styles.hint}>{hint}</span>}
                </span>
              </BaseMenu.Item>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
