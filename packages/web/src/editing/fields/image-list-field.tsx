import { Button } from '@mantine/core';
import type { Path } from '@servery/domain';
import { IconArrowLeft, IconArrowRight, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { ImageThumb } from '../../images/image-thumb.tsx';
import { imagesQuery } from '../../images/images.ts';
import { imagesPhrases } from '../../phrases/images.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { useEditor } from '../draft/editor-context.ts';
import { fieldProps, useLabelledField } from './document-fields.tsx';
import styles from './image-list-field.module.css';

const ImagePicker = lazy(() => import('../../images/image-picker.tsx').then((m) => ({ default: m.ImagePicker })));

type ImageListFieldProps = {
  /** Of a list of image ids. */
  readonly path: Path;
  readonly hint?: string;
  readonly most: number;
};

/** Images that are shown one after the other: added, moved, taken away. */
export function ImageListField({ most, ...given }: ImageListFieldProps) {
  const t = usePhrases(imagesPhrases);
  const [field, props] = useLabelledField(given);
  const { companyId } = useEditor().level;
  const { data: images } = useQuery(imagesQuery(companyId));
  const [isChoosing, setChoosing] = useState(false);
  const ids = Array.isArray(field.value) ? field.value.map(String) : [];
  const nameOf = (id: string) => images?.find((image) => image.id === id)?.name ?? t('image');
  const add = (id: string) => {
    setChoosing(false);
    if (!ids.includes(id)) field.setValue([...ids, id]);
  };
  return (
    <Field {...fieldProps(field, props)}>
      {({ id, attributes: _, ...control }) => (
        <div className={styles.list} data-inherited={control['data-inherited']}>
          {ids.map((imageId, at) => (
            <div key={imageId} className={styles.row}>
              <span className={styles.picture}>
                <ImageThumb companyId={companyId} imageId={imageId} />
              </span>
              <span className={styles.name}>{nameOf(imageId)}</span>
              {field.canEdit && (
                <ImageTools
                  name={nameOf(imageId)}
                  {...(at > 0 && { onEarlier: () => field.setValue(swapped(ids, at - 1)) })}
                  {...(at < ids.length - 1 && { onLater: () => field.setValue(swapped(ids, at)) })}
                  onRemove={() => field.setValue(ids.filter((one) => one !== imageId))}
                />
              )}
            </div>
          ))}
          <Button
            {...control}
            disabled={control.disabled || ids.length >= most}
            id={id}
            aria-labelledby={`${id}-label ${id}`}
            size="sm"
            onClick={() => setChoosing(true)}
          >
            {t('addOne')}
          </Button>
          {isChoosing && (
            <Suspense fallback={null}>
              <ImagePicker companyId={companyId} value={null} onChoose={add} onClose={() => setChoosing(false)} />
            </Suspense>
          )}
        </div>
      )}
    </Field>
  );
}

type ImageToolsProps = {
  readonly name: string;
  readonly onEarlier?: () => void;
  readonly onLater?: () => void;
  readonly onRemove: () => void;
};

const icons = { size: 14, stroke: 1.75, 'aria-hidden': true } as const;

function ImageTools({ name, onEarlier, onLater, onRemove }: ImageToolsProps) {
  const t = usePhrases(imagesPhrases);
  return (
    <Row as="span" align="stretch" inline place="fixed">
      <IconButton
        size="sm"
        label={t('earlier', { name })}
        icon={<IconArrowLeft {...icons} />}
        disabled={!onEarlier}
        onClick={onEarlier}
      />
      <IconButton
        size="sm"
        label={t('later', { name })}
        icon={<IconArrowRight {...icons} />}
        disabled={!onLater}
        onClick={onLater}
      />
      <IconButton size="sm" label={t('removeOne', { name })} icon={<IconX {...icons} />} onClick={onRemove} />
    </Row>
  );
}

/** The list with the image at a place and the one behind it changed about. */
function swapped(ids: readonly string[], at: number): readonly string[] {
  const [one, other] = [ids[at], ids[at + 1]];
  return one === undefined || other === undefined ? ids : ids.with(at, other).with(at + 1, one);
}
