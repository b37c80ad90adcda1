import { useEffect, useId } from 'react';
import { create } from 'zustand';

/** The drafts with changes, by the id of the editor that holds them. */
const useUnsavedWork = create<{ readonly drafts: ReadonlySet<string> }>(() => ({ drafts: new Set() }));

/** Whether anything on the screen would be lost by leaving. */
export function hasUnsavedWork(): boolean {
  return useUnsavedWork.getState().drafts.size > 0;
}

/** Reports to the app that this editor holds changes, so that a time-out asks instead of leaving. */
export function useReportUnsaved(isDirty: boolean): void {
  const id = useId();
  useEffect(() => {
    report(id, isDirty);
    return () => report(id, false);
  }, [id, isDirty]);
}

function report(id: string, isDirty: boolean): void {
  useUnsavedWork.setState(({ drafts }) => {
    const next = new Set(drafts);
    if (isDirty) next.add(id);
    else next.delete(id);
    return { drafts: next };
  });
}
