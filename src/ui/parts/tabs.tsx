import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import * as styles from './tabs.css.ts';

interface TabsProps<Value extends string> {
  /** Ties tabs to their `TabPanel`s; one per page. */
  readonly id: string;
  readonly label: string;
  readonly tabs: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly look?: 'ink' | 'line';
}

/** A tab list; arrow keys, Home and End choose, Tab goes on to the panel. */
export function Tabs<Value extends string>({
  id,
  label,
  tabs,
  value,
  onChange,
  look = 'ink',
}: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const next =
      tabs[
        indexAfter(
          event.key,
          tabs.findIndex((tab) => tab.value === value),
          tabs.length,
        )
      ];
    if (next === undefined) return;
    event.preventDefault();
    onChange(next.value);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(id, next.value))}`)?.focus();
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={styles.list({ look })}
      onKeyDown={move}
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={tabId(id, tab.value)}
          aria-selected={tab.value === value}
          aria-controls={panelId(id, tab.value)}
          tabIndex={tab.value === value ? 0 : -1}
          className={styles.tab({ look })}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

interface TabPanelProps {
  /** The `id` of its `Tabs`. */
  readonly id: string;
  readonly value: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** What the chosen tab shows; render the chosen one only. */
export function TabPanel({ id, value, children, className }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={panelId(id, value)}
      aria-labelledby={tabId(id, value)}
      className={className}
    >
      {children}
    </div>
  );
}

const tabId = (id: string, value: string) => `${id}-tab-${value}`;
/** The id by which a tab finds its panel, for panels that are no `TabPanel`. */
export const panelId = (id: string, value: string) => `${id}-panel-${value}`;

function indexAfter(key: string, index: number, count: number): number {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}
