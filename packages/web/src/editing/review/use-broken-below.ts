import { brokenBelow, concernedBelow, type Problem } from '@servery/domain';
import { useEffect, useState } from 'react';
import { useSession } from '../../session/session-store.ts';
import type { OverrideBelow } from '../document/configuration-calls.ts';
import { useChanges, useEditor, useEditorState } from '../draft/editor-context.ts';
import { useOverridesBelow } from '../overrides/below/use-overrides-below.ts';

export type BrokenStore = { readonly store: OverrideBelow; readonly problems: readonly Problem[] };

/** Each check takes the time of one edit; what is left is checked by the preview of a publish. */
const checkedAtMost = 50;

type Looked = { readonly broken: readonly BrokenStore[]; readonly left: number };
const nothing: Looked = { broken: [], left: 0 };

/** The groups and stores that these changes do not fit: only those are looked at whose own changes touch the same fields, one after the other. */
export function useBrokenBelow(): Looked {
  const { adapter } = useEditor();
  const { loaded, draft } = useEditorState((state) => state);
  const changes = useChanges();
  const below = useOverridesBelow([]);
  const { accessibleTenants } = useSession();
  const [looked, setLooked] = useState<Looked>(nothing);
  useEffect(() => {
    setLooked(nothing);
    if (below === undefined) return;
    const edit = { kind: adapter.kind, before: loaded.saved, after: draft, changes };
    const groupOf = new Map(accessibleTenants.map(({ id, groupId }) => [id, groupId]));
    const kept = below.map((store) => {
      const group = below.find(({ tenantId }) => tenantId === groupOf.get(store.tenantId));
      return { store, tenantId: store.tenantId, changes: [...(group?.changes ?? []), ...store.changes] };
    });
    const concerned = concernedBelow(edit, kept);
    const brokenIn = brokenBelow(edit);
    const waiting = concerned.slice(0, checkedAtMost);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goOn = () => {
      const next = waiting.shift();
      if (next === undefined)
        return setLooked((now) => ({ ...now, left: Math.max(0, concerned.length - checkedAtMost) }));
      const problems = brokenIn(next);
      if (problems.length > 0)
        setLooked((now) => ({ ...now, broken: [...now.broken, { store: next.store, problems }] }));
      timer = setTimeout(goOn);
    };
    timer = setTimeout(goOn);
    return () => clearTimeout(timer);
  }, [adapter, loaded, draft, changes, below, accessibleTenants]);
  return looked;
}
