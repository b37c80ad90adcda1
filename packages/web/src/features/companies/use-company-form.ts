import { STAFF_DATA_KEEPERS } from '@servery/domain';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod/mini';
import type { ApiResult } from '../../api/api-result.ts';
import { keys } from '../../api/keys.ts';
import { type PlaceWords, wordsOfFields } from '../../form-draft/place-words.ts';
import type { RecordForm } from '../../form-draft/record-form-types.ts';
import type { RecordVersion } from '../../form-draft/record-state.ts';
import { useRecordForm } from '../../form-draft/use-record-form.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { companiesPhrases } from '../../phrases/tenants/companies.ts';
import type { CompanyInput, SavedCompany } from './company-calls.ts';
import {
  type CompanyEntry,
  companyRules,
  entryOf,
  entryProblems,
  entrySchema,
  fieldOfPath,
  inputOf,
} from './company-entry.ts';

export type CompanyForm = RecordForm<CompanyEntry> & { readonly companyId: string | null };

type FormOptions = {
  /** Null: a new company. */
  readonly companyId: string | null;
  readonly start: RecordVersion<CompanyEntry>;
  readonly send: (input: CompanyInput, ver: number | undefined) => Promise<ApiResult<SavedCompany>>;
  readonly onSaved: (company: SavedCompany, sent: CompanyEntry) => void;
  readonly onDone: (company: SavedCompany) => Promise<void>;
};

const savedSchema = z.object({
  current: z.object({
    ver: z.number(),
    name: z.string(),
    thirdPartyIntegrationUrl: z.nullable(z.string()),
    staffData: z.optional(z.enum(STAFF_DATA_KEEPERS)),
    brands: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
});

export function useCompanyForm({ companyId, start, send, onSaved, onDone }: FormOptions): CompanyForm {
  const t = usePhrases(companiesPhrases);
  const queries = useQueryClient();
  const form = useRecordForm<CompanyEntry, SavedCompany>({
    name: `company|${companyId ?? 'new'}`,
    schema: entrySchema,
    start,
    problemsOf: (entry) => new Map(entryProblems(entry).map(({ path, code }) => [path, t(code)])),
    fieldOf: fieldOfPath,
    wordsOf: useWords(),
    rules: companyRules,
    send: (entry, { ver }) => send(inputOf(entry), ver),
    newerOf,
    onSaved: async (company, sent) => {
      onSaved(company, sent);
      await queries.invalidateQueries({ queryKey: keys.companies() });
    },
    onDone,
    failedText: t('saveFailed'),
  });
  return { ...form, companyId };
}

function newerOf(body: unknown): RecordVersion<CompanyEntry> | undefined {
  const current = savedSchema.safeParse(body).data?.current;
  return current && { ver: current.ver, entry: entryOf(current, current.brands, current.thirdPartyIntegrationUrl) };
}

function useWords(): (field: string) => PlaceWords<CompanyEntry> {
  const t = usePhrases(companiesPhrases);
  return wordsOfFields<CompanyEntry>({
    name: t('name'),
    integrationUrl: t('integrationUrl'),
    brands: { label: t('brands'), text: ({ brands }) => brands.map(({ name }) => name).join(', ') || '–' },
    staffData: { label: t('staffData'), text: ({ staffData }) => (staffData ? t(`staffData.${staffData}`) : '–') },
    administrator: { label: t('administrator'), text: ({ administrator }) => administrator?.email ?? '–' },
  });
}
