import { Button, Popover, TextInput } from '@mantine/core';
import { formatDay } from '@servery/domain';
import { IconMail } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { viewsPhrases } from '../../../phrases/sales/views.ts';
import { useSession } from '../../../session/session-store.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useKeepInAddress } from '../../../ui/frame/use-keep-in-address.ts';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import type { ReportViews } from './use-views.ts';

const usualTime = '06:30';

/** The view by mail each morning. Where none is open, it is saved first, under the name that is given. A mail leads here to turn it off. */
export function MailView({ views }: { readonly views: ReportViews }) {
  const t = usePhrases(viewsPhrases);
  const keep = useKeepInAddress();
  const search: { readonly mail?: string } = useSearch({ strict: false });
  const isOpen = search.mail === 'open';
  const setOpen = (next: boolean) => void keep({ mail: next ? 'open' : undefined });
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      width="min(360px, calc(100vw - 32px))"
      position="bottom-end"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Button
          variant="subtle"
          leftSection={<IconMail size={16} stroke={1.75} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          {t('mail')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={16}>
        <MailForm key={views.opened?.id ?? ''} views={views} />
      </Popover.Dropdown>
    </Popover>
  );
}

function MailForm({ views }: { readonly views: ReportViews }) {
  const t = usePhrases(viewsPhrases);
  const { accessibleTenants } = useSession();
  const { report, opened, address, isChanged, save, change, mailNow } = views;
  const stores = accessibleTenants.filter(({ type }) => type === 'LOCATION');
  const known = opened?.mail ?? null;
  const [name, setName] = useState('');
  const [at, setAt] = useState(known?.at ?? usualTime);
  const [locationId, setLocationId] = useState(known?.locationId ?? stores[0]?.id ?? null);
  const [error, setError] = useState<string>();
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const mail = locationId === null ? null : { at, locationId };
    setError(opened ? await change(opened, { mail }) : await save({ report, name, address, mail }));
  };
  const isReady = locationId !== null && at !== '' && (opened !== undefined || name.trim() !== '');
  return (
    <Stack as="form" gap={3} onSubmit={handleSubmit}>
      <div>
        <Text weight="semibold">{t('mailTitle')}</Text>
        <Text as="p" tone="muted" size="sm">
          {t('mailAbout')}
        </Text>
      </div>
      {opened === undefined && <TextField label={t('name')} value={name} onChange={setName} maxLength={60} autoFocus />}
      <Grid columns={2} gap={3}>
        <Field label={t('at')}>
          {(control) => (
            <TextInput
              {...control}
              type="time"
              size="md"
              value={at}
              onChange={({ currentTarget }) => setAt(currentTarget.value)}
            />
          )}
        </Field>
        <SelectField
          label={t('clockOf')}
          value={locationId}
          onChange={setLocationId}
          options={stores.map(({ id, name: store }) => ({ value: id, label: store }))}
        />
      </Grid>
      <Text as="p" size="sm" tone="muted">
        <span role="status">
          {error ?? (known ? t(`state.${known.state}`, { date: formatDay(known.nextOn) }) : t('mailOff'))}
          {isChanged && ` ${t('mailChanged')}`}
        </span>
      </Text>
      <Row gap={2} justify="end" wrap>
        {opened && (
          <Button variant="subtle" onClick={() => void mailNow(opened)}>
            {t('sendNow')}
          </Button>
        )}
        {opened && known && (
          <Button onClick={async () => setError(await change(opened, { mail: null }))}>{t('turnOff')}</Button>
        )}
        <Button type="submit" variant="filled" disabled={!isReady}>
          {t(known ? 'keepTime' : 'turnOn')}
        </Button>
      </Row>
    </Stack>
  );
}
