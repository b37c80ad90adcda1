import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { imagesPhrases } from '../../phrases/images.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { Chip } from '../../ui/data/chip.tsx';
import { Picker } from '../../ui/fields/picker.tsx';
import { Toolbar } from '../../ui/layout/toolbar.tsx';
import styles from './image-manager.module.css';
import { imageOrders, type useImageFilters } from './use-image-filters.ts';

type ImageToolsProps = { readonly filters: ReturnType<typeof useImageFilters> };

export function ImageTools({ filters }: ImageToolsProps) {
  const t = usePhrases(imagesPhrases);
  return (
    <Toolbar label={t('tools')}>
      <TextInput
        className={styles.search ?? ''}
        type="search"
        value={filters.q}
        aria-label={t('search')}
        placeholder={t('search')}
        leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
        onChange={(event) => filters.keep({ q: event.currentTarget.value || undefined })}
      />
      <Chip
        isOn={filters.onlyUnused}
        onPress={() => filters.keep({ state: filters.onlyUnused ? undefined : 'unused' })}
      >
        {t('unused')}
      </Chip>
      <Picker
        label={t('sort')}
        options={imageOrders.map((id) => ({ id, label: t(id) }))}
        value={filters.order}
        onChange={(sort) => filters.keep({ sort: sort === 'newest' ? undefined : sort })}
        searchLabel={t('search')}
        nothingFound={t('nothingMatches')}
      />
    </Toolbar>
  );
}
