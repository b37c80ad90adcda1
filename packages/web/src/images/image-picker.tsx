import { Button, Modal, TextInput } from '@mantine/core';
import { IconSearch, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { imagesPhrases } from '../phrases/images.ts';
import { usePhrases } from '../phrases/phrases.ts';
import { useFileDrop } from '../ui/fields/files/use-file-drop.tsx';
import { Row } from '../ui/layout/row.tsx';
import { EmptyState } from '../ui/messages/empty-state.tsx';
import { ErrorState } from '../ui/messages/error-state.tsx';
import { ImageGrid } from './image-grid.tsx';
import styles from './images.module.css';
import { imagesQuery } from './images.ts';
import { acceptedFiles } from './upload-image.ts';
import { UploadLines } from './upload-lines.tsx';
import { useUploads } from './use-uploads.ts';

type ImagePickerProps = {
  readonly companyId: string;
  /** The id of the image that is shown now. */
  readonly value: string | null;
  readonly onChoose: (imageId: string) => void;
  readonly onClose: () => void;
};

/** The head of a dialog is no second banner of the page. */
const asPart = { header: { role: 'none' } } as const;

/** The library to choose from; an image that is uploaded here is chosen. */
export function ImagePicker({ companyId, value, onChoose, onClose }: ImagePickerProps) {
  const t = usePhrases(imagesPhrases);
  const [search, setSearch] = useState('');
  const { data: images, isPending, isError, refetch } = useQuery(imagesQuery(companyId));
  const uploads = useUploads(companyId, ({ id }) => onChoose(id));
  const drop = useFileDrop({ label: t('dropTitle'), accept: acceptedFiles, onFiles: uploads.upload });
  const wanted = useDeferredValue(search.trim().toLowerCase());
  const found = (images ?? []).filter(({ name }) => name.toLowerCase().includes(wanted));
  return (
    <Modal opened onClose={onClose} title={t('pickerTitle')} size={720} attributes={asPart}>
      <div className={styles.picker} {...drop.place}>
        <Row gap={2} align="stretch">
          <TextInput
            className={styles.search ?? ''}
            aria-label={t('search')}
            placeholder={t('search')}
            leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
            value={search}
            data-autofocus
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          <Button leftSection={<IconUpload size={16} stroke={1.75} aria-hidden />} onClick={drop.open}>
            {t('uploadOne')}
          </Button>
          {drop.field}
        </Row>
        <UploadLines uploads={uploads} />
        <div className={styles.pickerList}>
          {isError && <ErrorState title={t('failed')} onRetry={() => refetch()} />}
          {images && found.length === 0 && (
            <EmptyState
              title={t(images.length === 0 ? 'empty' : 'nothingMatches')}
              framed={false}
              action={images.length > 0 && <Button onClick={() => setSearch('')}>{t('showAll')}</Button>}
            >
              {t(images.length === 0 ? 'dropHint' : 'nothingMatchesHint')}
            </EmptyState>
          )}
          <ImageGrid
            label={t('pickerLabel')}
            companyId={companyId}
            images={found}
            isPending={isPending}
            chosenId={value}
            onOpen={({ id }) => onChoose(id)}
          />
        </div>
      </div>
    </Modal>
  );
}
