import { Button } from '@mantine/core';
import { LABEL_COLORS, type Offer } from '@servery/domain';
import { DocumentColor } from '../../../../editing/fields/colors/document-color.tsx';
import { DocumentSwitch, DocumentText } from '../../../../editing/fields/document-fields.tsx';
import { useField } from '../../../../editing/fields/use-field.ts';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { offersPhrases } from '../../../../phrases/menus/offers.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { Grid } from '../../../../ui/layout/grid.tsx';
import { Row } from '../../../../ui/layout/row.tsx';
import { Section } from '../../forms/section.tsx';
import { offerPath } from '../use-offers.ts';
import { newCouponCode } from './coupon-code.ts';
import { LimitedPart } from './limited-part.tsx';

/** OF-09: how an offer gets onto an order. */
export function ApplyingTab({ offer }: { readonly offer: Offer }) {
  const t = usePhrases(offersPhrases);
  const path = [...offerPath(offer.id), 'applying'];
  return (
    <>
      <Section title={t('asked')}>
        <Grid columns={{ min: 260 }} gap={4} align="start">
          <LimitedPart path={path} field="autoApplyIfCriteriaMet" hint={t('autoHint')}>
            <DocumentSwitch path={[...path, 'promptIfAutoApplied']} />
          </LimitedPart>
          <LimitedPart path={[...path, 'couponCode']} field="required" hint={t('codeHint')}>
            <CouponCode offer={offer} />
          </LimitedPart>
        </Grid>
      </Section>
      <Section title={t('shownAt')}>
        <Grid columns={{ min: 260 }} gap={4} align="start">
          <DocumentSwitch path={[...path, 'showInSmartCoupons']} />
          <DocumentSwitch path={[...path, 'showInDiscountScreenList']} />
          <DocumentSwitch path={[...path, 'createOnlineCouponButton']} />
          <LimitedPart path={[...path, 'posMenuButton']}>
            <DocumentColor path={[...path, 'posMenuButton', 'color']} swatches={LABEL_COLORS} />
          </LimitedPart>
        </Grid>
      </Section>
    </>
  );
}

/** OF-12: required while it is asked for; another offer with the same code is named. */
function CouponCode({ offer }: { readonly offer: Offer }) {
  const t = usePhrases(offersPhrases);
  const path = [...offerPath(offer.id), 'applying', 'couponCode', 'code'];
  const field = useField(path);
  const offers = useMenu((menu) => menu.offers);
  const code = offer.applying.couponCode.code.trim().toLowerCase();
  const other = offers.find(
    ({ id, applying }) => id !== offer.id && code !== '' && applying.couponCode.code.trim().toLowerCase() === code,
  );
  return (
    <Row gap={2} align="start" wrap>
      <DocumentText path={path} maxLength={60} {...(other && { hint: t('sameCode', { name: other.info.name }) })} />
      {code === '' && field.canEdit && (
        <Button size="sm" variant="subtle" onClick={() => field.setValue(newCouponCode())}>
          {t('proposeCode')}
        </Button>
      )}
    </Row>
  );
}
