import { Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { usePhrases } from '../../phrases/phrases.ts';
import { uiPhrases } from '../../phrases/ui.ts';
import { ConfirmCard } from './confirm-card.tsx';
import type { ConfirmRequest } from './dialog-store.ts';

/** The question in a dialog of its own. Enter accepts once the entry matches; Escape cancels. */
export function ConfirmDialog({ request }: { readonly request: ConfirmRequest }) {
  const t = usePhrases(uiPhrases);
  const [entry, setEntry] = useState('');
  const { expected, answer } = request;
  const matches = expected === null || entry === expected;
  return (
    <Modal
      opened
      onClose={() => answer('cancel')}
      title={request.title ?? t('areYouSure')}
      withCloseButton={false}
      size={400}
      closeOnEscape={!request.hideCancel}
      closeOnClickOutside={!request.hideCancel}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (matches) answer('accept');
        }}
      >
        <ConfirmCard request={request} canAccept={matches}>
          {expected !== null && (
            <TextInput
              mt={12}
              label={t('typeToConfirm', { term: expected })}
              value={entry}
              onChange={(event) => setEntry(event.currentTarget.value)}
              autoComplete="off"
              spellCheck={false}
              data-autofocus
            />
          )}
        </ConfirmCard>
      </form>
    </Modal>
  );
}
