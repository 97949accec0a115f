import { createContext, type KeyboardEvent, type ReactNode, useContext } from 'react';
import { contents } from '../../theme/layout.css.ts';
import * as styles from './tabs.css.ts';

interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** How much there is to look at; no number for 0. `words` say it to screen readers. */
  readonly count?: { readonly number: number; readonly words: string };
}

interface TabsProps<Value extends string> {
  /** Prefix of the ids of tabs, and of panels outside `children`; one per page. */
  readonly id: string;
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly look?: 'ink' | 'line';
  /** The `TabPanel`; without it each tab controls the element with the id `panelId(id, value)`. */
  readonly children?: ReactNode;
}

/** A tab list above its panel; arrow keys, Home and End select, Tab moves to the panel. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { id, label, tabs, value, onChange, look = 'ink', children } = props;
  const choose = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const next = tabs[indexAfter(event, at, tabs.length)];
    if (next === undefined) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(tabId(id, next.value))?.focus();
  };
  return (
    // Tabs and panel take part in the surrounding layout.
    <div className={contents}>
      <div role="tablist" aria-label={label} className={styles.list({ look })} onKeyDown={choose}>
        {tabs.map((tab) => {
          const isChosen = tab.value === value;
          return (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={tabId(id, tab.value)}
              className={styles.tab({ look })}
              aria-selected={isChosen}
              aria-controls={
                isChosen || children === undefined ? panelId(id, tab.value) : undefined
              }
              aria-description={hasCount(tab) ? tab.count?.words : undefined}
              tabIndex={isChosen ? 0 : -1}
              onClick={() => onChange(tab.value)}
            >
              {tab.label}
              {hasCount(tab) && (
                <span className={styles.count} aria-hidden="true">
                  {tab.count?.number}
                </span>
              )}
            </button>
          );
        })}
      </div>
      <TabsId value={id}>{children}</TabsId>
    </div>
  );
}

function hasCount({ count }: Pick<Tab<string>, 'count'>): boolean {
  return count !== undefined && count.number > 0;
}

const TabsId = createContext('');

/** Wraps at both ends; -1 for other keys. */
function indexAfter(event: KeyboardEvent, at: number, count: number): number {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return -1;
  if (event.key === 'ArrowRight') return (at + 1) % count;
  if (event.key === 'ArrowLeft') return (at + count - 1) % count;
  if (event.key === 'Home') return 0;
  return event.key === 'End' ? count - 1 : -1;
}

interface TabPanelProps {
  /** The selected tab's value. */
  readonly value: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** The content of the selected tab; no stop of the Tab key, because its content is. */
export function TabPanel({ value, children, className }: TabPanelProps) {
  const id = useContext(TabsId);
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

/** The id of a tab's panel, for panels that are not a `TabPanel`. */
export const panelId = (id: string, value: string) => `${id}-panel-${value}`;

const tabId = (id: string, value: string) => `${id}-tab-${value}`;
