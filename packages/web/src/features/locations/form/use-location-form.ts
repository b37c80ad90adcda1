import { locationProblems } from '@servery/domain';
import { useState } from 'react';
import type { ApiResult, ServerError } from '../../../api/api-result.ts';
import type { FormMemory } from '../../../form-draft/use-form-memory.ts';
import { useKeptForm } from '../../../form-draft/use-kept-form.ts';
import { locationFormPhrases } from '../../../phrases/location-form.ts';
import { say } from '../../../phrases/phrases.ts';
import { standingTenant, type TenantRecord } from '../../../tenants/tenant-calls.ts';
import { changedFields, entryOf, entrySchema, type FormEntry, type FormField, fieldOfPath } from './location-entry.ts';

type Refusals = Partial<Record<FormField, string>>;

export type LocationForm = {
  readonly entry: FormEntry;
  readonly change: (change: Partial<FormEntry>) => void;
  readonly errorOf: (field: FormField) => string | undefined;
  readonly touch: (field: FormField) => void;
  /** How many fields are not right; shown after the first try to save. */
  readonly problemCount: number;
  readonly isBusy: boolean;
  /** What somebody else saved meanwhile. */
  readonly standing: TenantRecord | null;
  readonly takeStanding: () => void;
  readonly submit: () => Promise<void>;
  readonly memory: FormMemory;
};

type FormOptions = {
  /** Null: a new location. */
  readonly locationId: string | null;
  readonly initial: FormEntry;
  readonly ver: number | undefined;
  /** Sends it; `undefined` when the person thought better of it. */
  readonly send: (entry: FormEntry, ver: number | undefined) => Promise<ApiResult<TenantRecord> | undefined>;
  readonly onSaved: (saved: TenantRecord) => Promise<void>;
  readonly onFailed: () => void;
};

/** Holds what was typed until it is saved: no error, no conflict and no slip of the hand takes it away. */
export function useLocationForm({ locationId, initial, ver, send, onSaved, onFailed }: FormOptions): LocationForm {
  const [base, setBase] = useState({ entry: initial, ver });
  const [entry, setEntry] = useState(initial);
  const [touched, setTouched] = useState<ReadonlySet<FormField>>(new Set());
  const [hasTried, setTried] = useState(false);
  const [refusals, setRefusals] = useState<Refusals>({});
  const [standing, setStanding] = useState<TenantRecord | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isDirty = changedFields(base.entry, entry).length > 0;
  const memory = useKeptForm({
    name: `location|${locationId ?? 'new'}`,
    schema: entrySchema,
    ...{ base: base.entry, entry, isDirty, setEntry },
  });

  const problems = locationProblems(entry);
  const errorOf = (field: FormField) => {
    const problem = problems.find((one) => one.field === field);
    if (problem && (hasTried || touched.has(field))) return say(locationFormPhrases, `problem.${problem.code}`);
    return refusals[field];
  };
  const submit = async () => {
    setTried(true);
    if (problems.length > 0 || isBusy) return;
    setBusy(true);
    const answer = await send(entry, standing?.ver ?? base.ver);
    setBusy(false);
    if (answer?.status === 'ok') {
      memory.forget();
      await onSaved(answer.data);
    } else if (answer?.status === 'invalid') setRefusals(refusalsOf(answer.errors, onFailed));
    else if (answer?.status === 'conflict') setStanding(standingTenant(answer.body) ?? null);
    else if (answer && answer.status !== 'unauthorized') onFailed();
  };
  return {
    entry,
    change: (change) => {
      setEntry((before) => ({ ...before, ...change }));
      setRefusals((before) => without(before, change));
    },
    errorOf,
    touch: (field) => setTouched((before) => new Set([...before, field])),
    problemCount: hasTried ? new Set(problems.map(({ field }) => field)).size : 0,
    isBusy,
    standing,
    takeStanding: () => {
      if (!standing) return;
      setBase({ entry: entryOf(standing), ver: standing.ver });
      setEntry(entryOf(standing));
      setStanding(null);
    },
    submit,
    memory,
  };
}

/** The server's words, each at its field; what belongs to no field is told apart. */
function refusalsOf(errors: readonly ServerError[], onFailed: () => void): Refusals {
  const refusals: Refusals = {};
  for (const { path, message, code } of errors) {
    const field = fieldOfPath(path);
    if (field) refusals[field] = message ?? code;
  }
  if (Object.keys(refusals).length === 0) onFailed();
  return refusals;
}

function without(refusals: Refusals, change: Partial<FormEntry>): Refusals {
  return Object.fromEntries(Object.entries(refusals).filter(([field]) => !(field in change)));
}
