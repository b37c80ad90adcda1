import { Button, TextInput } from '@mantine/core';
import type { Path } from '@servery/domain';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { configurationPhrases } from '../../../phrases/configuration.ts';
import { say, usePhrases } from '../../../phrases/phrases.ts';
import { setValuesPhrases } from '../../../phrases/settings/set-values.ts';
import { Muted } from '../../../ui/layout/muted.tsx';
import { SidePanel } from '../../../ui/layout/pane/side-panel.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Callout } from '../../../ui/messages/callout.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { SkeletonTable } from '../../../ui/messages/skeletons.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { OverrideBelow } from '../../document/configuration-calls.ts';
import { readAt } from '../../document/path-value.ts';
import { useEditor, useEditorState } from '../../draft/editor-context.ts';
import { useMayEdit } from '../../draft/may-edit.ts';
import { isEntity, useOverrideBelowColumns, useValueInWords } from './override-below-columns.tsx';
import styles from './overrides-below-panel.module.css';
import { useOverridesBelow } from './use-overrides-below.ts';
import { useResetOverridesBelow } from './use-reset-overrides-below.ts';

type OverridesBelowPanelProps = {
  readonly path: Path;
  readonly label: string;
  readonly onSet?: (() => void) | undefined;
  readonly onClose: () => void;
};

/** The stores that keep their own value of a place beside the value of this level: open one, take its value over, set or reset many. */
export function OverridesBelowPanel({ path, label, onSet, onClose }: OverridesBelowPanelProps) {
  const t = usePhrases(configurationPhrases);
  const overridesBelow = useOverridesBelow(path);
  const [search, setSearch] = useState('');
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const canEdit = useMayEdit(path);
  const columns = useOverrideBelowColumns(path, label, onClose);
  const { reset, last, undo } = useResetOverridesBelow(path, label);
  const navigate = useNavigate();
  const open = ({ tenantId }: OverrideBelow) => {
    onClose();
    return navigate({ to: '.', search: (before: object) => ({ ...before, locationId: tenantId }) });
  };
  const handleReset = async () => {
    const chosen = (overridesBelow ?? []).filter(({ tenantId }) => selection.has(tenantId));
    if (await reset(chosen)) setSelection(new Set());
  };
  const handleSet = () => {
    onClose();
    onSet?.();
  };
  return (
    <SidePanel title={t('overridesBelowTitle', { label })} isOpen onClose={onClose} width={640}>
      <div className={styles.panel}>
        {isEntity(path) ? <Muted>{t('overridesBelowHint')}</Muted> : <OwnValue path={path} />}
        {canEdit && last && (
          <Callout
            role="status"
            action={
              <Button size="sm" onClick={() => undo(last)}>
                {t('undoReset')}
              </Button>
            }
          >
            {t('lastReset', { count: last.overridesBelow.length })}
          </Callout>
        )}
        {onSet && (
          <Row>
            <Button onClick={handleSet}>{say(setValuesPhrases, 'action')}</Button>
          </Row>
        )}
        <TextInput
          aria-label={t('searchOverridesBelow')}
          placeholder={t('searchOverridesBelow')}
          leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        {overridesBelow === undefined ? (
          <SkeletonTable rows={5} />
        ) : (
          <div className={styles.rows}>
            <DataTable
              label={t('overridesBelowTitle', { label })}
              rows={overridesBelow}
              columns={columns}
              rowKey={({ tenantId }) => tenantId}
              rowName={({ name }) => name}
              search={search}
              searchText={({ name, by }) => `${name} ${by}`}
              onClearFilters={() => setSearch('')}
              onOpen={open}
              density="two-lines"
              empty={<EmptyState title={t('overridesBelowNone')} framed={false} />}
              {...(canEdit && {
                selection,
                onSelect: setSelection,
                bulkActions: (
                  <Button size="sm" onClick={handleReset}>
                    {t('resetOverridesBelow', { count: selection.size })}
                  </Button>
                ),
              })}
            />
          </div>
        )}
      </div>
    </SidePanel>
  );
}

function OwnValue({ path }: { readonly path: Path }) {
  const t = usePhrases(configurationPhrases);
  const { level } = useEditor();
  const value = useEditorState(({ draft }) => readAt(path)(draft));
  const inWords = useValueInWords(path);
  return (
    <Muted>
      {level.name}: <b>{value === undefined ? t('nothing') : inWords(value)}</b>
    </Muted>
  );
}
