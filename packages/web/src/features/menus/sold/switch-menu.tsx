import { Button, Menu } from '@mantine/core';
import { MenuButton } from '../../../ui/actions/menu-button.tsx';

type SwitchMenuProps<Id extends string> = {
  readonly label: string;
  /** How many are selected. */
  readonly total: number;
  /** The properties that each of them has or lacks, how many have each, and the names of the two acts. */
  readonly choices: readonly {
    readonly id: Id;
    readonly having: number;
    readonly on: string;
    readonly off: string;
  }[];
  readonly onSwitch: (id: Id, isOn: boolean) => void;
};

/** The properties that all that are selected come to have, or lack; only one that changes any of them is offered. */
export function SwitchMenu<Id extends string>({ label, total, choices, onSwitch }: SwitchMenuProps<Id>) {
  return (
    <MenuButton
      button={(props) => (
        <Button {...props} size="sm" variant="subtle">
          {label}
        </Button>
      )}
      items={() =>
        choices.flatMap(({ id, having, on, off }) => [
          having < total && (
            <Menu.Item key={`${id} on`} onClick={() => onSwitch(id, true)}>
              {on}
            </Menu.Item>
          ),
          having > 0 && (
            <Menu.Item key={`${id} off`} onClick={() => onSwitch(id, false)}>
              {off}
            </Menu.Item>
          ),
        ])
      }
    />
  );
}
