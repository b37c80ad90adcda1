import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { PushLink } from '@servery/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../session/session-store.ts';
import { Field } from '../../ui/fields/field.tsx';
import { replacedByTyping } from '../../ui/fields/replaced-by-typing.ts';
import { pushLinksQuery } from './push-calls.ts';
import { usePush } from './push-words.ts';

type LinkFieldProps = {
  readonly value: PushLink | null;
  readonly error: string | undefined;
  readonly onChange: (value: PushLink | null) => void;
};

const kinds = ['OFFER', 'ITEM'] as const;
const pauseMillis = 250;

/** An offer or an item, found by its name; without one the app opens its first screen. */
export function LinkField({ value, error, onChange }: LinkFieldProps) {
  const t = usePush();
  const { userCompanyId } = useSession();
  const [typed, setTyped] = useState('');
  const [isTyping, setTyping] = useState(false);
  const [text] = useDebouncedValue(isTyping ? typed.trim().slice(0, 100) : '', pauseMillis);
  const { data: links = [] } = useQuery(pushLinksQuery(userCompanyId, text));
  const written = value && keyOf(value);
  const options = links.map((link) => ({
    value: keyOf(link),
    kind: link.kind,
    label: link.isActive
      ? t(`linkNamed.${link.kind}`, { name: link.name })
      : t('inactive', { name: t(`linkNamed.${link.kind}`, { name: link.name }) }),
  }));
  const known = options.some((option) => option.value === written);
  const chosen = value && !known ? [{ value: keyOf(value), kind: value.kind, label: typed || value.id }] : [];
  const data = kinds.map((kind) => ({
    group: t(`link.${kind}`),
    items: [...chosen, ...options]
      .filter((option) => option.kind === kind)
      .map((option) => ({ value: option.value, label: option.label })),
  }));
  const handleChange = (key: string | null) => {
    setTyping(false);
    const kind = kinds.find((one) => key?.startsWith(`${one}:`));
    onChange(key === null || kind === undefined ? null : { kind, id: key.slice(kind.length + 1) });
  };
  return (
    <Field label={t('opens')} error={error} hint={t('opensHint')} isTyped>
      {(control) => (
        <Select
          {...control}
          value={written}
          data={data}
          placeholder={t('opensNothing')}
          searchable
          {...replacedByTyping(data.flatMap(({ items }) => items).find((item) => item.value === written)?.label)}
          clearable
          filter={({ options: found }) => found}
          onSearchChange={setTyped}
          onKeyDown={() => setTyping(true)}
          onDropdownClose={() => setTyping(false)}
          onChange={handleChange}
        />
      )}
    </Field>
  );
}

function keyOf({ kind, id }: PushLink): string {
  return `${kind}:${id}`;
}
