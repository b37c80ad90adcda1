import { type Offer, ORDER_TYPE_IDS, orderTypeName } from '@servery/domain';
import { DocumentSwitch } from '../../../../editing/fields/document-fields.tsx';
import { offersPhrases } from '../../../../phrases/menus/offers.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { Grid } from '../../../../ui/layout/grid.tsx';
import { CodeChips, DocumentChips } from '../../forms/document-chips.tsx';
import { Section } from '../../forms/section.tsx';
import { useSettingsNames } from '../../use-settings-names.ts';
import { customerTypes } from '../offer-codes.ts';
import { offerPath } from '../use-offers.ts';
import { LimitedPart } from './limited-part.tsx';
import { DatesPart, DaysPart, HoursPart, MinimumPart, UsesPart } from './validity-parts.tsx';

/** OF-13, OF-14: when, where and for whom it holds; a part that is not switched on does not limit it. */
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
  const path = [...offerPath(offer.id), 'validity'];
  return (
    <Grid columns={{ min: 280 }} gap={5} align="start">
      <DatesPart path={path} />
      <DaysPart path={path} />
      <HoursPart path={path} />
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
      <MinimumPart path={path} />
      <UsesPart path={path} />
    </Grid>
  );
}
