import type { LayoutTab } from '@servery/domain';
import { useEditor } from '../../../../editing/draft/editor-context.ts';
import { imageUrl } from '../../../../images/images.ts';

type ImageOf = (imageId: string | null, size?: 'full' | 'thumb') => string;

/** Where the images of the layout are; empty without one. */
export function useLayoutImages(): ImageOf {
  const { companyId } = useEditor().level;
  return (imageId, size = 'thumb') => (imageId === null ? '' : imageUrl(companyId, imageId, size));
}

const sizes: ReadonlyMap<string, string> = new Map([
  ['COVER', 'center / cover no-repeat'],
  ['CONTAIN', 'center / contain no-repeat'],
  ['TILE', 'center / auto repeat'],
]);

/** The background behind the buttons of a tab. */
export function backgroundOf(
  { mode, color, imageId, imageSize }: LayoutTab['background'],
  imageOf: ImageOf,
): string | undefined {
  if (mode === 'COLOR') return color;
  return imageId === null ? undefined : `url("${imageOf(imageId, 'full')}") ${sizes.get(imageSize) ?? ''}`;
}
