import type { Json } from '@servery/domain';
import { posDesignFields } from '../../phrases/pos-design-fields.ts';
import { imageName } from '../images/image-names.ts';
import { nameIn, type SectionWords, sectionWords } from './section-words.ts';

/** The looks of point of sale, online shop and kiosk. */
export const designWords: Readonly<Record<string, SectionWords>> = {
  posDesign: sectionWords({
    phrases: posDesignFields,
    formats: {
      activeTheme: nameIn([['posDesign', 'themes']], posDesignFields, 'none'),
      rearDisplayCarouselImagesImageUrls: imageNames,
    },
  }),
};

function imageNames(value: Json): string | undefined {
  const ids = Array.isArray(value) ? value : [value];
  const names = ids.flatMap((id) => (typeof id === 'string' ? [imageName(id) ?? id] : []));
  return names.length > 0 ? names.join(', ') : undefined;
}
