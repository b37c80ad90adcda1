import { Button } from '@mantine/core';
import type { Json, Path } from '@servery/domain';
import { IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { ImageThumb } from '../../images/image-thumb.tsx';
import styles from '../../images/images.module.css';
import { imagesQuery } from '../../images/images.ts';
import { acceptedFiles } from '../../images/upload-image.ts';
import { UploadLines } from '../../images/upload-lines.tsx';
import { useUploads } from '../../images/use-uploads.ts';
import { imagesPhrases } from '../../phrases/images.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { Field } from '../../ui/fields/field.tsx';
import { useFileDrop } from '../../ui/fields/files/use-file-drop.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { lazyPart } from '../../ui/until-loaded.ts';
import { useEditor } from '../draft/editor-context.ts';
import { fieldProps } from './document-fields.tsx';
import { useField } from './use-field.ts';

const ImagePicker = lazyPart(() => import('../../images/image-picker.tsx').then((m) => ({ default: m.ImagePicker })));

type ImageFieldProps = {
  /** Of the image id. */
  readonly path: Path;
  readonly label: string;
  /** The picture over the whole width, its name and buttons below. */
  readonly isWide?: boolean;
};

/** The image of an item, an offer, a department: shown, chosen, uploaded, taken away; inherited like every field. */
export function ImageField({ path, label, isWide = false }: ImageFieldProps) {
  const t = usePhrases(imagesPhrases);
  const field = useField(path);
  const { level } = useEditor();
  const { companyId } = level;
  const { data: images } = useQuery(imagesQuery(companyId));
  const [isChoosing, setChoosing] = useState(false);
  const uploads = useUploads(companyId, ({ id }) => field.setValue(id));
  const drop = useFileDrop({ label: t('dropTitle'), accept: acceptedFiles, onFiles: uploads.upload });
  const imageId = typeof field.value === 'string' ? field.value : null;
  const nameOf = (id: Json) => images?.find((image) => image.id === id)?.name;
  const format = (value: Json) => (value === null ? t('noImage') : (nameOf(value) ?? t('image')));
  const name = imageId === null ? t('noImage') : (nameOf(imageId) ?? t('image'));
  const { canEdit } = field;
  return (
    <fieldset aria-label={label}>
      <Field {...fieldProps(field, { path, label, format })}>
        {({ id, attributes: _, ...control }) => (
          <div
            className={styles.field}
            data-wide={isWide || undefined}
            data-inherited={control['data-inherited']}
            {...(canEdit && drop.place)}
          >
            <span className={styles.frame}>
              <ImageThumb
                companyId={companyId}
                imageId={imageId}
                alt={imageId === null ? '' : name}
                size="full"
                icon={24}
              />
            </span>
            <Stack gap={1} place="shrink">
              <span className={styles.imageName} title={name}>
                {name}
              </span>
              {imageId === null && canEdit && <span className={styles.meta}>{t('fieldHint')}</span>}
              <div className={styles.actions}>
                <Button
                  {...control}
                  id={id}
                  aria-labelledby={`${id}-label ${id}`}
                  size="sm"
                  onClick={() => setChoosing(true)}
                >
                  {imageId === null ? t('choose') : t('change')}
                </Button>
                {canEdit && (
                  <Button
                    size="sm"
                    variant="subtle"
                    leftSection={<IconUpload size={14} stroke={1.75} aria-hidden />}
                    onClick={drop.open}
                  >
                    {t('uploadOne')}
                  </Button>
                )}
                {canEdit && imageId !== null && (
                  <Button size="sm" variant="subtle" onClick={() => field.setValue(null)}>
                    {t('remove')}
                  </Button>
                )}
              </div>
            </Stack>
            {drop.field}
            <UploadLines uploads={uploads} />
            {isChoosing && (
              <Suspense fallback={null}>
                <ImagePicker
                  companyId={companyId}
                  value={imageId}
                  onChoose={(chosen) => {
                    field.setValue(chosen);
                    setChoosing(false);
                  }}
                  onClose={() => setChoosing(false)}
                />
              </Suspense>
            )}
          </div>
        )}
      </Field>
    </fieldset>
  );
}
