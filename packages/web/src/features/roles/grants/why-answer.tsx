import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { rolesPhrases } from '../../../phrases/people/roles.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { formatDateTime } from '../../../ui/dates.ts';
import { ErrorState } from '../../../ui/messages/error-state.tsx';
import { SkeletonLines } from '../../../ui/messages/skeletons.tsx';
import styles from '../roles.module.css';
import { explanationQuery, type GrantedRole, type Holder } from './grant-calls.ts';

type WhyAnswerProps = {
  readonly companyId: string;
  readonly userId: string;
  readonly person: Holder | null;
  readonly permission: string;
  readonly at: string | null;
};

/** Yes or no in a sentence, then the granted roles that decide it. */
export function WhyAnswer({ person, ...asked }: WhyAnswerProps) {
  const t = usePhrases(rolesPhrases);
  const { data, isFetching, isError, refetch } = useQuery(explanationQuery(asked));
  if (!person || asked.permission === '') return <p className={styles.quiet}>{t('whyHint')}</p>;
  if (isError) return <ErrorState title={t('whyFailed')} onRetry={refetch} />;
  if (!data) return isFetching ? <SkeletonLines lines={4} /> : null;
  const Icon = data.isAllowed ? IconCircleCheck : IconCircleX;
  const words = { name: person.displayName, permission: data.permission.name };
  return (
    <>
      <div className={styles.answer} data-allowed={data.isAllowed || undefined} role="status">
        <Icon size={18} stroke={1.75} aria-hidden />
        <p>{t(data.isAllowed ? 'may' : 'mayNot', words)}</p>
      </div>
      <Reasons title={t('because')} roles={data.because} />
      {!data.isAllowed && data.elsewhere.length + data.without.length === 0 && (
        <p className={styles.quiet}>{t('noRoleThere', words)}</p>
      )}
      <Reasons title={t('elsewhere')} roles={data.elsewhere} />
      <Reasons title={t('without')} roles={data.without} />
    </>
  );
}

function Reasons({ title, roles }: { readonly title: string; readonly roles: readonly GrantedRole[] }) {
  const t = usePhrases(rolesPhrases);
  if (roles.length === 0) return null;
  return (
    <section className={styles.reasons} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {roles.map((role) => (
          <li key={`${role.roleId} ${role.grantObject?.id}`}>
            <Link to="/roles/$id" params={{ id: role.roleId }}>
              {role.roleName}
            </Link>{' '}
            {role.grantObject
              ? t(role.grantObject.type === 'GROUP' ? 'onGroup' : 'onLocation', { name: role.grantObject.name })
              : t('onCompany')}
            <p className={styles.quiet}>
              {role.grantedBy
                ? t('grantedBy', { name: role.grantedBy, at: formatDateTime(role.grantedAt) })
                : t('grantedAt', { at: formatDateTime(role.grantedAt) })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
