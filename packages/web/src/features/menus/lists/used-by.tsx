import { Button } from '@mantine/core';
import type { Use } from '@servery/domain';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { menuListPhrases } from '../../../phrases/menus/menu-lists.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Fields } from '../../../ui/layout/pane/section.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { placesOf, type UsePlace } from '../use-places.ts';
import styles from './menu-lists.module.css';

const fewPlaces = 8;

type UsedByProps = { readonly uses: readonly Use[]; readonly title?: string };

/** The places that name the entity, each with the way to where it is edited. */
export function UsedBy({ uses, title }: UsedByProps) {
  const t = usePhrases(menuListPhrases);
  const menu = useDeferredValue(useMenu((draft) => draft));
  const places = placesOf(uses, menu);
  return (
    <Fields title={title ?? t('usedBy')}>
      <PlaceList places={places} />
    </Fields>
  );
}

type PlaceListProps = {
  readonly places: readonly UsePlace[];
  /** The action on one of them, at the right of its line. */
  readonly action?: (place: UsePlace) => ReactNode;
};

/** A long list shows its beginning. */
export function PlaceList({ places, action }: PlaceListProps) {
  const t = usePhrases(menuListPhrases);
  const [isWhole, setWhole] = useState(false);
  if (places.length === 0) return <p className={styles.muted}>{t('nothing')}</p>;
  const shown = isWhole ? places : places.slice(0, fewPlaces);
  return (
    <Stack gap={2}>
      <ul className={styles.places}>
        {shown.map((place) => (
          <Row as="li" key={place.key} gap={3} align="start">
            <Stack place="fill">
              <PlaceName place={place} />
              {place.detail && <Muted small>{place.detail}</Muted>}
            </Stack>
            {action?.(place)}
          </Row>
        ))}
      </ul>
      {shown.length < places.length && (
        <div>
          <Button size="sm" variant="subtle" onClick={() => setWhole(true)}>
            {t('showAll', { count: places.length })}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function PlaceName({ place: { name, address } }: { readonly place: UsePlace }) {
  if (address === null) return <span>{name}</span>;
  return (
    <span>
      <Link to={address} search={true}>
        {name}
      </Link>
    </span>
  );
}

/** How many things name each row of a list. */
export function useUsedByColumn(usesOf: (id: string) => readonly Use[]) {
  const t = usePhrases(menuListPhrases);
  const menu = useDeferredValue(useMenu((draft) => draft));
  return {
    title: t('usedBy'),
    align: 'right',
    hideOnPhone: true,
    cell: ({ id }: { readonly id: string }) => {
      const count = placesOf(usesOf(id), menu).length;
      return count === 0 ? '–' : t('places', { count });
    },
  } as const;
}
