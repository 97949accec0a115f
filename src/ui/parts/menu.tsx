import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import * as styles from './menu.css.ts';

export interface MenuEntry {
  readonly label: string;
  readonly icon: ReactNode;
  readonly disabled?: boolean;
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
            {entries.map(({ label: name, icon: sign, disabled = false, onSelect }) => (
              <BaseMenu.Item
                key={name}
                className={styles.item}
                disabled={disabled}
                onClick={onSelect}
              >
                {sign}
                {name}
              </BaseMenu.Item>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
