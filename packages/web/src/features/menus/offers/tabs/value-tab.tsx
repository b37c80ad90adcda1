import { Button } from '@mantine/core';
import {
  isSchemeInUse,
  newSchemeValue,
  type Offer,
  type Path,
  type PricingScheme,
  type SchemeValue,
} from '@servery/domain';
import { useMayEdit } from '../../../../editing/draft/may-edit.ts';
import { DocumentMoney, DocumentPercent, DocumentSegments } from '../../../../editing/fields/document-choices.tsx';
import { DocumentSwitch } from '../../../../editing/fields/document-fields.tsx';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { offersPhrases } from '../../../../phrases/menus/offers.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { Grid } from '../../../../ui/layout/grid.tsx';
import { Muted } from '../../../../ui/layout/muted.tsx';
import { Row } from '../../../../ui/layout/row.tsx';
import { Section } from '../../forms/section.tsx';
import { appliesTo } from '../offer-codes.ts';
import styles from '../offers.module.css';
import { offerPath, useEditOffers } from '../use-offers.ts';
import { ChoiceList } from './choice-list.tsx';
import { GuestPays } from './guest-pays.tsx';
import { LimitedPart } from './limited-part.tsx';
import { SchemeEntries } from './scheme-entries.tsx';

type OfferProps = { readonly offer: Offer };

/** OF-18 to OF-24: what it takes off, in every pricing scheme, and what a guest then pays. */
export function ValueTab({ offer }: OfferProps) {
  const t = usePhrases(offersPhrases);
  const path = [...offerPath(offer.id), 'value'];
  return (
    <>
      <Section title={t('perScheme')} actions={<SameForAll offer={offer} />}>
        <Row>
          <DocumentSegments path={[...path, 'appliesTo']} values={appliesTo} />
        </Row>
        {offer.value.appliesTo !== 'ENTIRE_ORDER' && offer.itemGroups.length === 0 && (
          <Muted small>{t(offer.value.appliesTo === 'ANY_ITEM' ? 'everyItem' : 'needsGroups')}</Muted>
        )}
        <Schemes offer={offer} />
      </Section>
      <Section title={t('limits')}>
        <Limits path={path} />
      </Section>
      <Section title={t('excluded')} hint={t('excludedHint')}>
        <ChoiceList path={[...path, 'excludedChoices']} choices={offer.value.excludedChoices} />
      </Section>
    </>
  );
}

function Schemes({ offer }: OfferProps) {
  const schemes = useSchemes();
  return (
    <ul className={styles.schemes}>
      {schemes.map((scheme) => (
        <li key={scheme.id} className={styles.scheme}>
          <SchemeRow offer={offer} scheme={scheme} />
        </li>
      ))}
    </ul>
  );
}

type SchemeProps = OfferProps & { readonly scheme: PricingScheme };

function SchemeRow(props: SchemeProps) {
  return (
    <>
      <SchemeValueFields {...props} />
      <GuestPays schemeId={props.scheme.id} />
    </>
  );
}

/** What it takes off in a scheme, by a value of its own or by that of the default scheme. */
export function SchemeValueFields({ offer, scheme }: SchemeProps) {
  const t = usePhrases(offersPhrases);
  const edit = useEditOffers();
  const path = schemeValuePath(offer.id, scheme.id);
  const mayEdit = useMayEdit(path);
  const [usual] = useSchemes();
  const value = offer.value.schemes.find(({ schemeId }) => schemeId === scheme.id);
  const set = (isOwn: boolean) =>
    edit([offer.id], (before) => withOwnValue(before, { schemeId: scheme.id, like: usual?.id ?? '', isOwn }));
  return (
    <>
      <div className={styles.schemeName}>
        <b>{scheme.name}</b>
        {mayEdit && !scheme.isDefault && (
          <Button size="compact-sm" variant="subtle" onClick={() => set(value === undefined)}>
            {value ? t('asScheme', { name: usual?.name ?? '' }) : t('ownValue')}
          </Button>
        )}
        {mayEdit && scheme.isDefault && !value && (
          <Button size="compact-sm" variant="subtle" onClick={() => set(true)}>
            {t('giveValue')}
          </Button>
        )}
      </div>
      <div className={styles.entries}>
        {value ? (
          <SchemeEntries offer={offer} value={value} path={path} />
        ) : (
          <Muted small>{scheme.isDefault ? t('noValue') : t('followsScheme', { name: usual?.name ?? '' })}</Muted>
        )}
      </div>
    </>
  );
}

