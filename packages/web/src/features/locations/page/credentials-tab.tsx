import { Button, Modal } from '@mantine/core';
import { IconCheck, IconCopy, IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { locationsPhrases } from '../../../phrases/tenants/locations.ts';
import type { LocationKey } from '../../../tenants/tenant-calls.ts';
import { formatDateTime } from '../../../ui/dates.ts';
import { confirm } from '../../../ui/dialogs/dialog-store.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormFoot } from '../../../ui/layout/page/form-foot.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { LoadState } from '../../../ui/messages/load-state.tsx';
import { notify } from '../../../ui/notifications/notify.ts';
import { useIsReadOnly } from '../../../ui/read-only/read-only.tsx';
import { PlainTable } from '../../../ui/table/plain-table.tsx';
import styles from '../locations.module.css';
import { type Credential, createCredential, credentialsQuery, deleteCredential } from './credential-calls.ts';

type CredentialsTabProps = { readonly place: LocationKey; readonly canChange: boolean };

/** TN-17 to TN-19 */
export function CredentialsTab({ place, canChange: mayChange }: CredentialsTabProps) {
  const isReadOnly = useIsReadOnly();
  const canChange = mayChange && !isReadOnly;
  const t = usePhrases(locationsPhrases);
  const [isCreating, setCreating] = useState(false);
  const query = useQuery(credentialsQuery(place));
  const { data } = query;
  const create = canChange && (
    <Button
      leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
      variant="filled"
      onClick={() => setCreating(true)}
    >
      {t('createCredential')}
    </Button>
  );
  return (
    <>
      <div className={styles.intro}>
        <p>{t('credentialsText')}</p>
        {data && data.length > 0 && create}
      </div>
      <LoadState query={query} failed={[t('credentialsFailed')]} rows={3} />
      {data?.length === 0 && (
        <EmptyState title={t('noCredentials')} action={create}>
          {canChange && t('noCredentialsHint')}
        </EmptyState>
      )}
      {data && data.length > 0 && <CredentialTable place={place} canChange={canChange} credentials={data} />}
      {isCreating && <CreateDialog place={place} onClose={() => setCreating(false)} />}
    </>
  );
}

type CredentialTableProps = CredentialsTabProps & { readonly credentials: readonly Credential[] };

function CredentialTable({ place, canChange, credentials }: CredentialTableProps) {
  const t = usePhrases(locationsPhrases);
  const remove = useDelete(place);
  return (
    <div className={styles.credentials}>
      <PlainTable
        label={t('credentials')}
        rows={credentials}
        rowKey={({ id }) => id}
        columns={[
          { id: 'name', title: t('credentialName'), cell: ({ name }) => name },
          {
            id: 'id',
            title: t('credentialId'),
            hideOnPhone: true,
            cell: ({ id }) => <span className={styles.id}>{id}</span>,
          },
          { id: 'created', title: t('created'), cell: ({ createdAt }) => formatDateTime(createdAt) },
          ...(canChange
            ? [
                {
                  id: 'actions',
                  title: t('actions'),
                  align: 'right' as const,
                  cell: (credential: Credential) => (
                    <Button
                      size="sm"
                      variant="danger"
                      aria-label={t('deleteNamed', { name: credential.name })}
                      onClick={() => remove(credential)}
                    >
                      {t('delete')}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}

function useDelete(place: LocationKey) {
  const t = usePhrases(locationsPhrases);
  const queries = useQueryClient();
  return async ({ id, name }: Credential) => {
    const answer = await confirm({
      title: t('deleteTitle', { name }),
      message: t('deleteText'),
      accept: t('delete'),
      level: 'danger',
    });
    if (answer !== 'accept') return;
    const result = await deleteCredential(place, id);
    if (result.status === 'ok') notify.success(t('deleted', { name }));
    else notify.error(t('deleteFailed'));
    await queries.invalidateQueries({ queryKey: credentialsQuery(place).queryKey });
  };
}

type Created = { readonly id: string; readonly secret: string; readonly name: string };

/** Asks for the name, then shows the secret, this once. */
function CreateDialog({ place, onClose }: { readonly place: LocationKey; readonly onClose: () => void }) {
  const t = usePhrases(locationsPhrases);
  const queries = useQueryClient();
  const [created, setCreated] = useState<Created | null>(null);
  const handleCreate = async (name: string) => {
    const result = await createCredential(place, name);
    if (result.status !== 'ok') {
      notify.error(t('createFailed'));
      return;
    }
    setCreated({ ...result.data, name });
    await queries.invalidateQueries({ queryKey: credentialsQuery(place).queryKey });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      size={460}
      title={created ? t('secretTitle', { name: created.name }) : t('createCredential')}
      closeOnClickOutside={!created}
      closeOnEscape={!created}
    >
      {created ? (
        <Secret created={created} onClose={onClose} />
      ) : (
        <NameForm onCreate={handleCreate} onClose={onClose} />
      )}
    </Modal>
  );
}

type NameFormProps = { readonly onCreate: (name: string) => Promise<void>; readonly onClose: () => void };

function NameForm({ onCreate, onClose }: NameFormProps) {
  const t = usePhrases(locationsPhrases);
  const [name, setName] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setError(t('nameNeeded'));
    setBusy(true);
    await onCreate(name.trim());
    setBusy(false);
  };
  return (
    <Stack as="form" gap={4} onSubmit={handleSubmit}>
      <TextField
        label={t('credentialName')}
        hint={t('credentialNameHint')}
        value={name}
        onChange={(next) => {
          setName(next);
          setError(undefined);
        }}
        error={error}
        maxLength={100}
        autoFocus
      />
      <FormFoot isFramed={false}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="filled" loading={isBusy}>
          {t('create')}
        </Button>
      </FormFoot>
    </Stack>
  );
}

function Secret({ created, onClose }: { readonly created: Created; readonly onClose: () => void }) {
  const t = usePhrases(locationsPhrases);
  return (
    <Stack gap={4}>
      <p>{t('secretText')}</p>
      <CopyLine name={t('credentialId')} value={created.id} />
      <CopyLine name={t('secret')} value={created.secret} />
      <CopyLine name={t('terminalCommand')} value={commandOf(created)} />
      <FormFoot isFramed={false}>
        <Button variant="filled" onClick={onClose}>
          {t('done')}
        </Button>
      </FormFoot>
    </Stack>
  );
}

/** Runs a terminal of this location from a checkout of Servery. */
function commandOf({ id, secret }: Created): string {
  return `npm run terminal -- --url ${window.location.origin} --credential ${id}.${secret}`;
}

function CopyLine({ name, value }: { readonly name: string; readonly value: string }) {
  const t = usePhrases(locationsPhrases);
  const [isCopied, setCopied] = useState(false);
  const Icon = isCopied ? IconCheck : IconCopy;
  const handleCopy = async () => {
    await navigator.clipboard.writeText(value);
    setCopied(true);
  };
  return (
    <div>
      <p className={styles.label}>{name}</p>
      <div className={styles.secret}>
        <code>{value}</code>
        <Button
          size="sm"
          leftSection={<Icon size={14} stroke={1.75} aria-hidden />}
          aria-label={t('copyNamed', { name })}
          onClick={handleCopy}
        >
          {t(isCopied ? 'copied' : 'copy')}
        </Button>
      </div>
    </div>
  );
}
