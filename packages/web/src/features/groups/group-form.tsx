import { Button } from '@mantine/core';
import { maximumNameLength, nameProblems } from '@servery/domain';
import { z } from 'zod/mini';
import type { ApiResult } from '../../api/api-result.ts';
import { wordsOfFields } from '../../form-draft/place-words.ts';
import { RecordFoot, RecordFormView, RecordNotices } from '../../form-draft/record-form.tsx';
import { useRecordForm } from '../../form-draft/use-record-form.ts';
import { say, usePhrases } from '../../phrases/phrases.ts';
import { groupsPhrases } from '../../phrases/tenants/groups.ts';
import { standingTenant, type TenantRecord } from '../../tenants/tenant-calls.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Changing } from '../../ui/read-only/read-only.tsx';
import styles from './groups.module.css';

type GroupEntry = { readonly name: string };

type GroupFormProps = {
  /** Undefined: a new group. */
  readonly id?: string;
  readonly name: string;
  readonly ver?: number;
  readonly submitLabel: string;
  readonly send: (name: string, ver: number | undefined) => Promise<ApiResult<TenantRecord>>;
  readonly onSaved: (saved: TenantRecord) => Promise<void>;
  readonly onDone: (saved: TenantRecord) => Promise<void>;
  readonly onCancel: () => void;
};

/** A group has a name. */
export function GroupForm({ id = 'new', name, ver, submitLabel, send, onSaved, onDone, onCancel }: GroupFormProps) {
  const t = usePhrases(groupsPhrases);
  const form = useRecordForm<GroupEntry, TenantRecord>({
    name: `group|${id}`,
    schema: z.object({ name: z.string() }),
    start: { entry: { name }, ver },
    problemsOf,
    fieldOf: (path) => (path === 'body.name' ? 'name' : undefined),
    wordsOf: wordsOfFields<GroupEntry>({ name: t('name') }),
    send: (entry, saved) => send(entry.name.trim(), saved.ver),
    newerOf: (body) => {
      const newer = standingTenant(body);
      return newer && { entry: { name: newer.name }, ver: newer.ver };
    },
    onSaved,
    onDone,
    failedText: t('saveFailed'),
  });
  return (
    <RecordFormView form={form} className={styles.form}>
      <RecordNotices form={form} />
      <Changing>
        <TextField
          {...form.textAt('name', form.entry.name, (text) => ({ name: text }))}
          label={t('name')}
          hint={t('nameHint')}
          maxLength={maximumNameLength}
          autoFocus
        />
      </Changing>
      <RecordFoot
        form={form}
        submitLabel={submitLabel}
        cancel={<Button onClick={onCancel}>{t('cancel')}</Button>}
        isFramed={false}
      />
    </RecordFormView>
  );
}

function problemsOf({ name }: GroupEntry): ReadonlyMap<string, string> {
  const [problem] = nameProblems(name);
  return new Map(problem ? [['name', wordsOf(problem.code)]] : []);
}

const codes = ['NAME_NEEDED', 'NAME_TOO_LONG', 'NAME_FORM'] as const;

function wordsOf(code: string): string {
  return say(groupsPhrases, `problem.${codes.find((known) => known === code) ?? 'NAME_NEEDED'}`);
}
