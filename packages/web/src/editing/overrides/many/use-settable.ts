import { mayOn, type Path, type Permission } from '@servery/domain';
import { useMemo } from 'react';
import { grantsOf } from '../../../session/rights.ts';
import type { Tenant } from '../../../session/session-schema.ts';
import { useSession } from '../../../session/session-store.ts';
import { readAt } from '../../document/path-value.ts';
import { useEditor, useEditorState } from '../../draft/editor-context.ts';
import { mayEdit } from '../../draft/may-edit.ts';
import type { SettableField } from './settable-field.ts';

/** The groups and stores of the level where the person may override: none at a store itself. */
export function useSettablePlaces(anyOf: readonly Permission[]): readonly Tenant[] {
  const { level } = useEditor();
  const session = useSession();
  return useMemo(() => {
    if (level.kind === 'here' || !level.canSave) return [];
    const grants = grantsOf(session);
    const isBelow = ({ id, groupId }: Tenant) =>
      level.kind === 'company' || id === level.tenantId || groupId === level.tenantId;
    return session.accessibleTenants.filter((place) => isBelow(place) && mayOn(grants, anyOf, place));
  }, [level, session, anyOf]);
}

/** Whether something of an entity can be set for groups and stores: it is saved, and there is a place for it. */
export function useMaySetBelow(path: Path, anyOf: readonly Permission[]): boolean {
  const isSaved = useEditorState(({ loaded }) => readAt(path)(loaded.saved) !== undefined);
  return useSettablePlaces(anyOf).length > 0 && isSaved;
}

/** The fields that the person may override below. */
export function useSettableFields(fields: readonly SettableField[]): readonly SettableField[] {
  const { adapter, level, store } = useEditor();
  const below = { adapter, store, level: { ...level, kind: 'here' } } as const;
  return fields.filter(({ paths }) => paths.every((path) => mayEdit(below, path)));
}
