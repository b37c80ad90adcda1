import { maximumNameLength, maximumTags, US_STATES } from '@servery/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { PhoneField } from '../../../form-draft/phone-field.tsx';
import { usePhrases } from '../../../phrases/phrases.ts';
import { locationFormPhrases } from '../../../phrases/tenants/location-form.ts';
import { useSession } from '../../../session/session-store.ts';
import { tagsQuery } from '../../../tenants/tenant-calls.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { TagsField } from '../../../ui/fields/tags-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import type { FormField } from './location-entry.ts';
import styles from './location-form.module.css';
import { timeZoneOptions } from './time-zones.ts';
import type { LocationForm } from './use-location-form.ts';

type FieldsProps = { readonly form: LocationForm };
const states = US_STATES.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }));

/** The name of the location and the place where it belongs. */
export function IdentityFields({ form }: FieldsProps) {
  const t = usePhrases(locationFormPhrases);
  const { accessibleTenants, userCompanyId } = useSession();
  const { data: tags = [] } = useQuery(tagsQuery(userCompanyId));
  const groups = accessibleTenants.filter(({ type }) => type === 'GROUP');
  const { entry, change, errorOf } = form;
  return (
    <Stack gap={3.5}>
      <TextField
        {...textOf(form, 'name')}
        label={t('name')}
        hint={t('nameHint')}
        maxLength={maximumNameLength}
        autoFocus
      />
      {groups.length > 0 && (
        <SelectField
          label={t('group')}
          hint={t('groupHint')}
          value={entry.groupId}
          onChange={(groupId) => change({ groupId })}
          options={groups.map(({ id, name }) => ({ value: id, label: name }))}
          placeholder={t('noGroup')}
          clearable
          error={errorOf('groupId')}
        />
      )}
      <TagsField
        label={t('tags')}
        hint={t('tagsHint')}
        value={entry.tags}
        onChange={(next) => change({ tags: next })}
        suggestions={tags.map(({ name }) => name)}
        maxTags={maximumTags}
        error={errorOf('tags')}
      />
    </Stack>
  );
}

/** FM-09: the state is one of the list. */
export function AddressFields({ form }: FieldsProps) {
  const t = usePhrases(locationFormPhrases);
  const { entry, change, errorOf } = form;
  const zones = useMemo(() => timeZoneOptions(entry.timezone), [entry.timezone]);
  return (
    <Stack gap={3.5}>
      <TextField {...textOf(form, 'street')} label={t('street')} autoComplete="off" maxLength={120} />
      <TextField {...textOf(form, 'street2')} label={t('street2')} autoComplete="off" maxLength={120} />
      <TextField {...textOf(form, 'city')} label={t('city')} autoComplete="off" maxLength={80} />
      <div className={styles.pair}>
        <SelectField
          label={t('state')}
          value={entry.state}
          onChange={(state) => change({ state })}
          options={states}
          clearable
          error={errorOf('state')}
        />
        <TextField {...textOf(form, 'zip')} label={t('zip')} autoComplete="off" maxLength={10} />
      </div>
      <PhoneField {...textOf(form, 'phone')} label={t('phone')} />
      <SelectField
        label={t('timezone')}
        hint={t('timezoneHint')}
        value={entry.timezone}
        onChange={(timezone) => change({ timezone: timezone ?? '' })}
        options={zones}
        error={errorOf('timezone')}
      />
    </Stack>
  );
}

export function MoreFields({ form }: FieldsProps) {
  const t = usePhrases(locationFormPhrases);
  const { entry, change } = form;
  return (
    <Stack gap={3.5}>
      <SwitchField label={t('kiosk')} value={entry.kioskActive} onChange={(kioskActive) => change({ kioskActive })} />
      <TextField
        {...textOf(form, 'laborLocationId')}
        label={t('laborId')}
        hint={t('laborHint')}
        autoComplete="off"
        maxLength={64}
      />
    </Stack>
  );
}

type TextName = Extract<FormField, 'name' | 'street' | 'street2' | 'city' | 'zip' | 'phone' | 'laborLocationId'>;

function textOf({ entry, textAt }: LocationForm, field: TextName) {
  return textAt(field, entry[field] ?? '', (text) => ({ [field]: text }));
}
