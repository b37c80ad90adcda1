import { Button } from '@mantine/core';
import { newSchemeValue, type Offer, type PricingScheme } from '@servery/domain';
import { useMayEdit } from '../../../../editing/draft/may-edit.ts';
import { offersPhrases } from '../../../../phrases/menus/offers.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { Muted } from '../../../../ui/layout/muted.tsx';
import styles from '../offers.module.css';
import { useEditOffers } from '../use-offers.ts';
import { SchemeEntries } from './scheme-entries.tsx';
import { schemeValuePath, useSchemes } from './use-schemes.ts';

type OfferProps = { readonly offer: Offer };

/** Each scheme with the kind of each of its values: for offers that take off another kind somewhere, or the price of a size. */
export function SchemeValues({ offer }: OfferProps) {
  const schemes = useSchemes();
  return (
    <ul className={styles.schemes}>
      {schemes.map((scheme) => (
        <li key={scheme.id} className={styles.scheme}>
          <SchemeValueFields offer={offer} scheme={scheme} />
        </li>
      ))}
    </ul>
  );
}

type SchemeProps = OfferProps & { readonly scheme: PricingScheme };

/** The value that it takes off in a scheme: its own or that of the default scheme. */
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
          <Button size="sm" variant="subtle" onClick={() => set(value === undefined)}>
            {value ? t('followScheme', { name: usual?.name ?? '' }) : t('ownValue')}
          </Button>
        )}
        {mayEdit && scheme.isDefault && !value && (
          <Button size="sm" variant="subtle" onClick={() => set(true)}>
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