function Limits({ path }: { readonly path: Path }) {
  return (
    <Grid columns={{ min: 260 }} gap={4} align="start">
      <LimitedPart path={[...path, 'limitOfferValue']}>
        <DocumentMoney path={[...path, 'limitOfferValue', 'amount']} />
      </LimitedPart>
      <LimitedPart path={[...path, 'cashierOverride']}>
        <Grid columns={2} gap={3} align="start">
          <DocumentMoney path={[...path, 'cashierOverride', 'amount']} />
          <DocumentPercent path={[...path, 'cashierOverride', 'percentage']} />
        </Grid>
      </LimitedPart>
      <DocumentSwitch path={[...path, 'excludeStyleUpcharge']} />
      <DocumentSwitch path={[...path, 'excludeModifierUpcharges']} />
      <DocumentSwitch path={[...path, 'freeDelivery']} />
      <DocumentSwitch path={[...path, 'autoGratuity']} />
    </Grid>
  );
}

/** What the default scheme gives, in every scheme. */
function SameForAll({ offer }: OfferProps) {
  const t = usePhrases(offersPhrases);
  const edit = useEditOffers();
  const schemes = useSchemes();
  const [usual] = schemes;
  const mayEdit = useMayEdit([...offerPath(offer.id), 'value']);
  const given = offer.value.schemes.find(({ schemeId }) => schemeId === usual?.id);
  if (!mayEdit || !given || schemes.length < 2) return null;
  return (
    <Button
      size="sm"
      variant="subtle"
      onClick={() =>
        edit([offer.id], (before) =>
          withSameValue(
            before,
            given,
            schemes.map(({ id }) => id),
          ),
        )
      }
    >
      {t('sameForAll')}
    </Button>
  );
}

export function schemeValuePath(offerId: string, schemeId: string): Path {
  return [...offerPath(offerId), 'value', 'schemes', { by: 'schemeId', value: schemeId }];
}

/** The schemes in use, the default one first. */
export function useSchemes(): readonly PricingScheme[] {
  const schemes: readonly PricingScheme[] = useMenu((menu) => menu.pricingSchemes);
  return schemes.filter(isSchemeInUse).toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault));
}

/** Gives some schemes one value; those of other schemes, which are not in use, stay. */
function withSameValue(offer: Offer, given: SchemeValue, ids: readonly string[]): Offer {
  const same = (schemeId: string) => ({ ...structuredClone(given), schemeId });
  const known = offer.value.schemes.map((value) => (ids.includes(value.schemeId) ? same(value.schemeId) : value));
  const missing = ids.filter((id) => known.every(({ schemeId }) => schemeId !== id));
  return { ...offer, value: { ...offer.value, schemes: [...known, ...missing.map(same)] } };
}

interface OwnValue {
  readonly schemeId: string;
  /** The scheme whose value it begins with. */
  readonly like: string;
  readonly isOwn: boolean;
}

/** Gives a scheme a value of its own, or lets it follow the default scheme again. */
function withOwnValue(offer: Offer, { schemeId, like, isOwn }: OwnValue): Offer {
  const others = offer.value.schemes.filter((value) => value.schemeId !== schemeId);
  const model = others.find((value) => value.schemeId === like);
  const own = model ? { ...structuredClone(model), schemeId } : newSchemeValue(schemeId);
  return { ...offer, value: { ...offer.value, schemes: isOwn ? [...others, own] : others } };
}
