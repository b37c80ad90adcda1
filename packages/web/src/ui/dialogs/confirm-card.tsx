import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePhrases } from '../../phrases/phrases.ts';
import { uiPhrases } from '../../phrases/ui.ts';
import styles from './confirm-card.module.css';
import type { ConfirmAnswer, ConfirmOptions } from './dialog-store.ts';

type ConfirmCardProps = {
  readonly request: ConfirmOptions & { readonly answer: (answer: ConfirmAnswer) => void };
  readonly canAccept: boolean;
  readonly children?: ReactNode;
};

/** Message, typed term and buttons: Cancel, Save, Yes. */
export function ConfirmCard({ request, canAccept, children }: ConfirmCardProps) {
  const t = usePhrases(uiPhrases);
  const { message, accept, save, cancel, hideCancel, level, answer } = request;
  return (
    <>
      <p className={styles.message}>{message}</p>
      {children}
      <div className={styles.buttons}>
        {!hideCancel && <Button onClick={() => answer('cancel')}>{cancel ?? t('cancel')}</Button>}
        {save && <Button onClick={() => answer('save')}>{save === true ? t('save') : save}</Button>}
        <Button
          type="submit"
          variant={level === 'danger' ? 'final' : 'filled'}
          disabled={!canAccept}
          data-autofocus={children ? undefined : true}
        >
          {accept ?? t('yes')}
        </Button>
      </div>
    </>
  );
}
