import { Button } from '@mantine/core';
import type { Offer, Path, SchemeValue } from '@servery/domain';
import { useState } from 'react';
import { useMayEdit } from '../../../../editing/draft/may-edit.ts';
import { DocumentMoney, DocumentPercent, DocumentSegments } from '../../../../editing/fields/document-choices.tsx';
import { DocumentSwitch } from '../../../../editing/fields/document-fields.tsx';
import { offersPhrases } from '../../../../phrases/menus/offers.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { Grid } from '../../../../ui/layout/grid.tsx';
import { Muted } from '../../../../ui/layout/muted.tsx';
import { Row } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Section } from '../../forms/section.tsx';
import { appliesTo } from '../offer-codes.ts';
import { useProof } from '../prover/proof-context.ts';
import { ChoiceList } from '../tabs/choice-list.tsx';
import { LimitedPart } from '../tabs/limited-part.tsx';
import { offerPath, useEditOffers } from '../use-offers.ts';
import { SchemeValues } from './scheme-values.tsx';
import { TakesOff } from './takes-off.tsx';
import { useSchemes } from './use-schemes.ts';
import { kindOf } from './value-edits.ts';
import { ValueGrid } from './value-grid.tsx';
import { ValueSentence } from './value-sentence.tsx';

type OfferProps = { readonly offer: Offer };

/** OF-18 to OF-24: the value that it takes off, in every pricing scheme, and the price that a guest then pays. */
export function ValueTab({ offer }: OfferProps) {
  const t = usePhrases(offersPhrases);
  const path = [...offerPath(offer.id), 'value'];
  const isEmpty = offer.itemGroups.length === 0;
  return (
    <>
      <div>
        <ValueSentence offer={offer} />
      </div>
      <Row gap={6} lineGap={3} align="start" wrap>
        <DocumentSegments path={[...path, 'appliesTo']} values={appliesTo} />
        <TakesOff offer={offer} />
      </Row>
      <Section title={t('perScheme')} actions={<SameForAll offer={offer} />}>
        {offer.value.appliesTo !== 'ENTIRE_ORDER' && isEmpty && (
          <Muted small>{t(offer.value.appliesTo === 'ANY_ITEM' ? 'everyItem' : 'needsGroups')}</Muted>
        )}
        <ValueGrid offer={offer} />
        <GridFoot offer={offer} />
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

/** How the grid is read, and the kinds of its values where they are not all one. */
function GridFoot({ offer }: OfferProps) {
  const t = usePhrases(offersPhrases);
  const { examples } = useProof();
  const [isAsked, setAsked] = useState(false);
  const [usual, ...others] = useSchemes();
  const isMixed = kindOf(offer) === undefined || kindOf(offer) === 'DIFFERENT_SIZE';
  const takesNothing = examples.length > 0 && examples.every(({ witness }) => witness === undefined);
  return (
    <Stack gap={3} align="start">
      {takesNothing && <Muted small>{t('takesNothing')}</Muted>}
      {others.length > 0 && <Muted small>{t('followsHint', { name: usual?.name ?? '' })}</Muted>}
      {!isMixed && (
        <Button size="sm" variant="subtle" aria-expanded={isAsked} onClick={() => setAsked(!isAsked)}>
          {t('otherKinds')}
        </Button>
      )}
      {(isMixed || isAsked) && <SchemeValues offer={offer} />}
    </Stack>
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

/** The value of the default scheme, in every scheme. */
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

/** Gives some schemes one value; those of other schemes, which are not in use, stay. */
function withSameValue(offer: Offer, given: SchemeValue, ids: readonly string[]): Offer {
  const same = (schemeId: string) => ({ ...structuredClone(given), schemeId });
  const known = offer.value.schemes.map((value) => (ids.includes(value.schemeId) ? same(value.schemeId) : value));
  const missing = ids.filter((id) => known.every(({ schemeId }) => schemeId !== id));
  return { ...offer, value: { ...offer.value, schemes: [...known, ...missing.map(same)] } };
}
