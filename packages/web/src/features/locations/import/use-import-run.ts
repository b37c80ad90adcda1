import { type LocationImport, mostLocationsAtOnce } from '@servery/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { locationsPhrases } from '../../../phrases/tenants/locations.ts';
import { useSession } from '../../../session/session-store.ts';
import { forgetTenants } from '../../../tenants/after-tenant-change.ts';
import type { RunFailure } from '../../../ui/dialogs/run-dialog.tsx';

export type ImportRun = {
  readonly total: number;
  readonly done: number;
  readonly saved: number;
  readonly failures: readonly RunFailure[];
  readonly isOver: boolean;
};

/** Saves the lines of an import, two hundred with each call, and keeps which could not be saved and why. */
export function useImportRun() {
  const t = usePhrases(locationsPhrases);
  const { userCompanyId: companyId } = useSession();
  const queries = useQueryClient();
  const [run, setRun] = useState<ImportRun | null>(null);
  const isStopped = useRef(false);
  const start = async ({ lines }: LocationImport) => {
    isStopped.current = false;
    const names = new Map(lines.map(({ line, name }) => [line, name]));
    const toSave = lines.flatMap(({ line, save }) => (save === null ? [] : [{ line, save }]));
    const failureOf = (line: number, reason: string): RunFailure => ({
      id: String(line),
      name: t('importLine', { line, name: names.get(line) ?? '' }),
      reason,
    });
    let now: ImportRun = { total: toSave.length, done: 0, saved: 0, failures: [], isOver: false };
    setRun(now);
    while (now.done < toSave.length && !isStopped.current) {
      const some = toSave.slice(now.done, now.done + mostLocationsAtOnce);
      const answer = await call('importLocations', { params: { companyId }, body: { lines: some } });
      const reason = t(answer.status === 'forbidden' ? 'importMayNot' : 'importFailed');
      const failures =
        answer.status === 'ok'
          ? answer.data.refused.map(({ line, message }) => failureOf(line, message))
          : some.map(({ line }) => failureOf(line, reason));
      now = {
        ...now,
        done: now.done + some.length,
        saved: now.saved + some.length - failures.length,
        failures: [...now.failures, ...failures],
      };
      setRun(now);
    }
    await forgetTenants(queries, companyId);
    setRun({ ...now, isOver: true });
  };
  const stop = () => {
    isStopped.current = true;
  };
  return { run, start, stop };
}
