import { Checkbox, VisuallyHidden } from '@mantine/core';
import type { RoutePlace } from '@servery/domain';
import { deviceNames } from '@servery/words';
import { Link } from '@tanstack/react-router';
import { useEditor, useEditorState } from '../../../editing/draft/editor-context.ts';
import { useChainRows } from '../../../editing/fields/value-chain.tsx';
import { OverrideBelowList } from '../../../editing/overrides/below/override-below-list.tsx';
import { usePhrases } from '../../../phrases/phrases.ts';
import { printerOptionPhrases } from '../../../phrases/settings/printer-options.ts';
import { ChainPopover } from '../../../ui/inheritance/chain-popover.tsx';
import styles from './routing.module.css';
import { idsOf, type Routes, readRoute, routePath } from './use-routes.ts';

type RouteChoicesProps = {
  readonly routes: Routes;
  readonly place: RoutePlace;
  readonly title: string;
  readonly onChoose: (selected: readonly string[]) => void;
};

/** The printers or displays of one cell, and where its selection comes from. */
export function RouteChoices({ routes, place, title, onChoose }: RouteChoicesProps) {
  const t = usePhrases(printerOptionPhrases);
  const { devices, canEdit } = routes;
  const { selected } = routes.cellAt(place);
  const toggle = (id: string) =>
    onChoose(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id]);
  return (
    <div>
      <fieldset className={styles.devices}>
        <VisuallyHidden component="legend">{title}</VisuallyHidden>
        {devices.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={selected.includes(id)}
            disabled={!canEdit}
            onChange={() => toggle(id)}
          />
        ))}
        {devices.length === 0 && (
          <p className={styles.quiet}>
            {t('noDevices')} <Link to="/locationSettings/printers">{t('goToPrinters')}</Link>
          </p>
        )}
      </fieldset>
      <RouteChain routes={routes} place={place} title={title} />
    </div>
  );
}

function RouteChain({ routes, place, title }: Omit<RouteChoicesProps, 'onChoose'>) {
  const { level } = useEditor();
  const draft = useEditorState((state) => state.draft);
  const path = routePath(place);
  const format = (value: Parameters<typeof idsOf>[0]) => deviceNames(idsOf(value), draft);
  const rows = useChainRows(path, format, readRoute(place));
  const isOwn = level.kind !== 'company' && routes.cellAt(place).origin === level.kind;
  const canRevert = isOwn && routes.canEdit;
  return (
    <ChainPopover title={title} rows={rows} {...(canRevert && { onRevert: () => routes.edit([[place, 'inherited']]) })}>
      {level.kind !== 'here' && <OverrideBelowList path={path} label={title} format={format} />}
    </ChainPopover>
  );
}
