import { Button } from '@mantine/core';
import { maximumNameLength, nameProblems } from '@servery/domain';
import { type FormEvent, useState } from 'react';
import { z } from 'zod/mini';
import type { ApiResult } from '../../api/api-result.ts';
import { RestoredNotice } from '../../form-draft/restored-notice.tsx';
import { useKeptForm } from '../../form-draft/use-kept-form.ts';
import { groupsPhrases } from '../../phrases/groups.ts';
import { say, usePhrases } from '../../phrases/phrases.ts';
import { standingTenant, type TenantRecord } from '../../tenants/tenant-calls.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormFoot } from '../../ui/layout/form-foot.tsx';
import { notify } from '../../ui/notifications/notify.ts';
import { Changing } from '../../ui/read-only/read-only.tsx';
import styles from './groups.module.css';

type GroupFormProps = {
  /** Undefined: a new group. */
  readonly id?: string;
  readonly name: string;
  readonly ver?: number;
  readonly submitLabel: string;
  readonly send: (name: string, ver: number | undefined) => Promise<ApiResult<TenantRecord>>;
  readonly onSaved: (saved: TenantRecord) => Promise<void>;
  readonly onCancel: () => void;
};

const entrySchema = z.object({ name: z.string() });

/** A group has a name. What was typed stays until it is saved. */
export function GroupForm({ id = 'new', name: before, ver, submitLabel, send, onSaved, onCancel }: GroupFormProps) {
  const t = usePhrases(groupsPhrases);
  const [name, setName] = useState(before);
  const [known, setKnown] = useState(ver);
  const [refusal, setRefusal] = useState<string | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const memory = useKeptForm({
    name: `group|${id}`,
    schema: entrySchema,
    base: { name: before },
    entry: { name },
    isDirty: name !== before,
    setEntry: (entry) => setName(entry.name),
  });
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const [problem] = nameProblems(name);
    if (problem && problem.field === 'name') return setRefusal(words(problem.code));
    setBusy(true);
    const answer = await send(name.trim(), known);
    setBusy(false);
    if (answer.status === 'ok') {
      memory.forget();
      return onSaved(answer.data);
    }
    if (answer.status === 'invalid') return setRefusal(answer.errors[0]?.message ?? t('saveFailed'));
    const standing = answer.status === 'conflict' ? standingTenant(answer.body) : undefined;
    if (!standing) return void notify.error(t('saveFailed'));
    setKnown(standing.ver);
    setRefusal(t('conflict', { name: standing.name }));
  };
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <RestoredNotice memory={memory} labels={{ name: t('name') }} />
      <Changing>
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          value={name}
          onChange={(next) => [setName(next), setRefusal(undefined)]}
          error={refusal}
          maxLength={maximumNameLength}
          autoFocus
        />
      </Changing>
      <FormFoot isFramed={false}>
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button type="submit" variant="filled" loading={isBusy}>
          {submitLabel}
        </Button>
      </FormFoot>
    </form>
  );
}

const codes = ['NAME_NEEDED', 'NAME_TOO_LONG', 'NOT_PRINTABLE'] as const;

function words(code: string): string {
  return say(groupsPhrases, `problem.${codes.find((known) => known === code) ?? 'NAME_NEEDED'}`);
}
