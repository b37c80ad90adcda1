import type { GuestChannel, GuestList, MenuItem, PageSection } from '@servery/domain';
import { Link } from '@tanstack/react-router';
import { onlineLayoutPhrases } from '../../../phrases/menus/online-layout.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Finding } from '../../../ui/messages/finding.tsx';
import { itemAddress } from '../item-address.ts';
import { channelOf, useChannelSale, useGuestPage } from './use-guest-page.ts';

const fewReasons = 5;

/** The part of a category that guests see, the part that they do not see, and why. */
export function CategoryFindings({ list, id }: { readonly list: GuestList; readonly id: string }) {
  const t = usePhrases(onlineLayoutPhrases);
  const channel = channelOf(list);
  const section = useGuestPage(channel).find(({ category }) => category.id === id);
  if (!section) return null;
  const { category, hidden } = section;
  return (
    <Stack gap={2}>
      {category.name.trim() === '' && <Finding tone="bad">{t('nameMissing')}</Finding>}
      {hidden === 'EMPTY' && <Finding tone="bad">{t('emptyText')}</Finding>}
      {hidden === 'NOTHING_SOLD' && <Finding tone="bad">{t('nothingSoldText', { where: t(channel) })}</Finding>}
      {category.categoryType === 'MENU' && section.items.length > 0 && (
        <SoldItems section={section} channel={channel} />
      )}
      {category.categoryType === 'OFFERS' && category.offers.length > 0 && (
        <Finding>
          {t('offersSome', { where: t(channel), active: section.offers.length, count: category.offers.length })}
        </Finding>
      )}
    </Stack>
  );
}

type SoldItemsProps = { readonly section: PageSection; readonly channel: GuestChannel };

function SoldItems({ section: { items, sold }, channel }: SoldItemsProps) {
  const t = usePhrases(onlineLayoutPhrases);
  const unsold = items.filter((item) => !sold.includes(item));
  if (unsold.length === 0) return <Finding>{t('sold', { where: t(channel), count: sold.length })}</Finding>;
  const more = unsold.length - fewReasons;
  return (
    <Finding>
      <p>{t('soldSome', { where: t(channel), sold: sold.length, count: items.length })}</p>
      <Stack as="ul" gap={0.5} tone="muted">
        {unsold.slice(0, fewReasons).map((item) => (
          <li key={item.id}>
            <WhyNot item={item} channel={channel} />
          </li>
        ))}
        {more > 0 && <li>{t('moreReasons', { count: more })}</li>}
      </Stack>
    </Finding>
  );
}

/** `Tugboat Meat Lovers is inactive.`: the item opens where that is changed. */
function WhyNot({ item, channel }: { readonly item: MenuItem; readonly channel: GuestChannel }) {
  const { id, info } = item;
  const [reason] = useChannelSale(channel).reasonsOf(id);
  const message = reason?.message ?? '';
  return (
    <>
      <Link to={itemAddress(item)} search={true}>
        {info.name}
      </Link>
      {message.startsWith(info.name) ? message.slice(info.name.length) : `: ${message}`}
    </>
  );
}
