import { Button, SegmentedControl } from '@mantine/core';
import { Link, useSearch } from '@tanstack/react-router';
import { kioskMenuPhrases } from '../../../phrases/menus/kiosk-menu.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { useKeepInAddress } from '../../../ui/frame/use-keep-in-address.ts';

/** Which part of the kiosk's menu is shown, kept in the address, and the way to its looks. */
export function KioskViews() {
  const t = usePhrases(kioskMenuPhrases);
  const isCategories = useShowsCategories();
  const keep = useKeepInAddress();
  return (
    <>
      <SegmentedControl
        aria-label={t('view')}
        value={isCategories ? 'categories' : 'items'}
        data={[
          { value: 'items', label: t('viewItems') },
          { value: 'categories', label: t('viewCategories') },
        ]}
        onChange={(show) => keep({ show: show === 'categories' ? show : undefined })}
      />
      <Button component={Link} to="/kiosk/design" search={true} variant="subtle">
        {t('kioskDesign')}
      </Button>
    </>
  );
}

export function useShowsCategories(): boolean {
  const { show } = useSearch({ strict: false });
  return show === 'categories';
}
