import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { rolesPhrases } from '../../phrases/people/roles.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { useSession } from '../../session/session-store.ts';
import { Count } from '../../ui/data/count.tsx';
import { Panel, PanelBody, PanelNote } from '../../ui/data/panel.tsx';
import { ErrorState } from '../../ui/messages/error-state.tsx';
import { SkeletonLines } from '../../ui/messages/skeletons.tsx';
import { type Holder, holdersQuery } from './grants/grant-calls.ts';
import { useWhy } from './grants/use-why.ts';
import styles from './roles.module.css';

/** The people who hold the role, and where. */
export function HoldersPanel({ roleId }: { readonly roleId: string }) {
  const t = usePhrases(rolesPhrases);
  const { userCompanyId } = useSession();
  const { data, isPending, isError, refetch } = useQuery(holdersQuery(userCompanyId, { roleId }));
  return (
    <Panel title={t('heldBy')} aside={data && <Count value={data.length} />}>
      {isPending && (
        <PanelBody>
          <SkeletonLines lines={3} />
        </PanelBody>
      )}
      {isError && (
        <PanelBody>
          <ErrorState title={t('peopleFailed')} onRetry={refetch} />
        </PanelBody>
      )}
      {data?.length === 0 && <PanelNote>{t('heldByNobody')}</PanelNote>}
      {data && data.length > 0 && (
        <ul className={styles.holders}>
          {data.map((holder) => (
            <HolderLine key={holder.userId} holder={holder} roleId={roleId} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function HolderLine({ holder, roleId }: { readonly holder: Holder; readonly roleId: string }) {
  const t = usePhrases(rolesPhrases);
  const why = useWhy();
  const places = holder.grantedRoles
    .filter((role) => role.roleId === roleId)
    .map((role) => role.grantObject?.name ?? t('wholeCompanyShort'));
  return (
    <li>
      <div className={styles.person}>
        <b>{holder.displayName}</b>
        <span className={styles.quiet}>{places.join(', ')}</span>
      </div>
      <Button
        size="sm"
        variant="subtle"
        aria-label={t('whyOf', { name: holder.displayName })}
        onClick={() => why.open({ person: holder.userId })}
      >
        {t('whyShort')}
      </Button>
    </li>
  );
}
