import { Button } from '@mantine/core';
import { STAFF_DATA_KEEPERS } from '@servery/domain';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { RecordPage } from '../../form-draft/record-form.tsx';
import { usePhrases } from '../../phrases/phrases.ts';
import { companiesPhrases } from '../../phrases/tenants/companies.ts';
import { isActing } from '../../session/acting.ts';
import { companiesQuery } from '../../session/level/companies.ts';
import { isProviderStaff } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import styles from './companies.module.css';
import type { StaffDataKeeper } from './company-calls.ts';
import type { CompanyForm } from './use-company-form.ts';

type CompanyFormViewProps = {
  readonly form: CompanyForm;
  readonly header: ReactNode;
  readonly onCancel: () => void;
};

/** RT-41 RT-42: the fields of a company. */
export function CompanyFormView({ form, header, onCancel }: CompanyFormViewProps) {
  const t = usePhrases(companiesPhrases);
  const { entry, textAt } = form;
  return (
    <RecordPage
      form={form}
      header={header}
      submitLabel={t('save')}
      cancel={<Button onClick={onCancel}>{t('cancel')}</Button>}
    >
      <Stack gap={4} above={5} maxWidth={560}>
        <TextField
          {...textAt('name', entry.name, (name) => ({ name }))}
          label={t('name')}
          hint={useSharedName(entry.name, form.companyId) ? t('nameShared') : t('nameHint')}
          maxLength={100}
          autoFocus
        />
        <TextField
          {...textAt('thirdPartyIntegrationUrl', entry.integrationUrl, (integrationUrl) => ({ integrationUrl }))}
          label={t('integrationUrl')}
          hint={t('integrationUrlHint')}
          type="url"
          placeholder="https://"
          maxLength={500}
        />
        {entry.staffData && <StaffDataField form={form} value={entry.staffData} />}
        <BrandFields form={form} />
        {entry.administrator && <AdministratorFields form={form} administrator={entry.administrator} />}
      </Stack>
    </RecordPage>
  );
}

/** EE-08: the company itself names the people who look after its staff data; the provider only reads it. */
function StaffDataField({ form, value }: { readonly form: CompanyForm; readonly value: StaffDataKeeper }) {
  const t = usePhrases(companiesPhrases);
  const session = useSession();
  const mayChoose = !isProviderStaff(session) && !isActing(session);
  return (
    <SelectField
      label={t('staffData')}
      hint={t(mayChoose ? 'staffDataHint' : 'staffDataOfCompany')}
      value={value}
      options={STAFF_DATA_KEEPERS.map((keeper) => ({ value: keeper, label: t(`staffData.${keeper}`) }))}
      disabled={!mayChoose}
      error={form.errorOf('staffData')}
      onChange={(next) => {
        const staffData = STAFF_DATA_KEEPERS.find((keeper) => keeper === next);
        if (staffData) form.change({ staffData });
      }}
    />
  );
}

function BrandFields({ form }: { readonly form: CompanyForm }) {
  const t = usePhrases(companiesPhrases);
  const add = useRef<HTMLButtonElement>(null);
  const { brands } = form.entry;
  return (
    <fieldset className={styles.brands}>
      <legend>{t('brands')}</legend>
      <Text as="p" tone="muted" size="sm">
        {t('brandsHint')}
      </Text>
      {brands.map((brand, index) => (
        <div key={brand.key} className={styles.brand}>
          <TextField
            {...form.textAt(`brands.${index}.name`, brand.name, (name) => ({
              brands: brands.map((one) => (one === brand ? { ...one, name } : one)),
            }))}
            label={t('brand', { number: index + 1 })}
            maxLength={100}
            autoFocus={brand.id === undefined && brand.name === ''}
          />
          <IconButton
            label={t('removeBrand', { number: index + 1 })}
            icon={<IconTrash size={16} stroke={1.75} aria-hidden />}
            onClick={() => {
              form.change({ brands: brands.filter((one) => one !== brand) });
              add.current?.focus();
            }}
          />
        </div>
      ))}
      <Button
        ref={add}
        className={styles.addBrand ?? ''}
        leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
        disabled={brands.length >= 50}
        onClick={() => form.change({ brands: [...brands, { key: crypto.randomUUID(), name: '' }] })}
      >
        {t('addBrand')}
      </Button>
    </fieldset>
  );
}

type AdministratorFieldsProps = {
  readonly form: CompanyForm;
  readonly administrator: NonNullable<CompanyForm['entry']['administrator']>;
};

function AdministratorFields({ form, administrator }: AdministratorFieldsProps) {
  const t = usePhrases(companiesPhrases);
  const refusal = form.errorOf('administrator');
  return (
    <fieldset className={styles.brands}>
      <legend>{t('administrator')}</legend>
      <Text as="p" tone="muted" size="sm">
        {t('administratorHint')}
      </Text>
      {refusal && (
        <Text as="p" tone="bad" size="sm" role="alert">
          {refusal}
        </Text>
      )}
      <TextField
        {...form.textAt('administrator.name', administrator.name, (name) => ({
          administrator: { ...administrator, name },
        }))}
        label={t('administratorName')}
        maxLength={100}
      />
      <TextField
        {...form.textAt('administrator.email', administrator.email, (email) => ({
          administrator: { ...administrator, email },
        }))}
        label={t('administratorEmail')}
        type="email"
        maxLength={254}
      />
    </fieldset>
  );
}

/** Whether another company within reach is called the same. */
function useSharedName(name: string, companyId: string | null): boolean {
  const { data = [] } = useQuery(companiesQuery);
  const given = name.trim().toLowerCase();
  return data.some((company) => company.id !== companyId && company.name.toLowerCase() === given);
}
