import { Combobox, useCombobox } from '@mantine/core';
import { useEffect, useState } from 'react';
import styles from './picker.module.css';
import { PickerButton, type PickerOption, type PickerProps } from './picker-button.tsx';

/** More choices than these are found by typing. */
const mostShown = 200;

/** The choices of a picker; opens as soon as it is there. */
export function OpeningPicker(props: PickerProps) {
  const { options, value, onChange, searchableAbove = 7, searchLabel, nothingFound, label } = props;
  const [search, setSearch] = useState('');
  const isSearchable = options.length > searchableAbove;
  const combobox = useCombobox({
    onDropdownClose: () => {
      setSearch('');
      combobox.resetSelectedOption();
      combobox.focusTarget();
    },
    onDropdownOpen: () => (isSearchable ? combobox.focusSearchInput() : combobox.selectActiveOption()),
  });
  useOpenAtOnce(combobox);
  useFirstFound(combobox, search);
  const found = options.filter((option) => option.label.toLowerCase().includes(search.trim().toLowerCase()));
  const shown = found.slice(0, mostShown);
  const handleSubmit = (id: string) => {
    combobox.closeDropdown();
    if (id !== value) onChange(id);
  };
  return (
    <Combobox
      store={combobox}
      width={280}
      position={props.filter ? 'bottom-start' : 'bottom-end'}
      withinPortal
      onOptionSubmit={handleSubmit}
    >
      <Combobox.Target targetType="button">
        <PickerButton picker={props} onClick={() => combobox.toggleDropdown()} />
      </Combobox.Target>
      <Combobox.Dropdown>
        {isSearchable && (
          <Combobox.Search
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
            placeholder={searchLabel}
            aria-label={searchLabel}
          />
        )}
        <Combobox.Options mah={360} style={{ overflowY: 'auto' }} aria-label={label}>
          {shown.map((option) => (
            <Choice key={option.id} option={option} isCurrent={option.id === value} />
          ))}
          {shown.length === 0 && <Combobox.Empty>{nothingFound}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function Choice({ option, isCurrent }: { readonly option: PickerOption; readonly isCurrent: boolean }) {
  return (
    <Combobox.Option
      value={option.id}
      active={isCurrent}
      className={styles.option ?? ''}
      data-inset={option.isInset || undefined}
    >
      {option.icon}
      <span className={styles.optionLabel}>{option.label}</span>
      {option.meta && <span className={styles.meta}>{option.meta}</span>}
    </Combobox.Option>
  );
}

/** Enter takes the first result of a search. */
function useFirstFound({ selectFirstOption }: ReturnType<typeof useCombobox>, search: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each search, not with each store that is made
  useEffect(() => {
    if (search.trim() !== '') selectFirstOption();
  }, [search]);
}

function useOpenAtOnce({ openDropdown, focusTarget }: ReturnType<typeof useCombobox>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the chunk has arrived
  useEffect(() => {
    focusTarget();
    openDropdown();
  }, []);
}
