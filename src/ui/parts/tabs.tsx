import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import * as styles from './tabs.css.ts';

interface TabsProps<Value extends string> {
  /** Begins the ids of the tabs, and of panels outside of `children`; one per page. */
  readonly id: string;
  readonly label: string;
  readonly tabs: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly look?: 'ink' | 'line';
  /** The `TabPanel`; without one each tab names the element whose id is `panelId(id, value)`. */
  readonly children?: ReactNode;
}

/** A tab list above its panel; arrow keys, Home and End choose, Tab goes on to the panel. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { id, label, tabs, value, onChange, look = 'ink', children } = props;
  return (
    <BaseTabs.Root
      className={styles.root}
      value={value}
      onValueChange={(next: Value) => onChange(next)}
    >
      <BaseTabs.List activateOnFocus aria-label={label} className={styles.list({ look })}>
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            id={`${id}-tab-${tab.value}`}
            className={styles.tab({ look })}
            {...(children === undefined && { 'aria-controls': panelId(id, tab.value) })}
          >
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {children}
    </BaseTabs.Root>
  );
}

interface TabPanelProps {
  /** The chosen tab's. */
  readonly value: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** What the chosen tab shows; it is no stop of the Tab key, as what lies in it is. */
export function TabPanel({ value, children, className }: TabPanelProps) {
  return (
    <BaseTabs.Panel value={value} className={className} tabIndex={undefined}>
      {children}
    </BaseTabs.Panel>
  );
}

/** The id by which a tab finds its panel, for panels that are no `TabPanel`. */
export const panelId = (id: string, value: string) => `${id}-panel-${value}`;
