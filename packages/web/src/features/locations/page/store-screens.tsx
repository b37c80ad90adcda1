import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { usePhrases } from '../../../phrases/phrases.ts';
import { navigationPhrases } from '../../../phrases/shell/navigation.ts';
import { locationsPhrases } from '../../../phrases/tenants/locations.ts';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Row } from '../../../ui/layout/row.tsx';

/** A screen that can be opened at the location; the app, which has the navigation, says which are for this person. */
export type StoreScreen = { readonly id: 'menuItems' | 'hoursForm' | 'deliverySettingsForm'; readonly path: string };

type StoreScreensProps = { readonly locationId: string; readonly screens: readonly StoreScreen[] };

/** The way from a location to its most often changed settings. */
export function StoreScreens({ locationId, screens }: StoreScreensProps) {
  const t = usePhrases(locationsPhrases);
  const tNavigation = usePhrases(navigationPhrases);
  if (screens.length === 0) return null;
  return (
    <nav aria-label={t('screensHere')}>
      <Row gap={2} wrap>
        <Muted as="span">{t('screensHere')}</Muted>
        {screens.map(({ id, path }) => (
          <Button key={id} renderRoot={(props) => <Link to={path} search={{ locationId }} {...props} />}>
            {tNavigation(id)}
          </Button>
        ))}
      </Row>
    </nav>
  );
}
