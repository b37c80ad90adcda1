import { type KeyboardEvent, useRef, useState } from 'react';
import { useSession } from '../../../session/session-store.ts';
import type { RoleRecord } from '../role-calls.ts';
import { isGranted, PERCENT } from '../role-drafts.ts';
import { mayHandOn, type Roles } from '../role-scope.ts';
import type { RoleDraftsEditor } from '../use-role-drafts.ts';
import type { MatrixLine } from './matrix-lines.ts';
import { type MatrixPlace, moveInMatrix } from './matrix-moves.ts';

type MatrixParts = {
  readonly roles: Roles;
  readonly records: readonly RoleRecord[];
  readonly lines: readonly MatrixLine[];
  readonly editor: RoleDraftsEditor;
  readonly onFold: (group: string) => void;
};

/** The keyboard of the matrix: arrows move, Space and Enter grant or revoke, a digit starts the percent, Enter folds a group. */
export function useMatrix({ roles, records, lines, editor, onFold }: MatrixParts) {
  const session = useSession();
  const frame = useRef<HTMLTableElement>(null);
  const [wanted, setActive] = useState<MatrixPlace>({ line: 0, column: 0 });
  /** The text typed into the active percent; null when there is none. */
  const [typed, setTyped] = useState<string | null>(null);
  const active = {
    line: Math.min(wanted.line, Math.max(0, lines.length - 1)),
    column: Math.min(wanted.column, Math.max(0, records.length - 1)),
  };

  const isLocked = (role: RoleRecord, line: MatrixLine) =>
    line.kind === 'permission' &&
    (!roles.canManage || !role.canEdit || (line.entry.code !== PERCENT && !mayHandOn(session, roles, line.entry.code)));
  const focus = (place: MatrixPlace) => {
    setActive(place);
    frame.current?.querySelector<HTMLElement>(`[data-at="${place.line},${place.column}"]`)?.focus();
  };
  const press = (place: MatrixPlace, text: string | null = null) => {
    const line = lines[place.line];
    const role = records[place.column];
    if (!line || !role) return;
    if (line.kind === 'group') return onFold(line.group);
    if (isLocked(role, line)) return;
    if (line.entry.code === PERCENT) {
      setActive(place);
      return setTyped(
        text ?? String(editor.drafts[role.id]?.maxDiscountPct ?? role.changes.currentMaxDiscountPct ?? ''),
      );
    }
    editor.grant(role, line.entry.code, !isGranted(role, editor.drafts, line.entry.code));
  };
  const endTyping = (isTaken: boolean) => {
    const role = records[active.column];
    const percent = typed === null ? undefined : parsePercent(typed);
    if (isTaken && (percent === undefined || !role)) return;
    if (isTaken && role && percent !== undefined) editor.setPercent(role, percent);
    setTyped(null);
    focus(active);
  };

  const handleKey = (event: KeyboardEvent) => {
    if (typed !== null) return;
    const moved = moveInMatrix(event, active, { lines: lines.length, columns: records.length });
    const line = lines[active.line];
    const isPercent = line?.kind === 'permission' && line.entry.code === PERCENT;
    if (moved) focus(moved);
    else if (event.key === ' ' || event.key === 'Enter') press(active);
    else if (isPercent && /^\d$/.test(event.key)) press(active, event.key);
    else if (isPercent && (event.key === 'Delete' || event.key === 'Backspace')) clear();
    else return;
    event.preventDefault();
  };
  const clear = () => {
    const role = records[active.column];
    if (roles.canManage && role?.canEdit) editor.setPercent(role, null);
  };

  return { frame, active, typed, setTyped, setActive, press, endTyping, isLocked, handleKey };
}

export type Matrix = ReturnType<typeof useMatrix>;

/** Empty: none. @returns undefined for a text that is no whole percent from 0 to 100 */
export function parsePercent(text: string): number | null | undefined {
  const bare = text.replace('%', '').trim();
  if (bare === '') return null;
  if (!/^\d{1,3}$/.test(bare)) return undefined;
  const percent = Number(bare);
  return percent <= 100 ? percent : undefined;
}
