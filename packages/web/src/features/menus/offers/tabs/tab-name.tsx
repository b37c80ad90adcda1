import { VisuallyHidden } from '@mantine/core';
import { keepsFromSaving, type Offer, type Path, samePath } from '@servery/domain';
import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react';
import { levelOf } from '../../../../editing/draft/draft-store.ts';
import { useChanges, useEditor, useEditorState } from '../../../../editing/draft/editor-context.ts';
import { offersPhrases } from '../../../../phrases/menus/offers.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { Count } from '../../../../ui/data/count.tsx';
import { UnsavedDot } from '../../../../ui/fields/label-line.tsx';
import { Row } from '../../../../ui/layout/row.tsx';
import { offerPath } from '../use-offers.ts';
import { type OfferTab, tabOf } from './offer-tabs.ts';

type TabNameProps = { readonly offer: Offer; readonly tab: OfferTab };

/** The name of a tab, and whether something in it is not saved, keeps the offer from being saved, or is worth a look. */
export function TabName({ offer, tab }: TabNameProps) {
  const t = usePhrases(offersPhrases);
  const problems = useEditorState((state) => state.problems);
  const changes = useChanges();
  const isIn = ({ path }: { readonly path: Path }) =>
    samePath(path.slice(0, 2), offerPath(offer.id)) && tabOf(path) === tab;
  const inTab = problems.filter(isIn);
  const level = levelOf(useEditor());
  const isWrong = inTab.some((one) => keepsFromSaving(one, level));
  return (
    <Row as="span" gap={1.5} inline>
      {t(`tab${tab}`)}
      {tab === 'groups' && offer.itemGroups.length > 0 && <Count value={offer.itemGroups.length} />}
      {changes.some(isIn) && (
        <>
          <UnsavedDot />
          <VisuallyHidden>{t('unsaved')}</VisuallyHidden>
        </>
      )}
      {inTab.length > 0 && !isWrong && (
        <Row as="span" inline tone="muted" role="img" aria-label={t('toLookAt')}>
          <IconInfoCircle size={14} stroke={1.75} aria-hidden />
        </Row>
      )}
      {isWrong && (
        <Row as="span" inline tone="bad" role="img" aria-label={t('wrong')}>
          <IconAlertCircle size={14} stroke={1.75} aria-hidden />
        </Row>
      )}
    </Row>
  );
}
