import { changedPrices, type JsonObject, MANY_PRICES } from '@servery/domain';
import type { Actor } from '../access/actor.ts';
import type { CompanyScope } from '../platform/database/database.ts';
import { type ToldEvent, tellAll } from '../platform/notifications/tell.ts';
import { readHead } from './documents-store.ts';
import { kinds } from './kinds.ts';
import type { KeptVersion } from './saving/layer-hooks.ts';

/** Tells the others who edit menus there of many prices in one save, and of an offer that can no longer apply. */
export async function tellMenuSave(scope: CompanyScope, actor: Actor, saved: KeptVersion): Promise<void> {
  const isNew = saved.key.tenantId === '' && saved.version === 1;
  if (isNew) return;
  const prices = changedPrices(saved.changes);
  const broken = saved.documents === undefined ? [] : newlyBroken(saved.documents);
  if (prices < MANY_PRICES && broken.length === 0) return;
  const menu = await readHead(scope, { ...saved.key, tenantId: '' });
  if (menu === undefined || menu.isTemplate) return;
  const { documentId: menuId, tenantId } = saved.key;
  const shared = {
    audience: 'EDITS_MENUS',
    state: 'TOLD',
    actorId: actor.userId,
    tenantIds: tenantId === '' ? [] : [tenantId],
  } as const;
  const place = tenantId === '' ? null : await nameOf(scope, tenantId);
  const told: ToldEvent[] = broken.map((offer) => ({
    ...shared,
    id: `offer:${menuId}:${offer.offerId}:${saved.version}`,
    kind: 'OFFER_NEVER_APPLIES',
    details: { menuId, ...offer },
  }));
  if (prices >= MANY_PRICES)
    told.push({
      ...shared,
      id: `prices:${menuId}:${tenantId}:${saved.version}`,
      kind: 'PRICES_CHANGED',
      details: { by: actor.name, menuId, menu: menu.name, count: prices, place },
    });
  await tellAll(scope, told);
}

interface BrokenOffer {
  readonly offerId: string;
  readonly offer: string;
  readonly reason: string;
}

/** Whether an offer can apply is seen in the offer itself: without another list of offers nothing is new. */
function newlyBroken({ before, after }: { readonly before: JsonObject; readonly after: JsonObject }): BrokenOffer[] {
  if (before.offers === after.offers) return [];
  const broken = brokenOffers(after);
  if (broken.length === 0) return [];
  const known = new Set(brokenOffers(before).map(({ offerId }) => offerId));
  return broken.filter(({ offerId }) => !known.has(offerId));
}

/** The broken offers that the check of menus finds: `Storm 2 for 1 never applies: no day of the week is chosen.` */
function brokenOffers(document: JsonObject): BrokenOffer[] {
  return kinds.menu.check(document).flatMap(({ code, path, message = '' }) => {
    const step = path[1];
    if (code !== 'OFFER_NEVER_APPLIES' || typeof step !== 'object' || !('id' in step)) return [];
    const [offer = '', reason = ''] = message.split(' never applies: ');
    return [{ offerId: String(step.id), offer, reason: reason.charAt(0).toUpperCase() + reason.slice(1) }];
  });
}

async function nameOf({ db, companyId }: CompanyScope, tenantId: string): Promise<string> {
  const row = await db
    .selectFrom('tenants')
    .select('name')
    .where('company_id', '=', companyId)
    .where('id', '=', tenantId)
    .executeTakeFirst();
  return row?.name ?? tenantId;
}
