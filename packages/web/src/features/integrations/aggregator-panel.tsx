import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { ApiResult } from '../../api/api-result.ts';
import { integrationsPhrases } from '../../phrases/integrations.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import type { NamedLocation } from '../../tenants/named-location.ts';
import { Panel } from '../../ui/data/panel.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Muted } from '../../ui/layout/muted.tsx';
import { FormFoot } from '../../ui/layout/page/form-foot.tsx';
import { type Validation, validateAggregator } from './integration-calls.ts';
import styles from './integrations.module.css';

/** TN-20 */
export function AggregatorPanel({ place }: { readonly place: NamedLocation }) {
  const t = usePhrases(integrationsPhrases);
  const [accountId, setAccountId] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<ApiResult<Validation> | null>(null);
  const isWrong = accountId !== '' && !/^[A-Za-z0-9_-]{1,64}$/.test(accountId);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (accountId === '' || isWrong || isBusy) return;
    setBusy(true);
    setResult(await validateAggregator(place, accountId));
    setBusy(false);
  };
  return (
    <Panel title={t('aggregator')}>
      <form className={styles.body} onSubmit={handleSubmit} noValidate>
        <Muted>{t('aggregatorText')}</Muted>
        <TextField
          label={t('accountId')}
          hint={t('accountIdHint')}
          value={accountId}
          onChange={(next) => {
            setAccountId(next.trim());
            setResult(null);
          }}
          error={isWrong ? t('accountIdWrong') : undefined}
          autoComplete="off"
        />
        <FormFoot isFramed={false}>
          <Button type="submit" loading={isBusy} disabled={accountId === '' || isWrong}>
            {t('validate')}
          </Button>
        </FormFoot>
        <p role="status" className={styles.result}>
          {result && <Verdict result={result} locationId={place.locationId} />}
        </p>
      </form>
    </Panel>
  );
}

function Verdict({ result, locationId }: { readonly result: ApiResult<Validation>; readonly locationId: string }) {
  const t = usePhrases(integrationsPhrases);
  if (result.status === 'failed' && result.code === 'NOT_CONFIGURED') return t('notConfigured');
  if (result.status !== 'ok') return t('aggregatorDown');
  const { valid, name, reason } = result.data;
  return valid ? t('valid', { name: name ?? '' }) : t(reason ?? 'UNKNOWN_LOCATION', { id: locationId });
}
