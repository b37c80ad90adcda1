import { Menu } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { FilterButton } from '../../ui/actions/filter-button.tsx';
import { MenuButton } from '../../ui/actions/menu-button.tsx';

type FilterMenuProps = {
  readonly label: string;
  /** The choice that filters nothing. */
  readonly any: string;
  readonly value: string | undefined;
  readonly options: readonly { readonly id: string; readonly name: string }[];
  readonly onChange: (value: string | undefined) => void;
};

/** A filter that names what it lets through. */
export function FilterMenu({ label, any, value, options, onChange }: FilterMenuProps) {
  const current = options.find(({ id }) => id === value);
  return (
    <MenuButton
      button={(props) => (
        <FilterButton {...props} isOn={current !== undefined}>
          {current ? `${label}: ${current.name}` : label}
          <IconChevronDown size={12} stroke={2} aria-hidden />
        </FilterButton>
      )}
      items={() =>
        [{ id: undefined, name: any }, ...options].map(({ id, name }) => (
          <Menu.Item
            key={id ?? 'any'}
            onClick={() => onChange(id)}
            rightSection={id === value ? <IconCheck size={14} stroke={2} aria-hidden /> : undefined}
            aria-current={id === value ? 'true' : undefined}
          >
            {name}
          </Menu.Item>
        ))
      }
    />
  );
}
