import { Button, Menu, Modal } from '@mantine/core';
import { type PriceView, priceViewKey } from '@servery/contract';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { priceViewPhrases } from '../../../phrases/menus/prices/price-views.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { mayAt } from '../../../session/rights.ts';
import { useSession } from '../../../session/session-store.ts';
import { FilterButton } from '../../../ui/actions/filter-button.tsx';
import { MenuButton } from '../../../ui/actions/menu-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormFoot } from '../../../ui/layout/page/form-foot.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { useIsReadOnly } from '../../../ui/read-only/read-only.tsx';
import { preferencesQuery } from '../preferences-calls.ts';
import { useSavePreference } from '../use-save-preference.ts';
import type { TableFilters } from './use-table-filters.ts';

const mostViews = 50;

/** Views of the company: each shows its rows and schemes; people who edit menus of the whole company keep them. */
export function PriceViews({ filters }: { readonly filters: TableFilters }) {
  const t = usePhrases(priceViewPhrases);
  const session = useSession();
  const isReadOnly = useIsReadOnly();
  const { data } = useQuery(preferencesQuery(session.userCompanyId));
  const save = useSavePreference('priceViews');
  const [isNaming, setNaming] = useState(false);
  if (!data) return null;
  const views = data.preferences.priceViews;
  const mayKeep = !isReadOnly && mayAt(session, ['MANAGE_MENUS'], null);
  const current = filters.isNarrowed ? views.find(filters.isShown) : undefined;
  if (views.length === 0 && !mayKeep) return null;
  const handleRemove = (view: PriceView) =>
    save(
      views.filter((other) => other !== view),
      t('removed', { name: view.name }),
    );
  return (
    <>
      <MenuButton
        width={260}
        button={(props) => (
          <FilterButton {...props} isOn={current !== undefined}>
            {current ? t('current', { name: current.name }) : t('views')}
          </FilterButton>
        )}
        items={() => (
          <>
            {views.length === 0 && <Menu.Label>{t('empty')}</Menu.Label>}
            <Menu.RadioGroup value={current?.name ?? null} onChange={(name) => show(name)}>
              {views.map(({ name }) => (
                <Menu.RadioItem key={name} value={name} closeMenuOnClick>
                  {name}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
            {mayKeep && (
              <>
                <Menu.Divider />
                <Menu.Item disabled={!filters.isNarrowed || current !== undefined} onClick={() => setNaming(true)}>
                  {t('saveAs')}
                </Menu.Item>
                {current && (
                  <Menu.Item onClick={() => void handleRemove(current)}>
                    {t('remove', { name: current.name })}
                  </Menu.Item>
                )}
              </>
            )}
          </>
        )}
      />
      {isNaming && <NameDialog views={views} filters={filters} onClose={() => setNaming(false)} />}
    </>
  );

  function show(name: string) {
    const view = views.find((one) => one.name === name);
    if (view) filters.show(view);
  }
}

type NameDialogProps = {
  readonly views: readonly PriceView[];
  readonly filters: TableFilters;
  readonly onClose: () => void;
};

/** Gives the shown filters a name; a view of that name is replaced. */
function NameDialog({ views, filters, onClose }: NameDialogProps) {
  const t = usePhrases(priceViewPhrases);
  const save = useSavePreference('priceViews');
  const [name, setName] = useState('');
  const [isSaving, setSaving] = useState(false);
  const trimmed = name.trim();
  const replaced = views.find((view) => priceViewKey(view) === priceViewKey({ name }));
  const isFull = !replaced && views.length >= mostViews;
  const canSave = trimmed !== '' && !isFull;
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!canSave) return;
    const view = { name: trimmed, ...filters.view };
    setSaving(true);
    const next = replaced ? views.map((other) => (other === replaced ? view : other)) : [...views, view];
    const isDone = await save(next, t('saved', { name: trimmed }));
    setSaving(false);
    if (isDone) onClose();
  };
  return (
    <Modal opened onClose={onClose} title={t('title')} size={440} withCloseButton={false}>
      <form onSubmit={handleSubmit}>
        <Stack gap={4}>
          <TextField
            label={t('name')}
            hint={replaced ? t('replaces', { name: replaced.name }) : t('hint')}
            value={name}
            onChange={setName}
            maxLength={60}
            autoFocus
            error={isFull ? t('full', { count: mostViews }) : undefined}
          />
          <FormFoot isFramed={false}>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button type="submit" variant="filled" disabled={!canSave} loading={isSaving}>
              {t('save')}
            </Button>
          </FormFoot>
        </Stack>
      </form>
    </Modal>
  );
}
