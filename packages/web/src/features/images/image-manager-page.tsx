import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ImageGrid } from '../../images/image-grid.tsx';
import { type Image, imagesQuery, imageUsesQuery } from '../../images/images.ts';
import { acceptedFiles } from '../../images/upload-image.ts';
import { UploadLines } from '../../images/upload-lines.tsx';
import { useUploads } from '../../images/use-uploads.ts';
import { imagesPhrases } from '../../phrases/images.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { useSession } from '../../session/session-store.ts';
import { shownBytes } from '../../ui/bytes.ts';
import { Count } from '../../ui/data/count.tsx';
import { useFileDrop } from '../../ui/fields/files/use-file-drop.tsx';
import { Page } from '../../ui/layout/page/page.tsx';
import { PageHeader } from '../../ui/layout/page/page-header.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { ErrorState } from '../../ui/messages/error-state.tsx';
import { Changing } from '../../ui/read-only/read-only.tsx';
import { ImageDetail } from './image-detail.tsx';
import styles from './image-manager.module.css';
import { ImageTools } from './image-tools.tsx';
import { useImageFilters } from './use-image-filters.ts';

/** RT-66, NG-54, KR-39: the company's library of images. */
export function ImageManagerPage() {
  const t = usePhrases(imagesPhrases);
  const { userCompanyId } = useSession();
  const { data: images, isPending, isError, refetch } = useQuery(imagesQuery(userCompanyId));
  const { data: uses } = useQuery(imageUsesQuery(userCompanyId));
  const [openId, setOpenId] = useState<string | null>(null);
  const filters = useImageFilters(images, uses);
  const uploads = useUploads(userCompanyId, () => undefined);
  const { place, field, open } = useFileDrop({
    label: t('dropTitle'),
    accept: acceptedFiles,
    multiple: true,
    onFiles: uploads.upload,
  });
  const opened = images?.find(({ id }) => id === openId);
  const isEmpty = images?.length === 0;
  const add = (
    <Changing>
      <Button variant="filled" leftSection={<IconUpload size={16} stroke={1.75} aria-hidden />} onClick={open}>
        {t('upload')}
      </Button>
    </Changing>
  );
  const meta = ({ id, bytes }: Image) => {
    const count = uses?.[id]?.length ?? 0;
    const used = count === 0 ? t('unused') : t('usedCount', { count });
    return uses === undefined ? shownBytes(bytes) : `${used} · ${shownBytes(bytes)}`;
  };
  return (
    <Page>
      <section className={styles.screen} aria-label={t('dropTitle')} {...place}>
        <PageHeader
          title={t('title')}
          aside={images && !isEmpty && <Count value={images.length} label={t('count', { count: images.length })} />}
          actions={!isEmpty && add}
        />
        {field}
        {!isEmpty && !isError && <ImageTools filters={filters} />}
        <UploadLines uploads={uploads} />
        {isError && (
          <ErrorState title={t('failed')} onRetry={() => refetch()}>
            {t('failedHint')}
          </ErrorState>
        )}
        {isEmpty && (
          <EmptyState title={t('empty')} action={add}>
            {t('emptyHint')} {t('dropHint')}.
          </EmptyState>
        )}
        {images && !isEmpty && filters.found.length === 0 && (
          <EmptyState title={t('nothingMatches')} action={<Button onClick={filters.clear}>{t('showAll')}</Button>}>
            {t('nothingMatchesHint')}
          </EmptyState>
        )}
        <ImageGrid
          label={t('title')}
          companyId={userCompanyId}
          images={filters.found}
          isPending={isPending}
          chosenId={openId}
          onOpen={({ id }) => setOpenId(id)}
          meta={meta}
        />
      </section>
      {opened && (
        <ImageDetail
          key={opened.id}
          image={opened}
          uses={uses?.[opened.id]}
          hasUses={uses !== undefined}
          onClose={() => setOpenId(null)}
        />
      )}
    </Page>
  );
}
