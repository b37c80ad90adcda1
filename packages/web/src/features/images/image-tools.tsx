import { imagesPhrases } from '../../phrases/images.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { Chip } from '../../ui/data/chip.tsx';
import { Picker } from '../../ui/fields/pickers/picker.tsx';
import { SearchInput } from '../../ui/fields/search-input.tsx';
import { Toolbar } from '../../ui/layout/toolbar.tsx';
import { imageOrders, type useImageFilters } from './use-image-filters.ts';

type ImageToolsProps = { readonly filters: ReturnType<typeof useImageFilters> };

export function ImageTools({ filters }: ImageToolsProps) {
  const t = usePhrases(imagesPhrases);
  return (
    <Toolbar label={t('tools')}>
      <SearchInput label={t('search')} value={filters.q} onChange={(q) => filters.keep({ q: q || undefined })} />
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
