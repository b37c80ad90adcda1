import { type NamedHours, pathKey, type Sellable, type WhyNotSold, whyNotSold } from '@servery/domain';
import { shortDay, timeText } from '@servery/words';
import { Link } from '@tanstack/react-router';
import { spelledPath } from '../../../editing/document/document-wire.ts';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { menuPlaceAddress } from '../../../menus/menu-place-address.ts';
import { soldNowPhrases } from '../../../phrases/menus/sold-now.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { stockPhrases } from '../../../phrases/stock/out-of-stock.ts';
import { ownZone } from '../../../publishing/store-time.ts';
import { useActiveLevel } from '../../../session/level/active-level.ts';
import { backText } from '../../../stock/back-text.ts';
import { isOutNow } from '../../../stock/out-entries.ts';
import { useStockLocations, zoneOf } from '../../../stock/stock-places.ts';
import { useItemsOutAt, useStockAt } from '../../../stock/use-stock-here.ts';
import { storeClock, useMinute, useWeekMoment } from '../../../tenants/store-clock.ts';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Finding } from '../../../ui/messages/finding.tsx';
import { departmentOf } from '../use-places.ts';
import { useSettingsNames } from '../use-settings-names.ts';

const channels = ['POS', 'ONLINE', 'KIOSK'] as const;

/** Where it is sold at this moment, in the time of the first store of the level and by the hours of the level, and each reason why not, with the way to the field that says so. */
export function SoldNow({ what }: { readonly what: Sellable }) {
  const t = usePhrases(soldNowPhrases);
  const now = useStoreNow();
  const { at, date, openHours } = now;
  const menu = useMenu((draft) => draft);
  const whyOut = useWhyOut(what, now.locationId);
  const answers = channels.map((channel) => {
    const reasons = whyNotSold({ menu, openHours }, what, { channel, at, date });
    return { channel, reasons, isSold: whyOut === undefined && reasons.length === 0 };
  });
  const sold = answers.filter(({ isSold }) => isSold).map(({ channel }) => t(channel));
  const found = answers.flatMap((answer) => answer.reasons);
  const reasons = [...new Map(found.map((reason) => [pathKey(reason.path), reason])).values()];
  return (
    <Stack as="section" gap={2} aria-label={t('title')}>
      <Heading as="h3">{t('title')}</Heading>
      <Muted small>{now.store === undefined ? now.moment : t('at', { moment: now.moment, store: now.store })}</Muted>
      <Finding tone={sold.length > 0 ? 'good' : 'bad'}>
        {sold.length > 0 ? t('anywhere', { channels: sold.join(', ') }) : t('nowhere')}
      </Finding>
      {whyOut !== undefined && (
        <Link to="/menu/outOfStock" search={(before: object) => before}>
          {whyOut}
        </Link>
      )}
      {reasons.length > 0 && (
        <Stack as="ul" gap={1} size="sm" aria-label={t('reasons')}>
          {reasons.map((reason) => (
            <li key={pathKey(reason.path)}>
              <ReasonLink reason={reason} />
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

/** That it is out of stock at the store, or that something is without which it cannot be made. */
function useWhyOut(what: Sellable, locationId: string | undefined): string | undefined {
  const t = usePhrases(stockPhrases);
  const menu = useMenu((draft) => draft);
  const entries = useStockAt(locationId);
  const location = useStockLocations().get(locationId ?? '');
  const itemsOutHere = useItemsOutAt(menu, locationId);
  if (locationId === undefined || !('id' in what)) return undefined;
  const thing = what.kind === 'item' ? 'ITEM' : what.kind === 'modifier' ? 'MODIFIER' : undefined;
  const entry = entries.find((one) => one.thing.kind === thing && one.thing.id === what.id && isOutNow(one));
  if (entry) {
    const back = backText(entry.until, zoneOf(location));
    return t('notSold', { name: entry.name, store: location?.name ?? '', back });
  }
  return what.kind === 'item' ? (itemsOutHere.get(what.id) ?? undefined) : undefined;
}

/** While they are read the store counts as open. */
const unknownHours: readonly NamedHours[] = [];

/** Leads to the field, on this screen or another one. */
function ReasonLink({ reason: { document, path, message } }: { readonly reason: WhyNotSold }) {
  const menu = useMenu((draft) => draft);
  const address =
    document === 'menu'
      ? menuPlaceAddress({ path, departmentId: departmentOf(path, menu) })
      : '/locationSettings/hours';
  return (
    <Link to={address} search={(before: object) => ({ ...before, field: spelledPath(path) })}>
      {message}
    </Link>
  );
}

function useStoreNow() {
  const { locations } = useActiveLevel();
  const [first] = locations;
  const zone = first?.timezone || ownZone;
  const openHours = useSettingsNames()?.openHours ?? unknownHours;
  const at = useWeekMoment(zone, openHours);
  const { date } = storeClock(zone, useMinute());
  return {
    at,
    date,
    openHours,
    store: first?.name,
    locationId: first?.id,
    moment: `${shortDay(at.dayOfWeek)} ${timeText(at.seconds)}`,
  };
}
