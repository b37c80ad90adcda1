import { brokenBelow, concernedBelow, type Problem } from '@servery/domain';
import { useEffect, useMemo, useState } from 'react';
import { useSession } from '../../session/session-store.ts';
import type { OverrideBelow } from '../document/configuration-calls.ts';
import { useChanges, useEditor, useEditorState } from '../draft/editor-context.ts';
import { useAskedOverridesBelow } from '../overrides/below/use-overrides-below.ts';

export type BrokenStore = { readonly store: OverrideBelow; readonly problems: readonly Problem[] };

/** Each check takes the time of one edit; the rest is checked by the preview of a publish. */
const checkedAtMost = 50;

type Looked = { readonly broken: readonly BrokenStore[]; readonly checked: number };
const nothing: Looked = { broken: [], checked: 0 };

type BrokenBelow = {
  readonly state: ReturnType<typeof useAskedOverridesBelow>['state'];
  readonly askAgain: () => void;
  readonly broken: readonly BrokenStore[];
  /** So many have changes of their own that touch the same fields. */
  readonly concerned: number;
  /** So many of them are not looked at here. */
  readonly left: number;
  readonly isChecking: boolean;
};

/** The groups and stores that these changes do not fit: only those are looked at whose own changes touch the same fields, one after the other. */
export function useBrokenBelow(): BrokenBelow {
  const { state, askAgain } = useAskedOverridesBelow(everything);
  const { edit, concerned } = useConcerned();
  const [{ broken, checked }, setLooked] = useState<Looked>(nothing);
  useEffect(() => {
    setLooked(nothing);
    const brokenIn = brokenBelow(edit);
    const waiting = concerned.slice(0, checkedAtMost);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goOn = () => {
      const next = waiting.shift();
      if (next === undefined) return;
      const problems = brokenIn(next);
      const found = problems.length > 0 ? [{ store: next.store, problems }] : [];
      setLooked((now) => ({ broken: [...now.broken, ...found], checked: now.checked + 1 }));
      timer = setTimeout(goOn);
    };
    timer = setTimeout(goOn);
    return () => clearTimeout(timer);
  }, [edit, concerned]);
  const wanted = Math.min(concerned.length, checkedAtMost);
  const left = concerned.length - wanted;
  return { state, askAgain, broken, concerned: concerned.length, left, isChecking: checked < wanted };
}

const everything = [] as const;

/** The edit about to be saved, and each of those below with all that it has over this level: for a location also the changes of its group. */
function useConcerned() {
  const { adapter } = useEditor();
  const { loaded, draft } = useEditorState((state) => state);
  const changes = useChanges();
  const { below } = useAskedOverridesBelow(everything);
  const { accessibleTenants } = useSession();
  return useMemo(() => {
    const edit = { kind: adapter.kind, before: loaded.saved, after: draft, changes };
    const groupOf = new Map(accessibleTenants.map(({ id, groupId }) => [id, groupId]));
    const byId = new Map(below?.map((store) => [store.tenantId, store]));
    const kept = (below ?? []).map((store) => {
      const group = byId.get(groupOf.get(store.tenantId) ?? '');
      return { store, tenantId: store.tenantId, changes: [...(group?.changes ?? []), ...store.changes] };
    });
    return { edit, concerned: concernedBelow(edit, kept) };
  }, [adapter, loaded, draft, changes, below, accessibleTenants]);
}
