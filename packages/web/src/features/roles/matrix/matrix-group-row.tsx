import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { rolesPhrases } from '../../../phrases/people/roles.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import type { RoleRecord } from '../role-calls.ts';
import type { RoleDrafts } from '../role-drafts.ts';
import styles from './matrix.module.css';
import { countGranted, type MatrixLine } from './matrix-lines.ts';
import type { Matrix } from './use-matrix.ts';

type MatrixGroupRowProps = {
  readonly line: Extract<MatrixLine, { kind: 'group' }>;
  readonly index: number;
  readonly records: readonly RoleRecord[];
  readonly drafts: RoleDrafts;
  readonly matrix: Matrix;
  readonly onFold: (group: string) => void;
};

/** The head of a group: how much of it each role has; folds the rest away. */
export function MatrixGroupRow({ line, index, records, drafts, matrix, onFold }: MatrixGroupRowProps) {
  const t = usePhrases(rolesPhrases);
  const Icon = line.isFolded ? IconChevronRight : IconChevronDown;
  const all = line.members.length;
  return (
    <tr className={styles.groupRow}>
      <th scope="row" className={styles.name}>
        <button
          type="button"
          className={styles.fold}
          tabIndex={-1}
          aria-expanded={!line.isFolded}
          onClick={() => onFold(line.group)}
        >
          <Icon size={14} stroke={1.75} aria-hidden />
          {line.group}
        </button>
      </th>
      {records.map((role, column) => {
        const isActive = matrix.active.line === index && matrix.active.column === column;
        const count = countGranted(role, drafts, line.members);
        return (
          <td
            key={role.id}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of an editable grid
            role="gridcell"
            className={styles.cell}
            data-at={`${index},${column}`}
            tabIndex={isActive ? 0 : -1}
            aria-label={`${line.group}, ${role.name}: ${t('ofAll', { count, all })}, ${t(line.isFolded ? 'folded' : 'unfolded')}`}
            onKeyDown={matrix.handleKey}
            onFocus={() => !isActive && matrix.setActive({ line: index, column })}
          >
            <span className={styles.count}>{count === 0 ? '0' : t('ofAll', { count, all })}</span>
          </td>
        );
      })}
    </tr>
  );
}
