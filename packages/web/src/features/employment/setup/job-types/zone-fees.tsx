import type { JobType, Path } from '@servery/domain';
import { useEditor } from '../../../../editing/draft/editor-context.ts';
import { useMayEdit } from '../../../../editing/draft/may-edit.ts';
import { amountCell } from '../../../../editing/fields/amount-cell.ts';
import { ChainedGrid } from '../../../../editing/fields/chained-grid.tsx';
import { useProblemAt } from '../../../../editing/fields/use-field.ts';
import { useLayered } from '../../../../editing/fields/use-layered.ts';
import { useChangeEmployment, useEmployment } from '../../../../editing/kinds/employment-document.ts';
import { useReadSettings } from '../../../../editing/kinds/use-read-settings.ts';
import { employmentPhrases } from '../../../../phrases/people/employment.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { formatAmount } from '../../../../ui/fields/amount.ts';
import type { GridCellValue, GridEdit } from '../../../../ui/grid/grid-types.ts';
import { Heading } from '../../../../ui/layout/heading.tsx';
import { Muted } from '../../../../ui/layout/muted.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';

type DriverSettings = JobType['driverSettings'];
type ZoneFeesProps = { readonly path: Path };

/** The row of the fee for every zone without a fee of its own; ids of zones have no space. */
const ANY = 'any zone';

/** The driver's pay for a delivery to each zone of this level, beside the fee that the guest pays for it. */
export function ZoneFees({ path }: ZoneFeesProps) {
  const t = usePhrases(employmentPhrases);
  const change = useChangeEmployment();
  const { zones, isByZone, isKnown } = useZones(path);
  const cellAt = useFeeCells(path);
  const guest = { id: 'guest', name: t('guest') };
  const handleEdit = (edits: readonly GridEdit[]) =>
    change((employment) => ({
      ...employment,
      jobTypes: employment.jobTypes.map((one) =>
        one.id === idIn(path) ? { ...one, driverSettings: edits.reduce(withFee, one.driverSettings) } : one,
      ),
    }));
  return (
    <Stack gap={3}>
      <Heading as="h3">{t('zones')}</Heading>
      <Muted small>{t(isKnown && zones.length === 0 ? 'noZones' : 'zonesHint')}</Muted>
      <ChainedGrid
        label={t('zones')}
        rowTitle={t('zone')}
        rows={[...zones, { id: ANY, name: t('anyOtherZone') }]}
        columns={[...(isByZone ? [guest] : []), { id: 'driver', name: t('driver') }]}
        cellAt={(id, column) =>
          column === 'guest' ? guestCell(zones.find((zone) => zone.id === id)?.guestFee ?? null) : cellAt(id)
        }
        placeOf={(id, column) => (column === 'guest' ? undefined : [...path, ...feePath(id)])}
        onEdit={handleEdit}
        isSearched
      />
    </Stack>
  );
}

/** The zones of this level, and those that the job type knows and the settings no longer do. */
function useZones(path: Path) {
  const t = usePhrases(employmentPhrases);
  const { deliveryArea, deliverySettings } = useReadSettings();
  const own = useEmployment(({ jobTypes }) => jobTypes.find(({ id }) => id === idIn(path))?.driverSettings.zones) ?? [];
  const known = deliveryArea?.zones.map(({ id, name, deliveryFee }) => ({
    id: String(id),
    name,
    guestFee: deliveryFee,
  }));
  const gone = own.filter(({ id }) => !known?.some((zone) => zone.id === id));
  const goneName = t(deliveryArea ? 'zoneGone' : 'zoneHidden');
  return {
    zones: [...(known ?? []), ...gone.map(({ id }) => ({ id, name: goneName, guestFee: null }))],
    /** Whether guests pay by the zone, too. */
    isByZone: deliverySettings?.chargeCustomerMode === 'BY_ZONE',
    isKnown: known !== undefined,
  };
}

/** The fee of a zone: its own, or, gray, that of any other zone. */
function useFeeCells(path: Path): (zoneId: string) => GridCellValue {
  const { level } = useEditor();
  const layered = useLayered(path);
  const mayEdit = useMayEdit(path);
  const problemAt = useProblemAt();
  return (zoneId) => {
    const cell = amountCell(layered, feePath(zoneId), level.kind);
    const common = amountCell(layered, feePath(ANY), level.kind).value;
    return {
      ...cell,
      error: problemAt([...path, ...feePath(zoneId)]),
      ...(cell.value === null && { text: formatAmount(common), isFollowing: true }),
      ...(!mayEdit && { isReadOnly: true }),
    };
  };
}

function guestCell(fee: string | null): GridCellValue {
  return { value: fee, origin: 'company', isReadOnly: true };
}

function feePath(zoneId: string): Path {
  return zoneId === ANY ? ['feePerZone'] : ['zones', { id: zoneId }, 'fee'];
}

/** An emptied fee is the common one again: the zone has none of its own. The common one is never empty. */
function withFee(settings: DriverSettings, { rowId: id, value }: GridEdit): DriverSettings {
  if (id === ANY) return value === null ? settings : { ...settings, feePerZone: value };
  if (value === null) return { ...settings, zones: settings.zones.filter((zone) => zone.id !== id) };
  const isKnown = settings.zones.some((zone) => zone.id === id);
  const zones = isKnown
    ? settings.zones.map((zone) => (zone.id === id ? { ...zone, fee: value } : zone))
    : [...settings.zones, { id, fee: value }];
  return { ...settings, zones };
}

function idIn(path: Path): string | number | undefined {
  return path.flatMap((step) => (typeof step === 'object' && 'id' in step ? [step.id] : []))[0];
}
