import { Button } from '@mantine/core';
import type { LayoutTab } from '@servery/domain';
import { menuLayoutPhrases } from '../../../../phrases/menus/menu-layout.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { Row } from '../../../../ui/layout/row.tsx';
import { Finding } from '../../../../ui/messages/finding.tsx';
import type { Fill } from './use-fill.ts';

type FillProposalProps = { readonly fill: Fill; readonly tab: LayoutTab };

/** How many buttons would be placed on the tab, above the screen that shows where; nothing changes before the button is pressed. */
export function FillProposal({ fill: { proposed, place, setSource }, tab }: FillProposalProps) {
  const t = usePhrases(menuLayoutPhrases);
  if (!proposed) return null;
  const { added, beyond, already } = proposed;
  return (
    <section aria-label={t('fillProposal')}>
      <Finding>
        <div role="status">
          <p>
            {added.length === 0
              ? t('fillNothing', { tab: tab.name })
              : t('fillNew', { count: added.length, tab: tab.name })}
          </p>
          {beyond > 0 && <p>{t('fillBeyond', { count: beyond })}</p>}
          {already > 0 && <p>{t('fillAlready', { count: already })}</p>}
        </div>
        <Row gap={2}>
          {added.length > 0 && (
            <Button size="sm" variant="filled" onClick={place}>
              {t('fillDo', { count: added.length })}
            </Button>
          )}
          <Button size="sm" onClick={() => setSource(null)}>
            {t('cancel')}
          </Button>
        </Row>
      </Finding>
    </section>
  );
}
