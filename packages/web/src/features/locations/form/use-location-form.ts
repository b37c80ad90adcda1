import { locationProblems } from '@servery/domain';
import type { ApiResult } from '../../../api/api-result.ts';
import { type PlaceWords, wordsOfFields } from '../../../form-draft/place-words.ts';
import type { RecordForm } from '../../../form-draft/record-form-types.ts';
import type { RecordVersion } from '../../../form-draft/record-state.ts';
import { useRecordForm } from '../../../form-draft/use-record-form.ts';
import { say, usePhrases } from '../../../phrases/phrases.ts';
import { locationFormPhrases } from '../../../phrases/tenants/location-form.ts';
import { useSession } from '../../../session/session-store.ts';
import { standingTenant, type TenantRecord } from '../../../tenants/tenant-calls.ts';
import { entrySchema, type FormEntry, fieldOfPath, versionOf } from './location-entry.ts';
import { timeZoneName } from './time-zones.ts';

export type LocationForm = RecordForm<FormEntry>;

type FormOptions = {
  /** Null: a new location. */
  readonly locationId: string | null;
  readonly start: RecordVersion<FormEntry>;
  readonly send: (entry: FormEntry, saved: RecordVersion<FormEntry>) => Promise<ApiResult<TenantRecord> | undefined>;
  readonly onSaved: (saved: TenantRecord) => Promise<void>;
  readonly onDone: (saved: TenantRecord) => Promise<void>;
};

export function useLocationForm({ locationId, ...options }: FormOptions): LocationForm {
  return useRecordForm<FormEntry, TenantRecord>({
    ...options,
    name: `location|${locationId ?? 'new'}`,
    schema: entrySchema,
    problemsOf,
    fieldOf: fieldOfPath,
    wordsOf: useWords(),
    newerOf: (body) => {
      const newer = standingTenant(body);
      return newer && versionOf(newer);
    },
    failedText: say(locationFormPhrases, 'saveFailed'),
  });
}

/** The first problem of each field. */
function problemsOf(entry: FormEntry): ReadonlyMap<string, string> {
  const problems = locationProblems(entry).toReversed();
  return new Map(problems.map(({ field, code }) => [field, say(locationFormPhrases, `problem.${code}`)]));
}

function useWords(): (field: string) => PlaceWords<FormEntry> {
  const t = usePhrases(locationFormPhrases);
  const { accessibleTenants } = useSession();
  const nameOf = (groupId: string | null) => accessibleTenants.find(({ id }) => id === groupId)?.name ?? groupId;
  return wordsOfFields<FormEntry>({
    name: t('name'),
    groupId: { label: t('group'), text: ({ groupId }) => nameOf(groupId) ?? t('noGroup') },
    kioskActive: { label: t('kiosk'), text: ({ kioskActive }) => t(kioskActive ? 'yes' : 'no') },
    street: t('street'),
    street2: t('street2'),
    city: t('city'),
    state: t('state'),
    zip: t('zip'),
    phone: t('phone'),
    timezone: { label: t('timezone'), text: ({ timezone }) => timeZoneName(timezone) },
    latitude: t('latitude'),
    longitude: t('longitude'),
    tags: t('tags'),
    laborLocationId: t('laborId'),
  });
}
