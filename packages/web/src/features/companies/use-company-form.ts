import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiResult, ServerError } from '../../api/api-result.ts';
import { useKeptForm } from '../../form-draft/use-kept-form.ts';
import { companiesPhrases } from '../../phrases/companies.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { notify } from '../../ui/notifications/notify.ts';
import type { CompanyInput, SavedCompany } from './company-calls.ts';
import { type CompanyEntry, entryProblems, entrySchema, inputOf } from './company-entry.ts';

type FormOptions = {
  /** Null: a new company. */
  readonly companyId: string | null;
  readonly start: CompanyEntry;
  readonly send: (input: CompanyInput) => Promise<ApiResult<SavedCompany>>;
  readonly onSaved: (company: SavedCompany) => Promise<void>;
  readonly onConflict?: (result: Extract<ApiResult<SavedCompany>, { status: 'conflict' }>) => void;
};

/** The entry of the form with what is wrong in it; nothing typed is lost when a save fails. */
export function useCompanyForm({ companyId, start, send, onSaved, onConflict }: FormOptions) {
  const t = usePhrases(companiesPhrases);
  const queries = useQueryClient();
  const [entry, setEntry] = useState(start);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<readonly ServerError[]>([]);
  const [isBusy, setBusy] = useState(false);
  const isDirty = JSON.stringify(entry) !== JSON.stringify(start);
  const memory = useKeptForm({
    name: `company|${companyId ?? 'new'}`,
    schema: entrySchema,
    ...{ base: start, entry, isDirty, setEntry },
  });
  const problems = entryProblems(entry);
  const change = (part: Partial<CompanyEntry>, path: string) => {
    setEntry((before) => ({ ...before, ...part }));
    setTouched((before) => new Set([...before, path]));
    setRefused((before) => before.filter((error) => !isAbout(error.path, `body.${path}`)));
  };
  const submit = async () => {
    setTouched(new Set(problems.map(({ path }) => path)));
    if (problems.length > 0 || isBusy) return;
    setBusy(true);
    const result = await send(inputOf(entry));
    setBusy(false);
    if (result.status === 'ok') {
      memory.forget();
      await queries.invalidateQueries({ queryKey: ['companies'] });
      await onSaved(result.data);
    } else if (result.status === 'conflict' && onConflict) onConflict(result);
    else if (result.status === 'invalid') setRefused(result.errors);
    else notify.error(t('saveFailed'));
  };
  const errorOf = (path: string): string | undefined => {
    const server = refused.find((error) => error.path === `body.${path}`)?.message;
    const own = problems.find((problem) => problem.path === path);
    return server ?? (own && touched.has(path) ? t(own.code) : undefined);
  };
  return { companyId, entry, change, submit, errorOf, isBusy, isDirty, memory };
}

/** Of this very field, or of the group of fields that it stands in. */
function isAbout(refused: string | undefined, path: string): boolean {
  return refused !== undefined && (refused === path || path.startsWith(`${refused}.`));
}

export type CompanyForm = ReturnType<typeof useCompanyForm>;
