import { useMediaQuery } from '@mantine/hooks';
import { type Path, shownName } from '@servery/domain';
import { useLayoutEffect } from 'react';
import { EditorPage } from '../../../editing/page/editor-page.tsx';
import { SettingsEditor } from '../../../editing/page/settings-editor.tsx';
import { useWantedPlace } from '../../../editing/reveal/use-wanted-place.ts';
import { screenSections } from '../../../editing/settings-search/screen-sections.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { orderTypePhrases } from '../../../phrases/settings/order-types.ts';
import { SidePanel } from '../../../ui/layout/pane/side-panel.tsx';
import { DayParts } from './day-parts.tsx';
import { DeferredOrders } from './deferred-orders.tsx';
import { TypePanel } from './type-panel.tsx';
import { TypesTable } from './types-table.tsx';
import { closePanel, selectType, useOrderType, useSelectedType } from './use-order-type.ts';

/** OT-01: order types, where they are offered and their questions; promise times and deferred orders. */
export function OrderTypesPage() {
  return (
    <SettingsEditor>
      <OrderTypesScreen />
    </SettingsEditor>
  );
}

const sections = screenSections['/locationSettings/orderTypes'];

function OrderTypesScreen() {
  const t = usePhrases(orderTypePhrases);
  const isNarrow = useMediaQuery('(max-width: 1023px)', undefined, { getInitialValueInEffect: false });
  useWantedPlace(openType);
  return (
    <EditorPage title={t('title')} sections={sections} aside={isNarrow ? undefined : <TypePanel />}>
      <TypesTable />
      <DayParts />
      <DeferredOrders />
      {isNarrow && <PanelOver />}
    </EditorPage>
  );
}

/** The panel of the type that a place lies in, or that a promise time is of. */
function openType([section, , type]: Path): void {
  if (section === 'deferredOrders' || typeof type !== 'object') return;
  const id = Number('id' in type ? type.id : type.value);
  if (id > 0) selectType(id);
}

function PanelOver() {
  const { id, isPanelOpen } = useSelectedType();
  const type = useOrderType(id);
  // A type selected while the panel had a place of its own does not lie over the page.
  useLayoutEffect(closePanel, []);
  return (
    <SidePanel title={type ? shownName(type) : ''} isOpen={isPanelOpen} onClose={closePanel}>
      <TypePanel withTitle={false} />
    </SidePanel>
  );
}
