import { Button } from '@mantine/core';
import { type CartLine, formatCents, isSchemeInUse, modifierLabel, modifiersById } from '@servery/domain';
import { menuTryPhrases } from '../../../../phrases/menus/menu-try.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Heading } from '../../../../ui/layout/heading.tsx';
import { Muted } from '../../../../ui/layout/muted.tsx';
import { Row } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { Discounts } from '../../offers/prover/order-sums.tsx';
import styles from '../../offers/prover/prover.module.css';
import { Refusals } from '../../offers/tried/refusals.tsx';
import { TriedLines } from '../../offers/tried/tried-lines.tsx';
import { withContext, withKind } from '../../offers/tried/tried-order.ts';
import { useOrderTypeName } from '../../use-order-type-name.ts';
import { useSettingsNames } from '../../use-settings-names.ts';
import type { TriedLayout } from './use-tried-ticket.ts';

type TicketProps = { readonly tried: TriedLayout };

/** The ticket beside the screen: lines with their prices, the discounts of offers, tax and total. */
export function Ticket({ tried }: TicketProps) {
  const t = usePhrases(menuTryPhrases);
  const { menu, ticket, witness, change, takeOff, clear } = tried;
  const { order } = ticket;
  const { chosen } = order.context;
  const nameOf = (id: string) => menu.offers.find((offer) => offer.id === id)?.info.name ?? '';
  return (
    <Stack as="section" gap={4} aria-label={t('ticket')}>
      <Row gap={2} justify="between">
        <Heading>{t('ticket')}</Heading>
        <Button size="sm" variant="subtle" disabled={isEmpty(tried)} onClick={clear}>
          {t('clear')}
        </Button>
      </Row>
      <Kind tried={tried} />
      <div className={styles.cart}>
        {order.cart.length === 0 && <Muted small>{t('empty')}</Muted>}
        <TriedLines
          order={order}
          menu={menu}
          witness={witness}
          onChange={change}
          onRemove={takeOff}
          notesOf={(line) => notesOf(tried, line)}
        />
        <Next tried={tried} />
        {order.cart.length > 0 && <Sums tried={tried} nameOf={nameOf} />}
        <Refusals refused={witness.order.refused.filter(({ offerId }) => chosen.includes(offerId))} nameOf={nameOf} />
      </div>
      <Muted small>{t('hint')}</Muted>
    </Stack>
  );
}

/** The choices that decide prices, taxes and offers beside the lines. */
function Kind({ tried: { menu, ticket, change } }: TicketProps) {
  const t = usePhrases(menuTryPhrases);
  const nameOf = useOrderTypeName();
  const types =
    useSettingsNames()
      ?.orderTypes.filter(({ activePOS }) => activePOS)
      .map(({ id }) => id) ?? [];
  const { order } = ticket;
  const { orderType, scheme } = order.context;
  const ids = new Set([...types, ...(orderType === null ? [] : [orderType])]);
  const schemes = menu.pricingSchemes.filter(isSchemeInUse);
  return (
    <>
      <SelectField
        label={t('orderType')}
        value={String(orderType ?? '')}
        options={[
          { value: '', label: t('notKnown') },
          ...[...ids].map((id) => ({ value: String(id), label: nameOf(id) })),
        ]}
        onChange={(id) => change(withKind(order, { orderType: id ? Number(id) : null }, menu))}
      />
      {schemes.length > 1 && (
        <SelectField
          label={t('scheme')}
          value={scheme}
          options={schemes.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => id !== null && change(withContext(order, { scheme: id }))}
        />
      )}
    </>
  );
}

/** Options that were pressed before their item. */
function Next({ tried: { menu, ticket } }: TicketProps) {
  const t = usePhrases(menuTryPhrases);
  const styles = menu.departments.flatMap((department) => department.styles);
  const names = Object.entries(ticket.next).flatMap(
    ([styleId, optionId]) =>
      styles.find(({ id }) => id === styleId)?.options.find(({ id }) => id === optionId)?.name ?? [],
  );
  return names.length > 0 && <Muted small>{t('next', { options: names.join(' ') })}</Muted>;
}

type SumsProps = TicketProps & { readonly nameOf: (id: string) => string };

function Sums({ tried: { witness, taxCents }, nameOf }: SumsProps) {
  const t = usePhrases(menuTryPhrases);
  const { order } = witness;
  return (
    <>
      {order.applied.length > 0 && <Discounts order={order} nameOf={nameOf} />}
      <dl className={styles.sums}>
        <div>
          <dt>{t('subtotal')}</dt>
          <dd className={styles.amount}>{formatCents(order.total)}</dd>
        </div>
        <div>
          <dt>{t('tax')}</dt>
          <dd className={styles.amount}>{formatCents(taxCents)}</dd>
        </div>
        <div>
          <Text as="dt" weight="semibold">
            {t('total')}
          </Text>
          <dd className={`${styles.amount} ${styles.totalAmount}`}>{formatCents(order.total + taxCents)}</dd>
        </div>
      </dl>
    </>
  );
}

/** Modifiers and messages of a line. */
function notesOf({ menu, ticket }: TriedLayout, { id, selection }: CartLine): readonly string[] {
  const modifiers = 'itemId' in selection ? selection.modifiers : [];
  const known = modifiersById(menu.modifiers.items);
  const labels = modifiers.flatMap((one) => {
    const modifier = known.get(one.modifierId);
    return modifier ? [modifierLabel(modifier, [one])] : [];
  });
  return [...labels, ...new Set(ticket.messages[id] ?? [])];
}

function isEmpty({ ticket: { order, next } }: TriedLayout): boolean {
  return order.cart.length + Object.keys(next).length + order.context.chosen.length === 0;
}
