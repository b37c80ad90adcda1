import { IconCheck, IconLock, IconX } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { rolesPhrases } from '../../../phrases/people/roles.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import type { RoleRecord } from '../role-calls.ts';
import { isGranted, isPending, PERCENT, percentOf, type RoleDrafts } from '../role-drafts.ts';
import styles from './matrix.module.css';
import type { MatrixLine } from './matrix-lines.ts';
import { type Matrix, parsePercent } from './use-matrix.ts';

type PermissionLine = Extract<MatrixLine, { kind: 'permission' }>;

type MatrixCellProps = {
  readonly role: RoleRecord;
  readonly line: PermissionLine;
  readonly drafts: RoleDrafts;
  readonly matrix: Matrix;
  readonly at: { readonly line: number; readonly column: number };
};

/** Whether a role has a permission: saved, being granted or being revoked. */
export function MatrixCell({ role, line, drafts, matrix, at }: MatrixCellProps) {
  const t = usePhrases(rolesPhrases);
  const { code, name } = line.entry;
  const isActive = matrix.active.line === at.line && matrix.active.column === at.column;
  const isOn = isGranted(role, drafts, code);
  const pending = isPending(role, drafts, code);
  const locked = matrix.isLocked(role, line);
  const percent = percentOf(role, drafts);
  const state = code === PERCENT ? (percent === null ? t('noDiscount') : `${percent} %`) : t(stateWord(isOn, pending));
  const isTyping = isActive && matrix.typed !== null && code === PERCENT;
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of an editable grid
      role="gridcell"
      className={styles.cell}
      data-at={`${at.line},${at.column}`}
      data-pending={pending || undefined}
      data-locked={locked || undefined}
      data-column-active={matrix.active.column === at.column || undefined}
      tabIndex={isActive ? 0 : -1}
      aria-readonly={locked}
      aria-label={`${name}, ${role.name}: ${state}${pending ? `, ${t('notSaved')}` : ''}`}
      onFocus={() => !isActive && matrix.setActive(at)}
      onKeyDown={matrix.handleKey}
      onClick={() => !isTyping && matrix.press(at)}
    >
      {isTyping ? (
        <PercentInput matrix={matrix} label={`${name}, ${role.name}`} />
      ) : (
        <span className={styles.mark} data-on={isOn || undefined}>
          {code === PERCENT ? (
            <span className={styles.percent}>{percent === null ? '–' : `${percent} %`}</span>
          ) : (
            <Mark isOn={isOn} isPending={pending} />
          )}
        </span>
      )}
      {pending && <span className={styles.dot} />}
      {locked && isActive && <IconLock className={styles.lock} size={12} stroke={1.75} aria-hidden />}
    </td>
  );
}

function stateWord(isOn: boolean, pending: boolean) {
  if (pending) return isOn ? 'beingGranted' : 'beingRevoked';
  return isOn ? 'granted' : 'notGranted';
}

function Mark({ isOn, isPending: pending }: { readonly isOn: boolean; readonly isPending: boolean }) {
  if (isOn) return <IconCheck size={16} stroke={2} aria-hidden />;
  if (pending) return <IconX className={styles.revoked} size={16} stroke={2} aria-hidden />;
  return <span className={styles.none} />;
}

function PercentInput({ matrix, label }: { readonly matrix: Matrix; readonly label: string }) {
  const t = usePhrases(rolesPhrases);
  const isWrong = matrix.typed !== null && parsePercent(matrix.typed) === undefined;
  const handleKey = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') matrix.endTyping(false);
    if (event.key === 'Enter' || event.key === 'Tab') {
      event.preventDefault();
      matrix.endTyping(true);
    }
  };
  return (
    <input
      className={styles.input}
      // biome-ignore lint/a11y/noAutofocus: typing in the cell has begun
      autoFocus
      inputMode="numeric"
      aria-label={label}
      aria-invalid={isWrong || undefined}
      title={isWrong ? t('percentWrong') : undefined}
      value={matrix.typed ?? ''}
      onChange={(event) => matrix.setTyped(event.currentTarget.value)}
      onBlur={() => matrix.typed !== null && matrix.endTyping(!isWrong)}
      onKeyDown={handleKey}
    />
  );
}
