import { findByPath, ORDER_TYPE_IDS, orderTypeName, type Path, type Sellable } from '@servery/domain';
import { useDraft } from '../../../editing/draft/editor-context.ts';
import { DocumentSwitch } from '../../../editing/fields/document-fields.tsx';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { DocumentChips } from './document-chips.tsx';
import { HoursFields } from './hours-fields.tsx';
import { SoldNow } from './sold-now.tsx';

const channels = ['pos', 'online', 'kiosk'] as const;
const days = [0, 1, 2, 3, 4, 5, 6] as const;

type AvailabilityProps = { readonly path: Path; readonly what: Sellable };

/** Channels, order types, days and hours, and the result at this moment. */
export function AvailabilityFields({ path, what }: AvailabilityProps) {
  const t = usePhrases(menuItemsPhrases);
  const at = (...steps: readonly string[]): Path => [...path, 'availability', ...steps];
  return (
    <Stack as="section" gap={3} place="shrink" aria-label={t('availability')}>
      <Heading>{t('availability')}</Heading>
      {channels.map((channel) => (
        <DocumentSwitch key={channel} path={at(channel)} label={t(channel)} />
      ))}
      <OrderTypesField path={at()} />
      <LimitFields path={at()} />
      <SoldNow what={what} />
    </Stack>
  );
}

export function OrderTypesField({ path }: { readonly path: Path }) {
  const t = usePhrases(menuItemsPhrases);
  return (
    <DocumentChips
      path={[...path, 'orderTypes']}
      label={t('orderTypes')}
      emptyChip={t('everyOrderType')}
      options={ORDER_TYPE_IDS.map((id) => ({ id, name: orderTypeName(id) ?? String(id) }))}
    />
  );
}

/** Days and hours. */
export function LimitFields({ path }: { readonly path: Path }) {
  const t = usePhrases(menuItemsPhrases);
  const at = (...steps: readonly string[]): Path => [...path, ...steps];
  const limitsDays = useDraft((draft) => findByPath(draft, at('limitDays', 'enabled')) === true);
  const limitsHours = useDraft((draft) => findByPath(draft, at('limitHours', 'enabled')) === true);
  return (
    <>
      <DocumentSwitch path={at('limitDays', 'enabled')} label={t('limitDays')} />
      {limitsDays && (
        <DocumentChips
          path={at('limitDays', 'days')}
          label={t('days')}
          hint={t('businessDay')}
          options={days.map((id) => ({ id, name: t(`day${id}`) }))}
        />
      )}
      <DocumentSwitch path={at('limitHours', 'enabled')} label={t('limitHours')} />
      {limitsHours && <HoursFields path={at('limitHours')} />}
    </>
  );
}
