import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';

export type View<Id extends string> = {
  readonly id: Id;
  readonly name: ReactNode;
  readonly View: () => ReactNode;
};

type ViewTabsProps<Id extends string> = {
  /** Names the tabs for those who do not see them. */
  readonly label: string;
  readonly views: readonly View<Id>[];
  readonly value: Id;
  readonly onChange: (id: string | null) => void;
  readonly listClass?: string | undefined;
  readonly panelClass?: string | undefined;
};

/** The parts of a screen, one at a time. */
export function ViewTabs<Id extends string>({ label, views, value, onChange, ...classes }: ViewTabsProps<Id>) {
  return (
    <Tabs value={value} keepMounted={false} onChange={onChange}>
      <Tabs.List aria-label={label} className={classes.listClass ?? ''}>
        {views.map(({ id, name }) => (
          <Tabs.Tab key={id} value={id}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {views.map(({ id, View }) => (
        <Tabs.Panel key={id} value={id} className={classes.panelClass ?? ''}>
          <View />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
