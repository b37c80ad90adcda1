import { Button, Modal } from '@mantine/core';
import { findByPath } from '@servery/domain';
import { useQuery } from '@tanstack/react-query';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { employmentPhrases } from '../../../phrases/people/employment.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { mayAt, maySeeStaffData } from '../../../session/rights.ts';
import { useSession } from '../../../session/session-store.ts';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SkeletonLines } from '../../../ui/messages/skeletons.tsx';
import { countsQuery, type HeldList } from './record-counts.ts';

type RemoveHeldProps = {
  readonly list: HeldList;
  readonly row: { readonly id: string; readonly name: string };
  /** A note on the other things that go with it. */
  readonly note?: string | undefined;
  readonly onRemove: () => void;
  readonly onClose: () => void;
};

/** Asks before something goes that people have on their record, and says how many do. */
export function RemoveHeld({ list, row: { id, name }, note, onRemove, onClose }: RemoveHeldProps) {
  const t = usePhrases(employmentPhrases);
  const handleSubmit = () => {
    onRemove();
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={t('removeNamed', { name })} size={440} withCloseButton={false}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          handleSubmit();
        }}
      >
        <Stack gap={4}>
          {note && <p>{note}</p>}
          <Holders list={list} id={id} />
          <Row gap={2} justify="end">
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button type="submit" variant="filled" data-autofocus>
              {t('remove')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Modal>
  );
}

function Holders({ list, id }: { readonly list: HeldList; readonly id: string }) {
  const t = usePhrases(employmentPhrases);
  const { userCompanyId: companyId } = useSession();
  const { data, isPending } = useQuery(countsQuery({ companyId, place: useEditor().level.tenantId, list, ids: id }));
  if (isPending) return <SkeletonLines lines={1} />;
  return <p role="status">{data === undefined ? t('heldUnknown') : t(`held.${list}`, { count: data[id] ?? 0 })}</p>;
}

/** Whether a question says how many people have a row on their record: for a person who administers people there and may see their jobs; nobody has one that was never saved. */
export function useIsHeldAsked(list: HeldList): (id: string) => boolean {
  const session = useSession();
  const { level, store } = useEditor();
  return (id) =>
    maySeeStaffData(session) &&
    mayAt(session, ['USER_ADMIN'], level.tenantId) &&
    findByPath(store.getState().loaded.saved, [list, { id }]) !== undefined;
}
