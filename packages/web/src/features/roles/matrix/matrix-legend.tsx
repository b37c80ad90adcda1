import { IconCheck, IconX } from '@tabler/icons-react';
import { rolesPhrases } from '../../../phrases/people/roles.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import styles from './matrix.module.css';

/** Which roles are changed, and the meaning of the marks. */
export function MatrixLegend({ names }: { readonly names: readonly string[] }) {
  const t = usePhrases(rolesPhrases);
  const shown = names.slice(0, 2).join(', ');
  const more = names.length - 2;
  return (
    <span className={styles.legend}>
      <span>{more > 0 ? t('inRolesAndMore', { names: shown, count: more }) : t('inRoles', { names: shown })}</span>
      <span>
        <IconCheck className={styles.granted} size={14} stroke={2} aria-hidden /> {t('granted')}
      </span>
      <span>
        <IconX className={styles.revoked} size={14} stroke={2} aria-hidden /> {t('beingRevoked')}
      </span>
    </span>
  );
}
