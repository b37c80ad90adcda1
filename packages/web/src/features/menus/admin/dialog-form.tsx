import { Button, Modal } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { menusPhrases } from '../../../phrases/menus/menus.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Changing } from '../../../ui/read-only/read-only.tsx';

type DialogFormProps = {
  readonly title: string;
  readonly submit: string;
  readonly canSubmit: boolean;
  /** Resolves to whether it is done; then the dialog closes. */
  readonly onSubmit: () => Promise<boolean>;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly size?: number;
};

/** A question with fields: Enter submits, Escape closes, nothing closes while it works. */
export function DialogForm(props: DialogFormProps) {
  const { title, submit, canSubmit, onSubmit, onClose, children, size = 440 } = props;
  const t = usePhrases(menusPhrases);
  const [isWorking, setWorking] = useState(false);
  const handleSubmit = () => {
    if (!canSubmit || isWorking) return;
    setWorking(true);
    onSubmit()
      .then((isDone) => isDone && onClose())
      .catch((error: unknown) => console.error(error))
      .finally(() => setWorking(false));
  };
  return (
    <Modal opened onClose={() => isWorking || onClose()} title={title} size={size} withCloseButton={false}>
      <Stack
        as="form"
        gap={3}
        onSubmit={(event) => {
          event.preventDefault();
          handleSubmit();
        }}
      >
        <Changing>{children}</Changing>
        <Row above={2} gap={2} align="stretch" justify="end" wrap>
          <Button onClick={onClose} disabled={isWorking}>
            {t('cancel')}
          </Button>
          <Changing>
            <Button type="submit" variant="filled" disabled={!canSubmit} loading={isWorking}>
              {submit}
            </Button>
          </Changing>
        </Row>
      </Stack>
    </Modal>
  );
}
