import type { PermissionEntry } from '@servery/domain';
import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { rolesPhrases } from '../../../phrases/people/roles.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Text } from '../../../ui/layout/text.tsx';
import { usePermissionNotes } from '../permission-use.tsx';
import type { RoleRecord } from '../role-calls.ts';
import type { RoleDrafts } from '../role-drafts.ts';
import { type Roles, rolePaths } from '../role-scope.ts';
import styles from './matrix.module.css';
import { MatrixCell } from './matrix-cell.tsx';
import { MatrixGroupRow } from './matrix-group-row.tsx';
import type { MatrixLine } from './matrix-lines.ts';
import type { Matrix } from './use-matrix.ts';

type MatrixTableProps = {
  readonly roles: Roles;
  readonly shown: readonly RoleRecord[];
  readonly lines: readonly MatrixLine[];
  readonly matrix: Matrix;
  readonly drafts: RoleDrafts;
  readonly onFold: (group: string) => void;
};

/** The grid itself: a head per role, a row per group and per permission. */
export function MatrixTable({ roles, shown, lines, matrix, drafts, onFold }: MatrixTableProps) {
  const t = usePhrases(rolesPhrases);
  return (
    <div className={styles.frame}>
      <table
        ref={matrix.frame}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of an editable grid
        role="grid"
        aria-label={t('matrixLabel')}
        className={styles.matrix}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {t('permission')}
            </th>
            {shown.map((role, column) => (
              <th key={role.id} scope="col" data-column-active={matrix.active.column === column || undefined}>
                <RoleHead roles={roles} role={role} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) =>
            line.kind === 'group' ? (
              <MatrixGroupRow
                key={line.key}
                {...{ line, index, matrix }}
                records={shown}
                drafts={drafts}
                onFold={onFold}
              />
            ) : (
              <tr key={line.key}>
                <th scope="row" className={styles.name}>
                  {line.entry.name}
                  <UseNote entry={line.entry} />
                </th>
                {shown.map((role, column) => (
                  <MatrixCell key={role.id} {...{ role, line, matrix }} drafts={drafts} at={{ line: index, column }} />
                ))}
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}

/** The note on permissions that the console does not ask for. */
function UseNote({ entry }: { readonly entry: PermissionEntry }) {
  const { ofGroup } = usePermissionNotes([entry]);
  return ofGroup === undefined ? null : (
    <Text as="div" tone="muted" size="sm">
      {ofGroup}
    </Text>
  );
}

function RoleHead({ roles, role }: { readonly roles: Roles; readonly role: RoleRecord }) {
  const t = usePhrases(rolesPhrases);
  return (
    <>
      <span className={styles.roleName}>
        <Link to={rolePaths.view(roles)} params={{ id: role.id }} title={role.name}>
          {role.name}
        </Link>
        {roles.canManage && !role.canEdit && (
          <IconLock size={12} stroke={1.75} role="img" aria-label={t('beyondOwn')} />
        )}
      </span>
      {role.holders !== null && (
        <Text as="div" tone="muted" size="sm">
          {t('people', { count: role.holders })}
        </Text>
      )}
    </>
  );
}
