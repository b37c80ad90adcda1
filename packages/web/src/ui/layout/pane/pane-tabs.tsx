import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './pane-tabs.module.css';

export type PaneTab = {
  readonly id: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
  /** Text without anything to press: the panel itself takes the focus, so that the keyboard can scroll it. */
  readonly isText?: boolean;
  /** The content has its own edges, as a list does. */
  readonly isFlush?: boolean;
};

type PaneTabsProps = {
  readonly label: string;
  readonly tabs: readonly PaneTab[];
  readonly value: string;
  readonly onChange: (id: string) => void;
};

/** The tabs of a pane; only the open one is rendered, in a scroll container of its own. */
export function PaneTabs({ label, tabs, value, onChange }: PaneTabsProps) {
  return (
    <Tabs
      className={styles.tabs ?? ''}
      value={value}
      keepMounted={false}
      onChange={(next) => next !== null && onChange(next)}
    >
      <Tabs.List className={styles.list ?? ''} aria-label={label}>
        {tabs.map(({ id, title }) => (
          <Tabs.Tab key={id} value={id}>
            {title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ id, content, isText, isFlush }) => (
        <Tabs.Panel
          key={id}
          value={id}
          className={(isFlush ? styles.flush : styles.panel) ?? ''}
          {...(isText && { tabIndex: 0 })}
        >
          {content}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
