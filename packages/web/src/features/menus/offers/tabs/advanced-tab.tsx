import { Button } from '@mantine/core';
import type { Offer } from '@servery/domain';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useMayEdit } from '../../../../editing/draft/may-edit.ts';
import { DocumentChoice } from '../../../../editing/fields/document-choices.tsx';
import { DocumentSwitch, DocumentText } from '../../../../editing/fields/document-fields.tsx';
import { offersPhrases } from '../../../../phrases/menus/offers.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Grid } from '../../../../ui/layout/grid.tsx';
import { Row } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Section } from '../../forms/section.tsx';
import { newEntityId } from '../../new-entity-id.ts';
import { appliedFirst, shownAs, taxApplies } from '../offer-codes.ts';
import { offerPath, useEditOffers } from '../use-offers.ts';
import { LimitedPart } from './limited-part.tsx';

/** OF-27 to OF-30 */
export function AdvancedTab({ offer }: { readonly offer: Offer }) {
  const t = usePhrases(offersPhrases);
  const path = [...offerPath(offer.id), 'advanced'];
  return (
    <>
      <Section title={t('howCounted')}>
        <Grid columns={{ min: 240 }} gap={4} align="start">
          <DocumentChoice path={[...path, 'applyOfferTo']} values={appliedFirst} />
          <DocumentChoice path={[...path, 'taxApply']} values={taxApplies} />
          <DocumentChoice path={[...path, 'showOfferAs']} values={shownAs} />
          <DocumentSwitch path={[...path, 'reportAsLowerSale']} />
        </Grid>
      </Section>
      <Section title={t('asksFor')}>
        <Grid columns={{ min: 240 }} gap={4} align="start">
          <DocumentSwitch path={[...path, 'requireSignature']} />
          <DocumentSwitch path={[...path, 'physicalCouponExpected']} />
        </Grid>
        <LimitedPart path={[...path, 'requireReason']}>
          <Reasons offer={offer} />
        </LimitedPart>
      </Section>
    </>
  );
}

/** The reasons a cashier chooses from; without any the cashier types one. */
function Reasons({ offer }: { readonly offer: Offer }) {
  const t = usePhrases(offersPhrases);
  const edit = useEditOffers();
  const path = [...offerPath(offer.id), 'advanced', 'requireReason', 'reasons'];
  const mayEdit = useMayEdit(path);
  const { reasons } = offer.advanced.requireReason;
  const set = (next: typeof reasons) =>
    edit([offer.id], ({ advanced, ...rest }) => ({
      ...rest,
      advanced: { ...advanced, requireReason: { ...advanced.requireReason, reasons: next } },
    }));
  return (
    <Stack gap={3} align="start">
      {reasons.map(({ id, name }) => (
        <Row key={id} gap={2} align="end">
          <DocumentText path={[...path, { id }, 'name']} label={t('reason')} maxLength={200} />
          {mayEdit && (
            <IconButton
              label={t('removeReason', { name })}
              icon={<IconTrash size={16} stroke={1.75} aria-hidden />}
              onClick={() => set(reasons.filter((reason) => reason.id !== id))}
            />
          )}
        </Row>
      ))}
      {mayEdit && (
        <Button
          size="sm"
          leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
          onClick={() => set([...reasons, { id: newEntityId('reason'), name: '' }])}
        >
          {t('addReason')}
        </Button>
      )}
    </Stack>
  );
}
