import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiResult } from '../../api/api-result.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { licensingPhrases } from '../../phrases/tenants/licensing.ts';
import type { Licenses } from '../../session/licenses.ts';
import type { NamedLocation } from '../../tenants/named-location.ts';
import { confirm } from '../../ui/dialogs/dialog-store.ts';
import { notify } from '../../ui/notifications/notify.ts';
import { type LicenseStatus, licenseQuery, revokeLicence, setLicences } from './license-calls.ts';

/** Giving acts at once; taking away asks first, and revoking wants the name of the location. */
export function useLicenseChanges(place: NamedLocation) {
  const t = usePhrases(licensingPhrases);
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { name } = place;
  const run = async (work: () => Promise<ApiResult<LicenseStatus>>, done: string) => {
    setBusy(true);
    const result = await work();
    setBusy(false);
    if (result.status !== 'ok') return notify.error(t('saveFailed'));
    queries.setQueryData(licenseQuery(place).queryKey, result.data);
    return notify.success(done);
  };
  const set = async (license: keyof Licenses, isHeld: boolean) => {
    const asked =
      isHeld ||
      (await asks({
        title: t('takeTitle', { license: t(license) }),
        message: t('takeText', { name }),
        accept: t('take'),
      }));
    if (asked) await run(() => setLicences(place, { [license]: isHeld }), t('saved', { name }));
  };
  const revoke = async () => {
    const asked = await asks({
      title: t('revokeTitle', { name }),
      message: t('revokeText'),
      accept: t('revoke'),
      term: name,
    });
    if (asked) await run(() => revokeLicence(place), t('revoked', { name }));
  };
  return { set, revoke, isBusy };
}

async function asks(question: Parameters<typeof confirm>[0]): Promise<boolean> {
  return (await confirm({ ...question, level: 'danger' })) === 'accept';
}
