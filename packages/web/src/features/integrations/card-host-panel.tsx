import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, type ApiResult } from '../../api/api-result.ts';
import { integrationsPhrases } from '../../phrases/integrations.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import type { NamedLocation } from '../../tenants/named-location.ts';
import { Fact, Facts } from '../../ui/data/facts.tsx';
import { Panel } from '../../ui/data/panel.tsx';
import { formatDateTime } from '../../ui/dates.ts';
import { confirm } from '../../ui/dialogs/dialog-store.ts';
import { Muted } from '../../ui/layout/muted.tsx';
import { FormFoot } from '../../ui/layout/page/form-foot.tsx';
import { ErrorState } from '../../ui/messages/error-state.tsx';
import { SkeletonTable } from '../../ui/messages/skeletons.tsx';
import { notify } from '../../ui/notifications/notify.ts';
import { Changing } from '../../ui/read-only/read-only.tsx';
import { type Cutover, cutoverQuery, deleteCreditCard, startCutover } from './integration-calls.ts';
import styles from './integrations.module.css';

/** CH-02 to CH-05: the processor or card host that authorizes the location's payments, and the step to the card host. */
export function CardHostPanel({ place }: { readonly place: NamedLocation }) {
  const t = usePhrases(integrationsPhrases);
  const { data, isPending, error, refetch } = useQuery(cutoverQuery(place));
  return (
    <Panel title={t('cards')}>
      <div className={styles.body}>
        {isPending && <SkeletonTable rows={2} />}
        {error &&
          (isUnconfigured(error) ? (
            <Muted>{t('notConfigured')}</Muted>
          ) : (
            <ErrorState title={t('cardsFailed')} onRetry={refetch} />
          ))}
        {data && <CutoverState cutover={data} />}
        {data && (
          <Changing>
            <Steps place={place} cutover={data} />
          </Changing>
        )}
      </div>
    </Panel>
  );
}

function CutoverState({ cutover: { isAuth, cutoverAt } }: { readonly cutover: Cutover }) {
  const t = usePhrases(integrationsPhrases);
  return (
    <Facts isBare>
      <Fact name={t('authorizedBy')}>{t(isAuth ? 'cardHost' : 'processor')}</Fact>
      <Fact name={t('cutoverAt')}>{cutoverAt ? formatDateTime(cutoverAt) : t('notYet')}</Fact>
    </Facts>
  );
}

function Steps({ place, cutover }: { readonly place: NamedLocation; readonly cutover: Cutover }) {
  const t = usePhrases(integrationsPhrases);
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { name } = place;
  const run = async (
    question: Parameters<typeof confirm>[0],
    work: () => Promise<ApiResult<unknown>>,
    done: string,
  ) => {
    if ((await confirm({ ...question, level: 'danger', term: name })) !== 'accept') return;
    setBusy(true);
    const result = await work();
    setBusy(false);
    if (result.status === 'ok') notify.success(done);
    else notify.error(wordsOf(result) ?? t('failed'));
    await queries.invalidateQueries({ queryKey: cutoverQuery(place).queryKey });
  };
  const cutOver = { title: t('cutOverTitle', { name }), message: t('cutOverText'), accept: t('cutOverAccept') };
  const remove = { title: t('deleteCardTitle', { name }), message: t('deleteCardText'), accept: t('deleteCard') };
  return (
    <FormFoot isFramed={false}>
      <Button
        variant="danger"
        disabled={isBusy}
        onClick={() => run(remove, () => deleteCreditCard(place), t('deleteCardDone', { name }))}
      >
        {t('deleteCard')}
      </Button>
      {!cutover.isAuth && (
        <Button
          variant="filled"
          disabled={isBusy}
          onClick={() => run(cutOver, () => startCutover(place), t('cutOverDone', { name }))}
        >
          {t('cutOver')}
        </Button>
      )}
    </FormFoot>
  );
}

function wordsOf(result: ApiResult<unknown>): string | undefined {
  return result.status === 'invalid' ? result.errors[0]?.message : undefined;
}

function isUnconfigured(error: Error): boolean {
  return error instanceof ApiError && error.failure.status === 'failed' && error.failure.code === 'NOT_CONFIGURED';
}
