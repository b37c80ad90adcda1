import { DEFAULT_PALETTES, isObject, type Json, type JsonObject } from '@servery/domain';
import type { Reader } from '../document-words.ts';
import { kioskDesignFields } from '../phrases/kiosk-design-fields.ts';
import { onlineDesignFields } from '../phrases/online-design-fields.ts';
import { posDesignFields } from '../phrases/pos-design-fields.ts';
import { say } from '../phrases.ts';
import { nameIn, type SectionWords, sectionWords } from '../section-words.ts';

/** The looks of point of sale, online shop and kiosk. */
export function designWords({ image }: Reader): Readonly<Record<string, SectionWords>> {
  const imageNames = (value: Json) => namesOfImages(value, image);
  const imageOrNone = (value: Json) =>
    value === null ? say(onlineDesignFields, 'noImage') : (imageNames(value) ?? '');
  return {
    posDesign: sectionWords({
      phrases: posDesignFields,
      formats: {
        activeTheme: nameIn([['posDesign', 'themes']], posDesignFields, 'none'),
        rearDisplayCarouselImagesImageUrls: imageNames,
      },
    }),
    onlineDesign: sectionWords({
      phrases: onlineDesignFields,
      formats: {
        id: paletteName,
        colorPalette: (value, document) => (isObject(value) ? paletteName(value.id ?? null, document) : undefined),
        customCss: (value) =>
          typeof value === 'string' && value !== ''
            ? say(onlineDesignFields, 'lines', { count: value.trimEnd().split('\n').length })
            : undefined,
        favicon: imageOrNone,
        logo: imageOrNone,
        banner: imageOrNone,
        image: imageOrNone,
        itemBorderWidth: (value) => say(onlineDesignFields, 'pixels', { count: Number(value) }),
      },
    }),
    kioskDesign: sectionWords({
      phrases: kioskDesignFields,
      formats: {
        logo: imageOrNone,
        attractImages: imageNames,
        attractAfter: (value) => say(kioskDesignFields, 'seconds', { count: Number(value) }),
      },
    }),
  };
}

/** The palette that is worn, by its name; a custom one by the list of them. */
function paletteName(value: Json, document: JsonObject): string | undefined {
  const known = DEFAULT_PALETTES.find(({ id }) => id === value);
  return known?.name ?? ownPalette(value, document);
}

const ownPalette = nameIn([['onlineDesign', 'customColorPalettes']], onlineDesignFields, 'ownPalette');

function namesOfImages(value: Json, image: Reader['image']): string | undefined {
  const ids = Array.isArray(value) ? value : [value];
  const names = ids.flatMap((id) => (typeof id === 'string' ? [image(id) ?? id] : []));
  return names.length > 0 ? names.join(', ') : undefined;
}
