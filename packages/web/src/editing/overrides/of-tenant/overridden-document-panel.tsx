import { Button } from '@mantine/core';
import type { Permission, PublishableKind } from '@servery/domain';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { tenantOverridesPhrases } from '../../../phrases/tenants/tenant-overrides.ts';
import { mayAt } from '../../../session/rights.ts';
import { useSession } from '../../../session/session-store.ts';
import { Count } from '../../../ui/data/count.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { ErrorState } from '../../../ui/messages/error-state.tsx';
import { SkeletonTable } from '../../../ui/messages/skeletons.tsx';
import type { Keeping } from '../../document/document-adapter.ts';
import { type OverriddenGroup, type OverriddenLine, overriddenDocumentQuery } from './overridden-document.ts';
import { OverriddenGroupCard } from './overridden-group-card.tsx';
import type { OwnOverride } from './override-calls.ts';
import styles from './tenant-overrides.module.css';
import { useRevert } from './use-revert.ts';

type OverriddenDocumentPanelProps = { readonly keeping: Keeping; readonly override: OwnOverride };

/** The right to save the values of a level, by document; the server asks for it as well. */
const savers: Readonly<Record<PublishableKind, readonly Permission[]>> = {
  menu: ['OVERRIDE_MENUS'],
  locationSettings: ['ACCESS_CONFIGURATION_OPTIONS', 'LOCATION_SETTINGS'],
  employment: ['ACCESS_CONFIGURATION_OPTIONS'],
};

/** One document: its values in sentences, to be selected and reverted. */
export function OverriddenDocumentPanel({ keeping, override }: OverriddenDocumentPanelProps) {
  const t = usePhrases(tenantOverridesPhrases);
  const session = useSession();
  const { data, isPending, isError, refetch } = useQuery(overriddenDocumentQuery(keeping, override));
  const title = override.kind === 'menu' ? t('menu', { name: override.name }) : t(override.kind);
  const maySave = session.isReadOnly !== true && mayAt(session, savers[override.kind], keeping.tenantId);
  return (
    <Stack as="section" gap={3} aria-label={title}>
      <Row as="h2" gap={2} size="md" weight="semibold">
        {title} <Count value={override.changes} label={t('count', { count: override.changes })} />
      </Row>
      {override.withheld > 0 && <p className={styles.withheld}>{t('withheld', { count: override.withheld })}</p>}
      {isPending && <SkeletonTable rows={3} />}
      {isError && <ErrorState title={t('failed')} onRetry={refetch} />}
      {data && <OverriddenLines keeping={keeping} override={override} groups={data} maySave={maySave} />}
    </Stack>
  );
}

type OverriddenLinesProps = OverriddenDocumentPanelProps & {
  readonly groups: readonly OverriddenGroup[];
  readonly maySave: boolean;
};

function OverriddenLines({ keeping, override, groups, maySave }: OverriddenLinesProps) {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const { revert, isBusy } = useRevert(keeping, override);
  const lines = groups.flatMap((group) => group.lines);
  const selected = lines.filter(({ key }) => selection.has(key));
  const handleRevert = async (reverted: readonly OverriddenLine[]) => {
    if (await revert(reverted.map(({ change }) => change))) setSelection(new Set());
  };
  return (
    <>
      {maySave && (
        <Tools
          selected={selected}
          same={lines.filter(({ state }) => state !== 'differs')}
          isBusy={isBusy}
          onSelect={setSelection}
          onRevert={() => handleRevert(selected)}
        />
      )}
      {groups.map((group) => (
        <OverriddenGroupCard
          key={group.key}
          group={group}
          selection={selection}
          {...(maySave && { onSelect: setSelection, onRevert: (line: OverriddenLine) => handleRevert([line]) })}
        />
      ))}
    </>
  );
}

type ToolsProps = {
  readonly selected: readonly OverriddenLine[];
  readonly same: readonly OverriddenLine[];
  readonly isBusy: boolean;
  readonly onSelect: (selection: ReadonlySet<string>) => void;
  readonly onRevert: () => void;
};

function Tools({ selected, same, isBusy, onSelect, onRevert }: ToolsProps) {
  const t = usePhrases(tenantOverridesPhrases);
  if (selected.length === 0 && same.length === 0) return null;
  return (
    <div className={styles.tools}>
      {selected.length > 0 && (
        <>
          <b role="status">{t('selected', { count: selected.length })}</b>
          <Button
            size="sm"
            loading={isBusy}
            leftSection={<IconArrowBackUp size={14} stroke={1.75} aria-hidden />}
            onClick={onRevert}
          >
            {t('revertSelected')}
          </Button>
        </>
      )}
      {same.length > 0 && (
        <Button size="sm" variant="subtle" onClick={() => onSelect(new Set(same.map(({ key }) => key)))}>
          {t('selectSame', { count: same.length })}
        </Button>
      )}
    </div>
  );
}
