import { SegmentedControl } from '@mantine/core';
import { IconFocus2, IconMaximize } from '@tabler/icons-react';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { deliveryPhrases } from '../../../../phrases/settings/delivery.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import type { ZoneTool } from '../../../../ui/map/zone-map-types.ts';
import styles from './zones-canvas.module.css';

const tools = ['select', 'polygon', 'rectangle', 'circle'] as const;

type ZoneToolsProps = {
  readonly tool: ZoneTool;
  readonly canEdit: boolean;
  readonly onTool: (tool: ZoneTool) => void;
  readonly onFit: () => void;
  readonly onFitAll: () => void;
};

/** The choice of the mouse tool on the map, and of the part that the map shows. */
export function ZoneTools({ tool, canEdit, onTool, onFit, onFitAll }: ZoneToolsProps) {
  const t = usePhrases(deliveryPhrases);
  const handleTool = (value: string) => onTool(tools.find((one) => one === value) ?? 'select');
  const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <>
      {canEdit && (
        <div className={styles.tools}>
          <SegmentedControl
            size="sm"
            aria-label={t('tools')}
            value={tool}
            onChange={handleTool}
            data={tools.map((one) => ({ value: one, label: t(`tool.${one}`) }))}
          />
        </div>
      )}
      <div className={styles.views}>
        <IconButton label={t('fitZone')} icon={<IconFocus2 {...icon} />} onClick={onFit} />
        <IconButton label={t('fitAll')} icon={<IconMaximize {...icon} />} onClick={onFitAll} />
      </div>
    </>
  );
}
