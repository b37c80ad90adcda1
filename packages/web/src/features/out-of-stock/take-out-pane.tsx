import { useMediaQuery } from '@mantine/hooks';
import { itemsOut, type MenuBlob } from '@servery/domain';
import { IconCircleMinus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useReadMenu } from '../../editing/kinds/use-read-menu.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { stockPhrases } from '../../phrases/stock/out-of-stock.ts';
import { LengthChoices } from '../../stock/length-choices.tsx';
import { TakeOutPanel } from '../../stock/take-out-panel.tsx';
import { SearchInput } from '../../ui/fields/search-input.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Muted } from '../../ui/layout/muted.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { OftenOut } from './often-out.tsx';
import styles from './out-of-stock.module.css';
import { type MenuThing, searchOfMenu } from './stock-entries.ts';

/** Finds a thing of the menu, then asks for how long: two presses. */
export function TakeOutPane() {
  const t = usePhrases(stockPhrases);
  const menu = useReadMenu();
  const find = useMemo(() => menu && searchOfMenu(menu), [menu]);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<MenuThing>();
  const isNarrow = useMediaQuery('(max-width: 1199px)', undefined, { getInitialValueInEffect: false });
  const found = find?.(typed) ?? [];
  const handleDone = () => {
    setChosen(undefined);
    setTyped('');
  };
  return (
    <section className={styles.take} aria-label={t('takeOutTitle')}>
      <Stack gap={3}>
        <Heading>{t('takeOutTitle')}</Heading>
        <SearchInput
          isWide
          label={t('searchMenu')}
          placeholder={t('searchMenuFor')}
          value={typed}
          onChange={setTyped}
        />
        {typed.trim().length > 1 && menu && found.length === 0 && <Muted small>{t('nothingFound')}</Muted>}
        {!menu && typed !== '' && <Muted small>{t('noMenuRead')}</Muted>}
        {found.length > 0 && (
          <ul className={styles.found}>
            {found.map((one) => (
              <li key={one.id} data-chosen={one.id === chosen?.id || undefined}>
                <Found thing={one} isChosen={one.id === chosen?.id} onChoose={setChosen} />
                {menu && one.id === chosen?.id && !isNarrow && (
                  <div className={styles.lengths}>
                    <GoesToo menu={menu} chosen={one} />
                    <LengthChoices thing={one.thing} name={one.name} onDone={handleDone} />
                  </div>
                )}
              </li>
            ))}
          </ul>
        )}
      </Stack>
      {chosen && isNarrow && (
        <TakeOutPanel
          thing={chosen.thing}
          name={chosen.name}
          note={menu && <GoesToo menu={menu} chosen={chosen} />}
          onClose={handleDone}
        />
      )}
      <OftenOut />
    </section>
  );
}

type FoundProps = {
  readonly thing: MenuThing;
  readonly isChosen: boolean;
  readonly onChoose: (thing: MenuThing | undefined) => void;
};

function Found({ thing, isChosen, onChoose }: FoundProps) {
  return (
    <button
      type="button"
      className={styles.thing}
      aria-expanded={isChosen}
      onClick={() => onChoose(isChosen ? undefined : thing)}
    >
      <IconCircleMinus size={16} stroke={1.75} aria-hidden />
      <span>
        <b>{thing.name}</b>
        {thing.place && <span className={styles.place}>{thing.place}</span>}
      </span>
    </button>
  );
}

type GoesTooProps = { readonly menu: MenuBlob; readonly chosen: MenuThing };

/** The items that cannot be made without it. */
function GoesToo({ menu, chosen: { thing } }: GoesTooProps) {
  const t = usePhrases(stockPhrases);
  const names = useMemo(() => {
    const out = itemsOut(menu, [thing]);
    return menu.items.filter(({ id }) => typeof out.get(id) === 'string').map(({ info }) => info.name);
  }, [menu, thing]);
  if (names.length === 0) return null;
  return <p role="note">{t('goesToo', { count: names.length, names: names.slice(0, 5).join(', ') })}</p>;
}
