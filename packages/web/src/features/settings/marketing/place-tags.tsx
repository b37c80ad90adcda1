import type { PlaceList } from '@servery/domain';
import { IconX } from '@tabler/icons-react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { marketingPhrases } from '../../../phrases/settings/marketing.ts';
import styles from './marketing.module.css';
import { placeName } from './place-name.ts';

type PlaceTagsProps = {
  readonly list: PlaceList;
  readonly label: string;
  readonly places: readonly string[];
  readonly onRemove: ((place: string) => void) | undefined;
};

/** The entries of a list, each with a button that takes it out. */
export function PlaceTags({ list, label, places, onRemove }: PlaceTagsProps) {
  const t = usePhrases(marketingPhrases);
  if (places.length === 0) return <p className={styles.none}>{t('noPlaces')}</p>;
  return (
    <ul className={styles.tags}>
      {places.map((place) => {
        const name = placeName(list, place);
        return (
          <li key={place} className={styles.tag}>
            {name}
            {onRemove && (
              <button
                type="button"
                className={styles.remove}
                aria-label={t('removePlace', { place: name, list: label })}
                onClick={() => onRemove(place)}
              >
                <IconX size={12} stroke={2} aria-hidden />
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
