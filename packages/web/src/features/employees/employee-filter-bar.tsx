import { useQuery } from '@tanstack/react-query';
import { employeesPhrases } from '../../phrases/people/employees.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { useSession } from '../../session/session-store.ts';
import { ClearButton, FilterButton } from '../../ui/actions/filter-button.tsx';
import { FilterPicker } from '../../ui/fields/pickers/filter-picker.tsx';
import { PausedSearchInput } from '../../ui/fields/search-input.tsx';
import { PaneTools } from '../../ui/layout/pane/pane.tsx';
import { choicesQuery } from './employee-calls.ts';
import { certificationFilters, type EmployeeFilters, statuses } from './use-employee-filters.ts';

/** Search and filters over the list of employees. */
export function EmployeeFilterBar({ filters }: { readonly filters: EmployeeFilters }) {
  const t = usePhrases(employeesPhrases);
  const { userCompanyId } = useSession();
  const { data: choices } = useQuery(choicesQuery(userCompanyId));
  return (
    <PaneTools label={t('filters')}>
      <PausedSearchInput
        label={t('search')}
        placeholder={t('searchFor')}
        value={filters.q}
        onChange={(q) => filters.keep({ q: q || undefined })}
      />
      <FilterPicker
        label={t('place')}
        any={t('anyPlace')}
        value={filters.place}
        options={choices?.places ?? []}
        onChange={(place) => filters.keep({ place })}
      />
      <FilterPicker
        label={t('role')}
        any={t('anyRole')}
        value={filters.role}
        options={choices?.roles ?? []}
        onChange={(role) => filters.keep({ role })}
      />
      <FilterPicker
        label={t('status')}
        value={filters.status}
        options={statuses.map((status) => ({ id: status, name: t(status) }))}
        onChange={(status) => filters.keep({ status: status === 'ACTIVE' ? undefined : status })}
      />
      {filters.certifications && (
        <FilterPicker
          label={t('certifications')}
          value={filters.certifications}
          options={certificationFilters.map((id) => ({ id, name: t(`certifications.${id}`) }))}
          onChange={(one) => filters.keep({ certifications: one === 'ALL' ? undefined : one })}
        />
      )}
      <FilterButton
        isOn={filters.isInvalid}
        aria-pressed={filters.isInvalid}
        onClick={() => filters.keep({ invalid: filters.isInvalid ? undefined : '1' })}
      >
        {t('invalidOnly')}
      </FilterButton>
      {filters.isAny && <ClearButton onClick={filters.clear}>{t('clear')}</ClearButton>}
    </PaneTools>
  );
}
