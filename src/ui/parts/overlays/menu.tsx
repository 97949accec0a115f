import { Menu as BaseMenu } from '@base-ui/react/menu';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { hint as hintStyle } from '../../theme/layout.css.ts';
import * as styles from './menu.css.ts';

interface EntryFace {
  readonly label: string;
  readonly icon: ReactNode;
}

export interface MenuEntry extends EntryFace {
  readonly disabled?: boolean;
  /** A second line: the action's effect. */
  readonly hint?: string;
  /** A line above it parts it from the entries before it. */
  readonly startsGroup?: boolean;
  /** `bad` is for actions that cannot be undone; it is separate at the end. */
  readonly tone?: 'plain' | 'bad';
  readonly onSelect: () => void;
}

/** A link out of the application. */
interface MenuLink extends EntryFace {
  readonly href: string;
}

interface MenuProps {
  /** The button's name. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly entries: readonly (MenuEntry | MenuLink)[];
  /** `text` shows the name beside the icon, with a border. */
  readonly shape?: 'square' | 'text';
  /** Set both to control the menu's state. */
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

/** A button with a menu: arrows move, letters jump, Escape closes and returns the focus. */
export function Menu({ label, icon, entries, shape = 'square', ...state }: MenuProps) {
  const isSquare = shape === 'square';
  const button = useRef<HTMLButtonElement>(null);
  const isOverButton = ({ clientX, clientY }: MouseEvent) =>
    document.elementsFromPoint(clientX, clientY).some((one) => one === button.current);
  return (
    <BaseMenu.Root modal={false} {...state}>
      <BaseMenu.Trigger
        ref={button}
        render={<Button look={isSquare ? 'bare' : 'plain'} shape={shape} />}
        {...(isSquare && { 'aria-label': label })}
      >
        {icon}
        {!isSquare && label}
      </BaseMenu.Trigger>
      <BaseMenu.Portal>
        <BaseMenu.Positioner
          className={styles.positioner}
          align={isSquare ? 'end' : 'start'}
          sideOffset={4}
          collisionPadding={16}
          // A menu that is longer than the room above and below covers its button; cut, it would hide its last entry.
          collisionAvoidance={{ side: 'shift', align: 'shift', fallbackAxisSide: 'none' }}
        >
          <BaseMenu.Popup className={styles.popup}>
            {entries.map((entry) => (
              <Entry key={entry.label} entry={entry} isOverButton={isOverButton} />
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

interface EntryProps {
  readonly entry: MenuEntry | MenuLink;
  readonly isOverButton: (event: MouseEvent) => boolean;
}

function Entry({ entry, isOverButton }: EntryProps) {
  const { label, icon } = entry;
  if ('href' in entry) {
    return (
      <BaseMenu.LinkItem className={styles.item} href={entry.href} closeOnClick>
        {icon}
        {label}
      </BaseMenu.LinkItem>
    );
  }
  const { hint, tone = 'plain', startsGroup = tone === 'bad', disabled = false, onSelect } = entry;
  return (
    <BaseMenu.Item
      className={styles.item}
      data-tone={tone}
      data-starts-group={startsGroup}
      disabled={disabled}
      onClick={onSelect}
      // The menu may cover its button: the end of a slow press that opened it must not choose what appeared there.
      onMouseUp={(event) => {
        if (isOverButton(event)) event.preventBaseUIHandler();
      }}
    >
      {icon}
      <span>
        {label}
        {hint !== undefined && <span className={hintStyle}>{hint}</span>}
      </span>
    </BaseMenu.Item>
  );
}
