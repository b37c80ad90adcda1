import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { employeesPhrases } from '../../phrases/people/employees.ts';
import { staffListPhrases } from '../../phrases/people/staff-list.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { useSession } from '../../session/session-store.ts';
import { ClearButton, FilterButton } from '../../ui/actions/filter-button.tsx';
import { FilterPicker } from '../../ui/fields/pickers/filter-picker.tsx';
import { PausedSearchInput } from '../../ui/fields/search-input.tsx';
import { PaneTools } from '../../ui/layout/pane/pane.tsx';
import { type Attention, choicesQuery } from './employee-calls.ts';
import { AttentionSummary } from './list/list-head.tsx';
import styles from './list/staff-list.module.css';
import type { Here } from './list/use-here.ts';
import { certificationChoices, type EmployeeFilters, statuses } from './use-employee-filters.ts';

type EmployeeFilterBarProps = {
  readonly filters: EmployeeFilters;
  readonly here: Here;
  /** Undefined while it loads. */
  readonly attention: Attention | undefined;
  /** Where else the people of the place work. */
  readonly alsoAt: readonly { readonly id: string; readonly name: string }[];
};

/** Search and filters over the list of employees, and the people to look after. */
export function EmployeeFilterBar({ filters, here, attention, alsoAt }: EmployeeFilterBarProps) {
  const t = usePhrases(employeesPhrases);
  const { userCompanyId, accessibleTenants } = useSession();
  const seesStaffData = filters.certifications !== undefined;
  const { data: choices } = useQuery(choicesQuery(userCompanyId));
  const [isOpen, setOpen] = useState(false);
  return (
    <PaneTools label={t('filters')}>
      <PausedSearchInput
        label={t('search')}
        placeholder={t('searchFor')}
        value={filters.q}
        onChange={(q) => filters.keep({ q: q || undefined })}
      />
      {seesStaffData && (
        <AttentionChips filters={filters} attention={attention} isOpen={isOpen} onOpen={() => setOpen(!isOpen)} />
      )}
      <div className={seesStaffData ? styles.pickers : styles.contents} data-open={isOpen || undefined}>
        {(accessibleTenants.length > 1 || here.id === undefined) && (
          <FilterPicker
            label={t('place')}
            any={t('anyPlace')}
            value={filters.place}
            options={choices?.places ?? []}
            onChange={filters.keepPlace}
          />
        )}
        {seesStaffData && (
          <StaffFilters filters={filters} here={here} jobTypes={choices?.jobTypes ?? []} alsoAt={alsoAt} />
        )}
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
        <FilterButton
          isOn={filters.isInvalid}
          aria-pressed={filters.isInvalid}
          onClick={() => filters.keep({ invalid: filters.isInvalid ? undefined : '1' })}
        >
          {t('invalidOnly')}
        </FilterButton>
      </div>
      {filters.isAny && <ClearButton onClick={filters.clear}>{t('clear')}</ClearButton>}
      {seesStaffData && <AttentionSummary attention={attention} />}
    </PaneTools>
  );
}

type StaffFiltersProps = Pick<EmployeeFilterBarProps, 'filters' | 'here' | 'alsoAt'> & {
  readonly jobTypes: readonly { readonly id: string; readonly name: string }[];
};

/** EM-101 EM-103: for people who see staff data. */
function StaffFilters({ filters, here, jobTypes, alsoAt }: StaffFiltersProps) {
  const t = usePhrases(employeesPhrases);
  const say = usePhrases(staffListPhrases);
  return (
    <>
      <FilterPicker
        label={say('job')}
        any={say('anyJob')}
        value={filters.job}
        options={jobTypes}
        onChange={(job) => filters.keep({ job })}
      />
      <FilterPicker
        label={t('certifications')}
        value={filters.certifications}
        options={certificationChoices.map((id) => ({ id, name: t(`certifications.${id}`) }))}
        onChange={(one) => filters.keep({ certifications: one === 'ALL' ? undefined : one })}
      />
      {here.id !== undefined && (
        <FilterPicker
          label={say('worksAlsoAt')}
          any={say('anywhereElse')}
          value={filters.alsoAt}
          options={alsoAt}
          onChange={(next) => filters.keep({ alsoAt: next })}
        />
      )}
    </>
  );
}

type AttentionChipsProps = Pick<EmployeeFilterBarProps, 'filters'> & {
  readonly attention: Attention | undefined;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
};

/** On a phone: all of them, or those to look after, and the way to the other filters. */
function AttentionChips({ filters, attention, isOpen, onOpen }: AttentionChipsProps) {
  const say = usePhrases(staffListPhrases);
  const isOn = filters.certifications === 'TO_LOOK_AFTER';
  return (
    <div className={styles.chips}>
      <FilterButton isOn={!isOn} aria-pressed={!isOn} onClick={() => filters.keep({ certifications: undefined })}>
        {say('all')}
      </FilterButton>
      <FilterButton isOn={isOn} aria-pressed={isOn} onClick={() => filters.keep({ certifications: 'TO_LOOK_AFTER' })}>
        {attention ? say('toLookAfterCount', { count: attention.people }) : say('toLookAfter')}
      </FilterButton>
      <FilterButton isOn={isOpen} aria-expanded={isOpen} onClick={onOpen}>
        {say('moreFilters')}
      </FilterButton>
    </div>
  );
}
