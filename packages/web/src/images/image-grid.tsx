import { Button, Skeleton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { imagesPhrases } from '../phrases/images.ts';
import { usePhrases } from '../phrases/phrases.ts';
import { ImageThumb } from './image-thumb.tsx';
import styles from './images.module.css';
import type { Image } from './images.ts';

type ImageGridProps = {
  readonly label: string;
  readonly companyId: string;
  readonly images: readonly Image[];
  readonly isPending: boolean;
  readonly chosenId: string | null;
  readonly onOpen: (image: Image) => void;
  /** Below the name. */
  readonly meta?: (image: Image) => ReactNode;
};

const atOnce = 200;
const skeletons = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'];

/** Pictures with their names; a press opens or chooses one. */
export function ImageGrid({ label, companyId, images, isPending, chosenId, onOpen, meta }: ImageGridProps) {
  const t = usePhrases(imagesPhrases);
  const [count, setCount] = useState(atOnce);
  const rest = Math.min(atOnce, images.length - count);
  if (isPending) {
    return (
      <div className={styles.grid} aria-busy="true">
        {skeletons.map((key) => (
          <Skeleton key={key} className={styles.skeleton ?? ''} />
        ))}
      </div>
    );
  }
  return (
    <>
      <ul className={styles.grid} aria-label={label}>
        {images.slice(0, count).map((image) => (
          <li key={image.id}>
            <button
              type="button"
              className={styles.card}
              aria-pressed={image.id === chosenId}
              onClick={() => onOpen(image)}
            >
              <span className={styles.frame}>
                <ImageThumb companyId={companyId} imageId={image.id} icon={24} />
                {image.id === chosenId && (
                  <span className={styles.tick}>
                    <IconCheck size={14} stroke={2.5} aria-hidden />
                  </span>
                )}
              </span>
              <span className={styles.cardName} title={image.name}>
                {image.name}
              </span>
              {meta && <span className={styles.meta}>{meta(image)}</span>}
            </button>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button className={styles.moreButton ?? ''} onClick={() => setCount(count + atOnce)}>
          {t('more', { count: rest })}
        </Button>
      )}
    </>
  );
}
