import { Button, Modal } from '@mantine/core';
import { rolesPhrases } from '../../phrases/people/roles.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { FormFoot } from '../../ui/layout/page/form-foot.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { ErrorState } from '../../ui/messages/error-state.tsx';
import { ChangeList } from '../../ui/review/change-list.tsx';
import styles from './roles.module.css';
import type { RoleDraftsEditor } from './use-role-drafts.ts';

type ReviewDialogProps = {
  readonly editor: RoleDraftsEditor;
  readonly onSave: () => void;
  readonly onClose: () => void;
};

/** The changes that would be saved, in sentences, by role; each of them can be taken back. */
export function ReviewDialog({ editor, onSave, onClose }: ReviewDialogProps) {
  const t = usePhrases(rolesPhrases);
  return (
    <Modal opened onClose={onClose} size={640} title={t('reviewTitle')}>
      <Stack gap={4}>
        {editor.problem && <ErrorState title={t('saveFailed')}>{editor.problem}</ErrorState>}
        <div className={styles.bulkBody}>
          <ChangeList entities={editor.entities} onRevert={editor.revert} />
        </div>
        <FormFoot isFramed={false}>
          <Button onClick={onClose}>{t('back')}</Button>
          <Button variant="filled" onClick={onSave} loading={editor.isSaving} disabled={editor.count === 0}>
            {t('saveChanges', { count: editor.count })}
          </Button>
        </FormFoot>
      </Stack>
    </Modal>
  );
}
