import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { savedMeanwhile } from '../../../api/call.ts';
import { keys } from '../../../api/keys.ts';
import { type PlaceWords, wordsOfFields } from '../../../form-draft/place-words.ts';
import type { RecordForm } from '../../../form-draft/record-form-types.ts';
import type { RecordVersion } from '../../../form-draft/record-state.ts';
import { useRecordForm } from '../../../form-draft/use-record-form.ts';
import { employeesPhrases } from '../../../phrases/people/employees.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { hasFeature } from '../../../session/rights.ts';
import { useSession } from '../../../session/session-store.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import {
  type Choices,
  createEmployee,
  type EmployeeRecord,
  employeeQuery,
  isLastAdministrator,
  saveEmployee,
} from '../employee-calls.ts';
import {
  anywhere,
  changedBody,
  draftErrors,
  draftOf,
  draftSchema,
  type EmployeeDraft,
  emptyDraft,
  fieldOfPath,
  wholeCompany,
} from './employee-draft.ts';
import { employeeRules } from './merge-employee.ts';

export type EmployeeForm = RecordForm<EmployeeDraft> & {
  readonly employee: EmployeeRecord | null;
  readonly mayViewWages: boolean;
};

export function useEmployeeForm(employee: EmployeeRecord | null, choices: Choices): EmployeeForm {
  const t = usePhrases(employeesPhrases);
  const session = useSession();
  const { userCompanyId: companyId } = session;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const mayViewWages = employee?.mayViewWages ?? hasFeature(session, 'viewWageData');
  const form = useRecordForm<EmployeeDraft, EmployeeRecord>({
    name: `employee|${employee?.id ?? 'new'}`,
    schema: draftSchema,
    start: employee ? versionOf(employee) : { entry: emptyDraft, ver: undefined },
    problemsOf: (draft) => {
      const errors = [...draftErrors(draft)];
      return new Map(errors.map(([field, code]) => [field, t(code, { role: t('role') })]));
    },
    fieldOf: fieldOfPath,
    wordsOf: useWords(employee, choices),
    rules: employeeRules,
    send: (draft, { entry, ver }) => {
      const body = changedBody(entry, draft);
      return employee
        ? saveEmployee(companyId, employee.id, { ...body, ver: ver ?? employee.ver })
        : createEmployee(companyId, body);
    },
    newerOf: (body) => {
      const newer = savedMeanwhile('getUser', body);
      return newer && versionOf(newer);
    },
    onSaved: async (saved) => {
      notify.success(t(employee ? 'saved' : 'created', { name: saved.name }));
      queries.setQueryData(employeeQuery(companyId, saved.id).queryKey, saved);
      await queries.invalidateQueries({ queryKey: keys.employees(companyId) });
    },
    onDone: ({ id }) => navigate({ to: '/employees/$id', params: { id } }),
    failedText: t('saveFailed'),
    refusalText: (errors) => (isLastAdministrator({ status: 'invalid', errors }) ? t('lastAdministrator') : undefined),
  });
  return { ...form, employee, mayViewWages };
}

function versionOf(employee: EmployeeRecord): RecordVersion<EmployeeDraft> {
  return { entry: draftOf(employee), ver: employee.ver };
}

function useWords(employee: EmployeeRecord | null, choices: Choices): (field: string) => PlaceWords<EmployeeDraft> {
  const t = usePhrases(employeesPhrases);
  const held = employee?.grantedRoles ?? [];
  const role = namesIn([...held, ...choices.roles]);
  const place = namesIn([{ id: wholeCompany, name: t('wholeCompany') }, ...choices.places]);
  const workplace = namesIn(jobPlaces(employee, choices));
  const [job, requirement] = [namesIn(choices.jobTypes), namesIn(choices.requirements)];
  const listed = (texts: readonly string[]) => texts.join(', ') || t('none');
  return wordsOfFields<EmployeeDraft>({
    name: t('name'),
    email: t('email'),
    phone: t('phone'),
    posId: t('posId'),
    hiredOn: t('hiredOn'),
    birthDate: t('birthDate'),
    payrollId: t('payrollId'),
    cardId: t('cardId'),
    driverLicence: t('driverLicence'),
    driverLicenceExpiresOn: t('driverLicenceExpiresOn'),
    insuranceExpiresOn: t('insuranceExpiresOn'),
    roles: {
      label: t('access'),
      text: ({ roles }) => listed(roles.map((line) => `${role(line.role)} (${place(line.place)})`)),
    },
    jobs: {
      label: t('jobs'),
      text: ({ jobs }) =>
        listed(
          jobs.map((line) => {
            const name =
              line.place === anywhere
                ? job(line.job)
                : t('jobAt', { job: job(line.job), place: workplace(line.place) });
            return [name, line.wage].filter(Boolean).join(' ');
          }),
        ),
    },
    certifications: {
      label: t('securityAndCertifications'),
      text: ({ certifications: lines }) =>
        listed(
          lines.map((line) => [requirement(line.requirement), line.issuedOn, line.expiresOn].filter(Boolean).join(' ')),
        ),
    },
  });
}

/** Where a job may be given, and where the person has one already. */
export function jobPlaces(employee: EmployeeRecord | null, { places }: Choices): readonly NamedEntity[] {
  const held = (employee?.jobs ?? []).flatMap(({ place, placeName }) =>
    place === null || places.some(({ id }) => id === place) ? [] : [{ id: place, name: placeName ?? place }],
  );
  return [...places, ...held];
}

/** Whether the person also works where the one who edits administers nobody. */
export function worksElsewhere(employee: EmployeeRecord | null, { company, places }: Choices): boolean {
  const held = employee?.grantedRoles ?? [];
  return held.some(({ grantObject }) =>
    grantObject === undefined ? !company : !places.some(({ id }) => id === grantObject),
  );
}

type NamedEntity = { readonly id: string; readonly name: string };

/** The name of an id; of none, nothing. */
function namesIn(all: readonly NamedEntity[]): (id: string | null) => string {
  const names = new Map(all.map(({ id, name }) => [id, name]));
  return (id) => (id === null ? '' : (names.get(id) ?? id));
}
