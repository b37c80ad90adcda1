import { CloseButton, Combobox, TextInput, useCombobox } from '@mantine/core';
import { IconMapPin, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useEffectEvent } from 'react';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { deliveryPhrases } from '../../../../phrases/settings/delivery.ts';
import { Text } from '../../../../ui/layout/text.tsx';
import styles from './tester.module.css';
import { type KnownAddress, typeAddress, useTester } from './tester-store.ts';
import type { useAddressTest } from './use-address-test.ts';

/** Where an address is typed: known ones are suggested, Enter tests the typed text. */
export function AddressBox({ tester }: { readonly tester: ReturnType<typeof useAddressTest> }) {
  const t = usePhrases(deliveryPhrases);
  const { typed, choices, tested } = useTester();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const isChoosing = choices.length > 0;
  const options = isChoosing ? choices : suggestionsFor({ tester, typed, tested });
  const open = useEffectEvent(combobox.openDropdown);
  useEffect(() => {
    if (isChoosing) open();
  }, [isChoosing]);
  const handleKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Enter' || (combobox.dropdownOpened && combobox.getSelectedOptionIndex() >= 0)) return;
    combobox.closeDropdown();
    void tester.test(typed);
  };
  const handleOption = (text: string) => {
    const address = options.find((one) => one.text === text);
    combobox.closeDropdown();
    if (address) tester.take(isChoosing ? typed : text, address);
  };
  const handleType = (text: string) => {
    typeAddress(text);
    combobox.openDropdown();
    combobox.resetSelectedOption();
  };
  return (
    <Combobox store={combobox} onOptionSubmit={handleOption} withinPortal>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          role="combobox"
          aria-autocomplete="list"
          label={t('test')}
          value={typed}
          maxLength={200}
          placeholder={t('addressExample')}
          autoComplete="off"
          leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
          rightSection={typed !== '' && <CloseButton aria-label={t('clearTest')} onClick={() => typeAddress('')} />}
          onChange={(event) => handleType(event.currentTarget.value)}
          onFocus={() => combobox.openDropdown()}
          onClick={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
          onKeyDown={handleKey}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={options.length === 0}>
        <Combobox.Options mah={280} style={{ overflowY: 'auto' }} aria-label={t(isChoosing ? 'whichOne' : 'known')}>
          {options.map((address) => (
            <Suggestion key={address.text} address={address} />
          ))}
          <FirstReady isChoosing={isChoosing} onReady={combobox.selectFirstOption} />
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function Suggestion({ address: { text, name } }: { readonly address: KnownAddress }) {
  return (
    <Combobox.Option value={text} className={styles.option ?? ''}>
      <IconMapPin size={16} stroke={1.75} aria-hidden />
      <span className={styles.optionText}>
        {text}
        {name !== null && name !== text && (
          <Text tone="muted" size="sm">
            {name}
          </Text>
        )}
      </span>
    </Combobox.Option>
  );
}

type Typing = Pick<ReturnType<typeof useTester.getState>, 'typed' | 'tested'> & {
  readonly tester: ReturnType<typeof useAddressTest>;
};

/** None once the address is answered: it is written in the box as it was found. */
function suggestionsFor({ tester, typed, tested }: Typing): readonly KnownAddress[] {
  return tested?.text === typed ? [] : tester.suggest(typed);
}

type FirstReadyProps = { readonly isChoosing: boolean; readonly onReady: () => void };

/** Of several addresses that may be meant, the first is ready for Enter once it is drawn: not before, however slow that is. */
function FirstReady({ isChoosing, onReady }: FirstReadyProps) {
  const ready = useEffectEvent(onReady);
  useEffect(() => {
    if (!isChoosing) return;
    const timer = requestAnimationFrame(() => ready());
    return () => cancelAnimationFrame(timer);
  }, [isChoosing]);
  return null;
}
