import { type KioskInches, LEAST_TOUCH_MM } from '@servery/domain';
import { kioskMenuPhrases } from '../../../phrases/menus/kiosk-menu.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Finding } from '../../../ui/messages/finding.tsx';
import type { TouchSizes } from './use-touch-sizes.ts';

type TouchCheckProps = { readonly sizes: TouchSizes; readonly inches: KioskInches };

/** Whether guests hit their targets on a kiosk of a size: each kind of target in millimeters, those that are too small first. */
export function TouchCheck({ sizes, inches }: TouchCheckProps) {
  const t = usePhrases(kioskMenuPhrases);
  const small = sizes.filter(({ isTooSmall }) => isTooSmall);
  const enough = sizes.filter(({ isTooSmall }) => !isTooSmall);
  if (sizes.length === 0) return null;
  const given = { least: LEAST_TOUCH_MM, inches };
  return (
    <Stack as="section" gap={2} aria-label={t('touchSizes')}>
      {small.length > 0 && (
        <Finding tone="bad">
          <p>{t('touchSmall', given)}</p>
          <Sizes sizes={small} />
        </Finding>
      )}
      {enough.length > 0 && (
        <Finding tone={small.length === 0 ? 'good' : 'info'}>
          {small.length === 0 && <p>{t('touchGood', given)}</p>}
          <Sizes sizes={enough} />
        </Finding>
      )}
    </Stack>
  );
}

function Sizes({ sizes }: Pick<TouchCheckProps, 'sizes'>) {
  const t = usePhrases(kioskMenuPhrases);
  return (
    <ul>
      {sizes.map(({ target, width, height }) => (
        <li key={target}>{t('touchSize', { target: t(`target_${target}`), width, height })}</li>
      ))}
    </ul>
  );
}
