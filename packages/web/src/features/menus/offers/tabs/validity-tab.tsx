import { type Offer, ORDER_TYPE_IDS, orderTypeName } from '@servery/domain';
import { shortDay } from '@servery/words';
import { DocumentChoice, DocumentMoney } from '../../../../editing/fields/document-choices.tsx';
import { DocumentNumber, DocumentSwitch } from '../../../../editing/fields/document-fields.tsx';
import { offersPhrases } from '../../../../phrases/menus/offers.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { Grid } from '../../../../ui/layout/grid.tsx';
import { CodeChips, DocumentChips } from '../../forms/document-chips.tsx';
import { HoursFields } from '../../forms/hours-fields.tsx';
import { Section } from '../../forms/section.tsx';
import { useSettingsNames } from '../../use-settings-names.ts';
import { customerTypes, minimumModes } from '../offer-codes.ts';
import { offerPath } from '../use-offers.ts';
import { DocumentDate } from './date-field.tsx';
import { LimitedPart } from './limited-part.tsx';

const days = [0, 1, 2, 3, 4, 5, 6].map((id) => ({ id, name: shortDay(id) }));

/** OF-13, OF-14: when, where and for whom it holds; what is not switched on does not limit it. */
export function ValidityTab({ offer }: { readonly offer: Offer }) {
  const t = usePhrases(offersPhrases);
  return (
    <>
      <Section title={t('when')} hint={t('whenHint')}>
        <Times offer={offer} />
      </Section>
      <Section title={t('forWhom')}>
        <Orders offer={offer} />
      </Section>
    </>
  );
}

function Times({ offer }: { readonly offer: Offer }) {
  const t = usePhrases(offersPhrases);
  const path = [...offerPath(offer.id), 'validity'];
  return (
    <Grid columns={{ min: 280 }} gap={5} align="start">
      <LimitedPart path={[...path, 'dateRange']}>
        <Grid columns={2} gap={3} align="start">
          <DocumentDate path={[...path, 'dateRange', 'startDate']} />
          <DocumentDate path={[...path, 'dateRange', 'endDate']} />
        </Grid>
      </LimitedPart>
      <LimitedPart path={[...path, 'daysOfTheWeek']}>
        <DocumentChips path={[...path, 'daysOfTheWeek', 'days']} options={days} whenEmpty={t('noDay')} />
      </LimitedPart>
      <LimitedPart path={[...path, 'timeOfDay']} hint={t('hoursHint')}>
        <HoursFields path={[...path, 'timeOfDay']} />
      </LimitedPart>
    </Grid>
  );
}

function Orders({ offer }: { readonly offer: Offer }) {
  const t = usePhrases(offersPhrases);
  const names = useSettingsNames();
  const path = [...offerPath(offer.id), 'validity'];
  const orderTypes = ORDER_TYPE_IDS.map((id) => ({
    id,
    name: names?.orderTypes.find((type) => type.id === id)?.name || (orderTypeName(id) ?? String(id)),
  }));
  return (
    <Grid columns={{ min: 280 }} gap={5} align="start">
      <LimitedPart path={[...path, 'orderTypes']}>
        <DocumentChips path={[...path, 'orderTypes', 'orderTypes']} options={orderTypes} whenEmpty={t('noneChosen')} />
      </LimitedPart>
      <LimitedPart path={[...path, 'tenderTypes']}>
        <DocumentSwitch path={[...path, 'tenderTypes', 'exclude']} />
        <DocumentChips path={[...path, 'tenderTypes', 'tenderTypes']} options={names?.tenderTypes ?? []} />
      </LimitedPart>
      <LimitedPart path={[...path, 'customerTypes']}>
        <CodeChips
          path={[...path, 'customerTypes', 'customerTypes']}
          codes={customerTypes}
          whenEmpty={t('noneChosen')}
        />
      </LimitedPart>
      <LimitedPart path={[...path, 'customerGroups']}>
        <DocumentChips
          path={[...path, 'customerGroups', 'customerGroups']}
          options={names?.customerGroups ?? []}
          whenEmpty={names?.customerGroups.length === 0 ? t('noGroups') : t('noneChosen')}
        />
      </LimitedPart>
      <LimitedPart path={[...path, 'minimumPurchase']}>
        <Grid columns={2} gap={3} align="start">
          <DocumentMoney path={[...path, 'minimumPurchase', 'amount']} />
          <DocumentChoice path={[...path, 'minimumPurchase', 'mode']} values={minimumModes} />
        </Grid>
      </LimitedPart>
      <LimitedPart path={[...path, 'usageLimit']}>
        <DocumentNumber path={[...path, 'usageLimit', 'limit']} min={1} width={160} />
      </LimitedPart>
    </Grid>
  );
}
