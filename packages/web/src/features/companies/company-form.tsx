import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { RestoredNotice } from '../../form-draft/restored-notice.tsx';
import { companiesPhrases } from '../../phrases/companies.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { companiesQuery } from '../../session/companies.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormFoot } from '../../ui/layout/form-foot.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Changing } from '../../ui/read-only/read-only.tsx';
import styles from './companies.module.css';
import type { CompanyForm } from './use-company-form.ts';

type CompanyFormViewProps = {
  readonly form: CompanyForm;
  readonly header: ReactNode;
  readonly onCancel: () => void;
  /** What somebody else saved meanwhile. */
  readonly conflict?: ReactNode;
};

/** RT-41 RT-42: the fields of a company. Enter saves; the foot stays in view. */
export function CompanyFormView({ form, header, onCancel, conflict }: CompanyFormViewProps) {
  const t = usePhrases(companiesPhrases);
  const { entry, change, errorOf } = form;
  return (
    <form
      noValidate
      className={styles.formPage}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit().catch((error: unknown) => console.error(error));
      }}
    >
      <Page
        foot={
          <FormFoot>
            <Button onClick={onCancel}>{t('cancel')}</Button>
            <Button type="submit" variant="filled" loading={form.isBusy} disabled={!form.isDirty}>
              {t('save')}
            </Button>
          </FormFoot>
        }
      >
        {header}
        <RestoredNotice
          memory={form.memory}
          labels={{ name: t('name'), integrationUrl: t('integrationUrl'), brands: t('brands') }}
        />
        {conflict}
        <Changing>
          <div className={styles.form}>
            <TextField
              label={t('name')}
              hint={useSharedName(entry.name, form.companyId) ? t('nameShared') : t('nameHint')}
              value={entry.name}
              onChange={(name) => change({ name }, 'name')}
              error={errorOf('name')}
              maxLength={100}
              autoFocus
            />
            <TextField
              label={t('integrationUrl')}
              hint={t('integrationUrlHint')}
              type="url"
              placeholder="https://"
              value={entry.integrationUrl}
              onChange={(integrationUrl) => change({ integrationUrl }, 'thirdPartyIntegrationUrl')}
              error={errorOf('thirdPartyIntegrationUrl')}
              maxLength={500}
            />
            <BrandFields form={form} />
            {entry.administrator && <AdministratorFields form={form} administrator={entry.administrator} />}
          </div>
        </Changing>
      </Page>
    </form>
  );
}

function BrandFields({ form }: { readonly form: CompanyForm }) {
  const t = usePhrases(companiesPhrases);
  const add = useRef<HTMLButtonElement>(null);
  const { brands } = form.entry;
  const set = (next: CompanyForm['entry']['brands'], path: string) => form.change({ brands: next }, path);
  return (
    <fieldset className={styles.brands}>
      <legend>{t('brands')}</legend>
      <p className={styles.hint}>{t('brandsHint')}</p>
      {brands.map((brand, index) => (
        <div key={brand.key} className={styles.brand}>
          <TextField
            label={t('brand', { number: index + 1 })}
            value={brand.name}
            onChange={(name) =>
              set(
                brands.map((one) => (one === brand ? { ...one, name } : one)),
                `brands.${index}.name`,
              )
            }
            error={form.errorOf(`brands.${index}.name`)}
            maxLength={100}
            autoFocus={brand.id === undefined && brand.name === ''}
          />
          <IconButton
            label={t('removeBrand', { number: index + 1 })}
            icon={<IconTrash size={16} stroke={1.75} aria-hidden />}
            onClick={() => {
              set(
                brands.filter((one) => one !== brand),
                'brands',
              );
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
        onClick={() => set([...brands, { key: crypto.randomUUID(), name: '' }], 'brands')}
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
      <p className={styles.hint}>{t('administratorHint')}</p>
      {refusal && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      <TextField
        label={t('administratorName')}
        value={administrator.name}
        onChange={(name) => form.change({ administrator: { ...administrator, name } }, 'administrator.name')}
        error={form.errorOf('administrator.name')}
        maxLength={100}
      />
      <TextField
        label={t('administratorEmail')}
        type="email"
        value={administrator.email}
        onChange={(email) => form.change({ administrator: { ...administrator, email } }, 'administrator.email')}
        error={form.errorOf('administrator.email')}
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
