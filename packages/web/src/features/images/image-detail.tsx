import { Button } from '@mantine/core';
import { ImageThumb } from '../../images/image-thumb.tsx';
import type { Image, ImageUse } from '../../images/images.ts';
import { imagesPhrases } from '../../phrases/images.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { hasCompanyRights } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { shownBytes } from '../../ui/bytes.ts';
import { formatDateTime } from '../../ui/dates.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { SidePanel } from '../../ui/layout/pane/side-panel.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import styles from './image-manager.module.css';
import { ImageUses } from './image-uses.tsx';
import { useImageEdits } from './use-image-edits.ts';

type ImageDetailProps = {
  readonly image: Image;
  readonly uses: readonly ImageUse[] | undefined;
  /** Whether it is known where images are used. */
  readonly hasUses: boolean;
  readonly onClose: () => void;
};

/** One image: its facts, the places where it is shown, the actions on it. */
export function ImageDetail({ image, uses = [], hasUses, onClose }: ImageDetailProps) {
  const t = usePhrases(imagesPhrases);
  const session = useSession();
  const mayEdit = hasCompanyRights(session) && !session.isReadOnly;
  const edits = useImageEdits(image, uses, onClose);
  const { name, width, height, bytes, uploadedBy, uploadedAt } = image;
  return (
    <SidePanel title={name} isOpen onClose={onClose}>
      <Stack gap={5}>
        <span className={styles.picture}>
          <ImageThumb companyId={session.userCompanyId} imageId={image.id} alt={name} size="full" icon={32} />
        </span>
        <form
          className={styles.rename}
          onSubmit={(event) => {
            event.preventDefault();
            edits.rename();
          }}
        >
          <TextField
            label={t('name')}
            value={edits.name}
            onChange={edits.setName}
            error={edits.error}
            maxLength={120}
            disabled={!mayEdit}
          />
          {mayEdit && edits.isChanged && (
            <Button type="submit" disabled={edits.error !== undefined} loading={edits.isRenaming}>
              {t('saveName')}
            </Button>
          )}
        </form>
        <dl className={styles.facts}>
          <dt>{t('size')}</dt>
          <dd>{t('sizeText', { width, height, bytes: shownBytes(bytes) })}</dd>
          <dt>{t('uploaded')}</dt>
          <dd>{t('uploadedText', { by: uploadedBy, at: formatDateTime(uploadedAt) })}</dd>
          <dt>{t('usedIn')}</dt>
          <dd>{hasUses ? <ImageUses uses={uses} /> : t('usesFailed')}</dd>
        </dl>
        {mayEdit ? (
          <Button className={styles.delete ?? ''} variant="danger" onClick={edits.remove}>
            {t('delete')}
          </Button>
        ) : (
          <Text as="p" tone="faint" size="sm">
            {t('onlyCompany')}
          </Text>
        )}
      </Stack>
    </SidePanel>
  );
}
