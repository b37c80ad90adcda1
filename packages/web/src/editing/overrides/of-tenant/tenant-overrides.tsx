import { useQuery } from '@tanstack/react-query';
import { usePhrases } from '../../../phrases/phrases.ts';
import { tenantOverridesPhrases } from '../../../phrases/tenants/tenant-overrides.ts';
import { useSession } from '../../../session/session-store.ts';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { ErrorState } from '../../../ui/messages/error-state.tsx';
import { SkeletonTable } from '../../../ui/messages/skeletons.tsx';
import { OverriddenDocumentPanel } from './overridden-document-panel.tsx';
import { ownOverridesQuery } from './override-calls.ts';
import styles from './tenant-overrides.module.css';

type TenantOverridesProps = { readonly tenantId: string; readonly name: string };

/** RT-37, RT-47: the values that a location or group keeps for itself, document by document; each value can follow the level above again. */
export function TenantOverrides({ tenantId, name }: TenantOverridesProps) {
  const t = usePhrases(tenantOverridesPhrases);
  const { userCompanyId: companyId } = useSession();
  const { data, isPending, isError, refetch } = useQuery(ownOverridesQuery({ companyId, tenantId }));
  if (isPending) return <SkeletonTable rows={6} />;
  if (isError)
    return (
      <ErrorState title={t('failed')} onRetry={refetch}>
        {t('failedHint')}
      </ErrorState>
    );
  if (data.length === 0) return <EmptyState title={t('follows', { name })}>{t('followsHint')}</EmptyState>;
  return (
    <div className={styles.documents}>
      <p className={styles.intro}>
        {t('levels')} {t('notPublishing')}
      </p>
      {data.map((override) => (
        <OverriddenDocumentPanel
          key={`${override.kind} ${override.documentId}`}
          keeping={{ companyId, tenantId }}
          override={override}
        />
      ))}
    </div>
  );
}
