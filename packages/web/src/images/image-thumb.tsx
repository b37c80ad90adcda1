import { IconPhoto, IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import styles from './images.module.css';
import { imageUrl } from './images.ts';

type ImageThumbProps = {
  readonly companyId: string;
  /** Null: the place of a picture that is not there. */
  readonly imageId: string | null;
  /** Read aloud; empty where the name is beside it. */
  readonly alt?: string;
  readonly size?: 'full' | 'thumb';
  readonly icon?: number;
};

/** A picture that fills its frame; a sign where there is none or where it does not load. */
export function ImageThumb({ companyId, imageId, alt = '', size = 'thumb', icon = 16 }: ImageThumbProps) {
  const [failedId, setFailedId] = useState<string | null>(null);
  const Sign = imageId === null ? IconPhoto : IconPhotoOff;
  const isShown = imageId !== null && failedId !== imageId;
  return (
    <span className={styles.thumb} data-empty={!isShown || undefined}>
      {isShown ? (
        <img
          key={imageId}
          src={imageUrl(companyId, imageId, size)}
          alt={alt}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setFailedId(imageId)}
        />
      ) : (
        <Sign
          size={icon}
          stroke={1.5}
          {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
        />
      )}
    </span>
  );
}
